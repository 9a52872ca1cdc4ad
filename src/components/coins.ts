import type { ComponentProps } from 'react';
import type { CoinDisc } from '../ui/CoinDisc.tsx';

type Mark = Pick<ComponentProps<typeof CoinDisc>, 'glyph' | 'colour'>;

const marks: Record<string, Mark> = {
  BTC: { glyph: '₿', colour: 3 },
  ETH: { glyph: 'Ξ', colour: 1 },
  USDT: { glyph: '₮', colour: 2 },
  USDC: { glyph: '$', colour: 5 },
  DOGE: { glyph: 'Ð', colour: 3 },
  SOL: { glyph: 'S', colour: 4 },
  XRP: { glyph: 'X', colour: 5 },
  ADA: { glyph: '₳', colour: 1 },
  LTC: { glyph: 'Ł', colour: 0 },
  PEPE: { glyph: 'P', colour: 2 },
};

/** A coin's glyph and tint; an unknown one gets its first letter. */
export function coinMark(code: string): Mark {
  return marks[code] ?? { glyph: code.slice(0, 1), colour: 0 };
}
