/**
 * Control and format characters reverse or break a text for its reader. The two joiners are letters of some languages.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** Makes them visible, as ⟨U+202E⟩; line breaks are kept. */
export const showHidden = (text: string): string =>
  text.replaceAll(new RegExp(hidden, 'gu'), (sign) =>
    sign === '\n' ? sign : `⟨U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );

export const hasHidden = (text: string): boolean => hidden.test(text);

/** Like `hasHidden`, for a text that may have several lines. */
export const hasHiddenInLines = (text: string): boolean => hasHidden(text.replaceAll(/[\r\n]/g, ''));
