/** A name that its owner knows again and nobody else learns, as L••• H•••: the first and the last word, without their ends. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const shown = words.length > 2 ? [words[0]!, words.at(-1)!] : words;
  return shown.map((word) => `${[...word][0]}•••`).join(' ');
}

/** A mask of the wire as the app shows masks. What is sent back stays as it came. */
export const withBullets = (masked: string): string => masked.replaceAll('*', '•');
