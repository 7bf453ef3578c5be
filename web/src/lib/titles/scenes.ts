// Pictures of what a title can play, as its stage brings them; not every title has some.
const pictures = import.meta.glob<string>('../../stages/*/scenarios/*.svg', { eager: true, query: '?url', import: 'default' });

/** The picture of a scenario. */
export const pictureOf = (title: string, id: string): string | undefined => pictures[`../../stages/${title}/scenarios/${id}.svg`];
