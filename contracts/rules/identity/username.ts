/** 4 to 20 letters of the English alphabet, digits or underscores; letter case is kept for show and does not count. */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_]{4,20}$/.test(text);
}
