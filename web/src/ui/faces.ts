// The faces that people and bots wear: one file each, fetched when it is first shown.
const files = import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?url', import: 'default' });

const nameOf = (path: string): string => path.slice('./faces/'.length, -'.svg'.length);

/** All faces there are, in the order in which they are offered. */
export const FACES: string[] = Object.keys(files).map(nameOf);

/** Where the picture of a face is; null for one that this client does not know. */
export const faceUrl = (face: string): string | null => files[`./faces/${face}.svg`] ?? null;
