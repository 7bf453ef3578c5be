/** Whether parts of the table that can fail do. */
export const trap = $state({ set: false });
