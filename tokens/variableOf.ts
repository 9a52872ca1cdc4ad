/** Name of a token's CSS variable, without its dashes: `accent.fillPressed` is `accent-fill-pressed`. */
export const variableOf = (path: readonly string[]): string =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');
