/**
 * 4 to 32 letters, digits and single spaces. The phrase appears in every mail to its owner: it must not form a link or
 * contain invisible letters.
 */
export function isPhrase(text: string): boolean {
  return text.length >= 4 && text.length <= 32 && /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(text);
}
