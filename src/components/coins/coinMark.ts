type Colour = 0 | 1 | 2 | 3 | 4 | 5;

const marks: Record<string, { glyph: string; colour: Colour }> = {
  BTC: { glyph: '₿', colour: 3 },
  ETH: { glyph: 'Ξ', colour: 1 },
  USDT: { glyph: '₮', colour: 2 },
  USDC: { glyph: '$', colour: 5 },
  DOGE: { glyph: 'Ð', colour: 3 },
  SOL: { glyph: 'S', colour: 4 },
  XRP: { glyph: 'X', colour: 0 },
  ADA: { glyph: '₳', colour: 1 },
  LTC: { glyph: 'Ł', colour: 5 },
  PEPE: { glyph: 'P', colour: 2 },
  TRX: { glyph: 'T', colour: 3 },
  LINK: { glyph: 'L', colour: 1 },
  AVAX: { glyph: 'A', colour: 4 },
  BCH: { glyph: 'Ƀ', colour: 2 },
  TON: { glyph: 'T', colour: 5 },
  DOT: { glyph: 'D', colour: 4 },
  UNI: { glyph: 'U', colour: 4 },
};

/** Currency glyph of a coin and its data colour; the first letter for coins without a glyph. */
export function coinMark(code: string): { glyph: string; colour: Colour } {
  return marks[code] ?? { glyph: code.slice(0, 1), colour: 0 };
}
