import { describe, expect, it } from 'vitest';
import { pair as quote } from '../../../../contracts/examples/market.ts';
import { figureRooms } from './figureRooms.ts';
import { rulesPair } from './rulesPair.ts';

const pair = rulesPair(quote);
const whole = (text: string): number => text.split('.')[0]!.length;
const fraction = (text: string): number => text.split('.')[1]?.length ?? 0;

describe('the room of a ticket’s figures', () => {
  it('has every decimal that a figure can have', () => {
    const rooms = figureRooms(pair, { base: '0.1', quote: '10' }, '97412.6');
    expect([rooms.base, rooms.quote].map(fraction)).toEqual([pair.baseScale, pair.quoteScale]);
    // Decimals allowed by the step.
    expect(fraction(rooms.largest)).toBe(4);
    expect(rooms.price).toBe('99999.9');
  });

  it('does not depend on an order of a usual size', () => {
    const before = figureRooms(pair, { base: '0.1', quote: '10000' }, '97412.6');
    expect(figureRooms(pair, { base: '0.15', quote: '9920.85146875' }, '97415.1')).toEqual(before);
    expect(figureRooms(pair, {}, '97412.6')).toEqual(before);
  });

  it('grows with what is owned, in either coin', () => {
    const rich = figureRooms(pair, { base: '0', quote: '12345678' }, '97412.6');
    expect([rich.quote, rich.base, rich.quoteFee].map(whole)).toEqual([8, 3, 5]);
    expect(whole(figureRooms(pair, { base: '1234', quote: '0' }, '97412.6').quote)).toBe(9);
  });
});
