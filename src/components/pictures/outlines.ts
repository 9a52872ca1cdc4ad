// Outline of the expected picture, on a grid of 72 by 48 units.
const frame = 'M7 4h58a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z';

export const idFront = `${frame}M14 19a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM10.5 36c1-6 4.5-9 9.5-9s8.5 3 9.5 9M38 17h22M38 24h22M38 31h13`;
export const idBack = `${frame}M4 13h64M13 21h28M13 27h20M13 34h46M13 39h46`;
export const holdingId =
  'M18 13a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 46c1-12 8-18 19-18c4 0 7 .8 9.5 2.5M42 24h22a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H42a2 2 0 0 1-2-2V26a2 2 0 0 1 2-2zM44.5 31.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM54 30h8M54 34h8M45 38h16M47 42l-4 4';
export const transferProof =
  'M22 4h28a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM26 13h20M26 19h12M26 25h20M26 31h20M26 37h14';
