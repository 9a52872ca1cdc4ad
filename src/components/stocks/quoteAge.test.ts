import { describe, expect, it } from 'vitest';
import { asOfMs, isQuoteStale } from './quoteAge.ts';

/** A moment in New York on a day of November 2026, which has standard time. */
const inNewYork = (day: number, hour: number, minute: number): number =>
  Date.UTC(2026, 10, day, hour + 5, minute);

describe('the time of a price', () => {
  it('is up to when the source has told all prices, also without a later trade', () => {
    const quote = { time_ms: inNewYork(20, 11, 20), as_of_ms: inNewYork(20, 11, 33) };
    expect(asOfMs(quote)).toBe(inNewYork(20, 11, 33));
  });

  it.each([
    ['on Saturday', inNewYork(21, 9, 45)],
    ['before the opening on Monday', inNewYork(23, 8, 0)],
  ])('stays the close of Friday %s', (_, as_of_ms) => {
    expect(asOfMs({ as_of_ms })).toBe(inNewYork(20, 16, 0));
  });

  it('is 13:00 after a half day', () => {
    expect(asOfMs({ as_of_ms: inNewYork(28, 12, 0) })).toBe(inNewYork(27, 13, 0));
  });

  it('is that of the last price where the back end tells no more, and unknown without it', () => {
    expect(asOfMs({ time_ms: inNewYork(20, 11, 20) })).toBe(inNewYork(20, 11, 20));
    expect(asOfMs({})).toBeUndefined();
  });
});

describe('[rule:market.stock.delay] a price', () => {
  const delayed = (as_of_ms: number) => ({ as_of_ms, delay_s: 900 });

  it('of a source that is 15 minutes late is not stale at that age', () => {
    expect(isQuoteStale(delayed(inNewYork(20, 11, 33)), inNewYork(20, 11, 48))).toBe(false);
  });

  it('is stale once it is older than the delay explains', () => {
    expect(isQuoteStale(delayed(inNewYork(20, 11, 33)), inNewYork(20, 11, 51))).toBe(true);
  });

  it('of the close is not stale until the next session', () => {
    const atClose = delayed(inNewYork(20, 16, 0));
    expect(isQuoteStale(atClose, inNewYork(22, 12, 0))).toBe(false);
    expect(isQuoteStale(atClose, inNewYork(23, 9, 40))).toBe(false);
    expect(isQuoteStale(atClose, inNewYork(23, 9, 50))).toBe(true);
  });

  it('without a time has no age', () => {
    expect(isQuoteStale({ delay_s: 900 }, inNewYork(20, 11, 48))).toBe(false);
  });
});
