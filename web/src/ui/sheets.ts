// Where the icon sheets are; `scripts/icons.json` names one for each title, and `ui` for all.
const sheets = import.meta.glob<string>('../generated/*.svg', { eager: true, query: '?url', import: 'default' });

export const sheetOf = (set: string): string => sheets[`../generated/${set}.svg`] ?? '';
