// Keys of answers in Waste Knights, made and read in one place.

/** The answer that names a hex. */
export const hexKey = (hex: number): string => `h${hex}`;
