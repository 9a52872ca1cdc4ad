/** How many digits a fund password has. */
export const pinLength = 6;

/** The digits of what was typed, pasted or pressed; wide ones of a Japanese keyboard are digits too. */
export const pinDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, pinLength);
