/**
 * 4 to 32 letters, digits and single spaces. A phrase stands in every mail to its owner: nothing in it may become a link,
 * and no letter may be one that nobody sees.
 */
export function isPhrase(text: string): boolean {
  return text.length >= 4 && text.length <= 32 && /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(text);
}
