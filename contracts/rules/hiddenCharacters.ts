/**
 * Control and format characters turn a text around or break it for whoever reads it. The two joiners are letters of some
 * languages.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

export const hasHidden = (text: string): boolean => hidden.test(text);
