/**
 * Where the system chooses the colours of every page, a background that says something, such as a selection, keeps its
 * role's colour: a system colour too (theme.css.ts).
 */
export const ownColours = { '(forced-colors: active)': { forcedColorAdjust: 'none' } } as const;
