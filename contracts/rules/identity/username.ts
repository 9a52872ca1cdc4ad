/**
 * 4 to 20 letters of the English alphabet, digits or underscores; letter case is preserved for display and ignored in
 * comparisons.
 */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_]{4,20}$/.test(text);
}
