import { describe, expect, it } from 'vitest';
import type { MarketTrade } from '../../../contracts/feed.ts';
import { recentTrades } from './recentTrades.ts';

const trade = (id: string, ts: number): MarketTrade => ({
  id,
  ts,
  price: '1',
  amount: '1',
  direction: 'buy',
});
const ids = (trades: readonly MarketTrade[]): string => trades.map(({ id }) => id).join(' ');

describe('the last trades', () => {
  it('stand newest first, each once, however their batches came', () => {
    const late = [trade('7', 700), trade('5', 500), trade('6', 600), trade('5', 500), trade('4', 400)];
    expect(ids(recentTrades(late, 50))).toBe('7 6 5 4');
  });

  it('keep their places among trades of the same millisecond when a newer one comes', () => {
    const before = [trade('c', 10), trade('b', 10), trade('a', 10)];
    const after = [trade('d', 11), ...before];
    expect(ids(recentTrades(before, 50))).toBe('c b a');
    expect(ids(recentTrades(after, 50))).toBe('d c b a');
  });

  it('are the newest so many', () => {
    const many = Array.from({ length: 80 }, (_, index) => trade(String(index), index));
    const shown = recentTrades(many, 50);
    expect(shown).toHaveLength(50);
    expect(shown[0]?.id).toBe('79');
    expect(shown.at(-1)?.id).toBe('30');
  });
});
