/** Parses `YYYY-MM-DD hh:mm:ss` in UTC, the time format of compatible back ends; NaN if invalid. */
export const utcMs = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
