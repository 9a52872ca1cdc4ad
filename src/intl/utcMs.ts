/** `YYYY-MM-DD hh:mm:ss` in UTC, as family back ends write times; NaN where it is none. */
export const utcMs = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
