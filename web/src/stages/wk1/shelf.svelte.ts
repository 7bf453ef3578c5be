// What somebody has taken from the shelf to look at, while nothing else stands beside the map.
export const shelf = $state<{ open: 'stalls' | 'tasks' | null }>({ open: null });
