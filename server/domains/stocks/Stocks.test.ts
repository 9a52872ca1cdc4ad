import { describe, expect, it } from 'vitest';
import { candlePeriods } from '../../../contracts/candles.ts';
import { exchangeDay, stockDateOf } from '../../../contracts/rules/stockSessions.ts';
import { toUnits } from '../../ledger/units.ts';
import { SimulatedStocks } from './sources/SimulatedStocks.ts';
import { Stocks } from './Stocks.ts';
import type { StockCandle } from './Stocks.ts';
import { stocks as listed } from './stocks.config.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const always = 99_999_999_999_000;
/** Friday, 11:48 in New York. */
const openMs = utc('2026-11-20T16:48:30');

function simulated(nowMs: number, seed = 1): { stocks: Stocks; clock: { now(): number; at: number } } {
  const clock = { at: nowMs, now: () => clock.at };
  return { stocks: new Stocks(new SimulatedStocks({ clock, seed })), clock };
}

const timesOf = (candles: readonly StockCandle[]): string[] =>
  candles.map(({ time }) => new Date(time).toISOString().slice(0, 16));

const units = (text: string): bigint => toUnits(text, 4);

/** One candle of several. */
function summedUp(candles: readonly StockCandle[]): Omit<StockCandle, 'time'> {
  const highest = candles.reduce((one, other) => (units(other.high) > units(one.high) ? other : one));
  const lowest = candles.reduce((one, other) => (units(other.low) < units(one.low) ? other : one));
  return {
    open: candles[0]!.open,
    close: candles.at(-1)!.close,
    high: highest.high,
    low: lowest.low,
    volume: String(candles.reduce((sum, { volume }) => sum + BigInt(volume), 0n)),
  };
}

it('quotes are worked out once a second, however many ask', () => {
  const clock = { now: () => openMs };
  const source = new SimulatedStocks({ clock, seed: 1 });
  let reads = 0;
  const counted = Object.assign(Object.create(source) as SimulatedStocks, {
    bars: (...asked: Parameters<SimulatedStocks['bars']>) => {
      reads += 1;
      return source.bars(...asked);
    },
  });
  const stocks = new Stocks(counted);
  const quotes = stocks.quotes();
  const firstReads = reads;
  expect(firstReads).toBeGreaterThan(0);
  for (let times = 0; times < 50; times += 1) {
    expect(stocks.quotes()).toEqual(quotes);
    expect(stocks.quote('KO')).toBe(quotes.find(({ symbol }) => symbol === 'KO'));
  }
  expect(reads).toBe(firstReads);
  clock.now = () => openMs + 1000;
  expect(stocks.quotes()[0]!.as_of_ms).toBe(quotes[0]!.as_of_ms! + 1000);
});

describe('simulated stocks', () => {
  it('quote while the exchange is open what was known 15 minutes ago', () => {
    const { stocks } = simulated(openMs);
    const quotes = stocks.quotes();
    expect(quotes.map(({ symbol }) => symbol)).toEqual(listed.map(({ symbol }) => symbol));
    for (const quote of quotes) {
      expect(quote).toMatchObject({
        source: 'simulated',
        delay_s: 900,
        as_of_ms: utc('2026-11-20T16:33:30'),
        time_ms: utc('2026-11-20T16:33:00'),
      });
      // The previous close, 10:00, 10:30, 11:00, 11:30, and the last price.
      expect(quote.session_closes).toHaveLength(6);
      expect(quote.session_closes![0]).toBe(quote.previous_close);
      expect(quote.session_closes!.at(-1)).toBe(quote.now_price);
      const [session] = stocks.candles(quote.symbol, '1day', utc('2026-11-20T00:00'), always);
      const { now_price: close, high, low, volume } = quote;
      expect(session).toMatchObject({ close, high, low, volume });
      const [before] = stocks.candles(quote.symbol, '1day', utc('2026-11-19T00:00'), utc('2026-11-19T00:00'));
      expect(before!.close).toBe(quote.previous_close);
      const percent = (Number(close) / Number(before!.close) - 1) * 100;
      expect(Number(quote.change)).toBeCloseTo(percent, 1);
    }
  });

  it.each([
    ['at night', '2026-11-21T06:00', '2026-11-20T21:00'],
    ['on a Sunday', '2026-11-22T15:00', '2026-11-20T21:00'],
    ['in the pre-market', '2026-11-20T14:00', '2026-11-19T21:00'],
    ['before the first delayed minute of a session', '2026-11-20T14:45', '2026-11-19T21:00'],
    ['on a holiday', '2026-11-26T16:00', '2026-11-25T21:00'],
    ['on the evening of a half day', '2026-11-27T22:00', '2026-11-27T18:00'],
  ])('%s quote the close of the last session', (_case, now, closedAt) => {
    const { stocks } = simulated(utc(now));
    const quote = stocks.quote('AAPL')!;
    expect(quote.time_ms).toBe(utc(closedAt));
    const minutes = stocks.candles('AAPL', '1min', 0, always);
    expect(minutes.at(-1)!.time).toBe(utc(closedAt) - 60_000);
    expect(minutes.at(-1)!.close).toBe(quote.now_price);
    const day = exchangeDay(stockDateOf(utc(closedAt)))!;
    // The previous close and each half hour; the last one is the last price.
    expect(quote.session_closes).toHaveLength(1 + (day.isHalf ? 7 : 13));
  });

  it('change nothing when the server is started again, and differ by seed', () => {
    const ask = (stocks: Stocks) =>
      listed.flatMap(({ symbol }) =>
        candlePeriods.map((period) => stocks.candles(symbol, period, 0, always)),
      );
    const running = simulated(utc('2026-11-19T15:00'));
    ask(running.stocks);
    running.clock.at = openMs;
    const { stocks: restarted } = simulated(openMs);
    expect(ask(restarted)).toEqual(ask(running.stocks));
    expect(restarted.quotes()).toEqual(running.stocks.quotes());
    expect(simulated(openMs, 2).stocks.quote('AAPL')).not.toEqual(restarted.quote('AAPL'));
  });

  it('keep what has been told: later candles begin with the earlier ones', () => {
    const { stocks, clock } = simulated(openMs);
    const before = stocks.candles('TSLA', '5min', openMs - 3_600_000, always);
    clock.at += 1_800_000;
    const after = stocks.candles('TSLA', '5min', openMs - 3_600_000, always);
    // The last one was forming.
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(after).toHaveLength(before.length + 6);
  });

  it('have over a whole year no candle of closed hours, and all of open ones', () => {
    const { stocks, clock } = simulated(0);
    const dates: string[] = [];
    for (let at = utc('2026-01-02T06:00'); at < utc('2027-01-02T06:00'); at += 86_400_000) {
      clock.at = at;
      const date = stockDateOf(at - 43_200_000);
      const day = exchangeDay(date);
      const [fromMs, toMs] = [at - 86_400_000, at];
      const minutes = stocks.candles('AAPL', '1min', fromMs, toMs);
      const halfHours = stocks.candles('AAPL', '30min', fromMs, toMs);
      const expected = day
        ? Array.from({ length: day.isHalf ? 210 : 390 }, (_, minute) => day.opensMs + minute * 60_000)
        : [];
      expect([date, minutes.map(({ time }) => time)]).toEqual([date, expected]);
      expect(halfHours.map(({ time }) => time)).toEqual(expected.filter((_, minute) => minute % 30 === 0));
      if (day) dates.push(date);
    }
    expect(stocks.candles('AAPL', '1day', utc('2026-01-02T00:00'), always).map(({ time }) => time)).toEqual(
      dates.map((date) => utc(`${date}T00:00`)),
    );
  });

  it('add up exactly from each period to the next', () => {
    const { stocks } = simulated(utc('2026-11-28T03:00'));
    const all = (period: (typeof candlePeriods)[number]) => stocks.candles('NVDA', period, 0, always);
    const minutes = all('1min');
    const startsOf = {
      '5min': (time: number) => time - (time % 300_000),
      '30min': (time: number) => time - (time % 1_800_000),
      '60min': (time: number) => {
        const { opensMs } = exchangeDay(stockDateOf(time))!;
        return time - ((time - opensMs) % 3_600_000);
      },
      '1day': (time: number) => utc(`${stockDateOf(time)}T00:00`),
    };
    for (const [period, startOf] of Object.entries(startsOf)) {
      const groups = Map.groupBy(minutes, ({ time }) => startOf(time));
      // The oldest minutes of the answer may belong to a candle whose beginning is cut off.
      const [first] = groups.keys();
      groups.delete(first!);
      expect(groups.size).toBeGreaterThan(2);
      const longer = new Map(all(period as '5min').map((candle) => [candle.time, candle]));
      for (const [time, parts] of groups)
        expect([period, longer.get(time)]).toEqual([period, { time, ...summedUp(parts) }]);
    }
    const days = all('1day');
    const mondayOf = (time: number) => time - ((new Date(time).getUTCDay() + 6) % 7) * 86_400_000;
    const firstOf = (time: number) => utc(`${new Date(time).toISOString().slice(0, 7)}-01T00:00`);
    for (const [period, startOf] of [
      ['1week', mondayOf],
      ['1mon', firstOf],
    ] as const) {
      const groups = Map.groupBy(days, ({ time }) => startOf(time));
      const longer = all(period);
      for (const { time, ...candle } of longer) expect(candle).toEqual(summedUp(groups.get(time)!));
      // A week that began before the kept days is left out.
      expect(groups.size - longer.length).toBe(period === '1week' ? 1 : 0);
    }
  });

  it('begin hours with the session, in summer and in winter', () => {
    const hours = ['30', '30', '30', '30', '30', '30', '30'];
    for (const [now, date, first] of [
      ['2026-11-21T06:00', '2026-11-20', 14],
      ['2026-10-31T06:00', '2026-10-30', 13],
    ] as const) {
      const { stocks } = simulated(utc(now));
      const candles = stocks.candles('KO', '60min', utc(`${date}T00:00`), always);
      expect(timesOf(candles)).toEqual(hours.map((minute, index) => `${date}T${first + index}:${minute}`));
    }
  });

  it('have a week of the exchange days of a week with a holiday, on its Monday', () => {
    const { stocks } = simulated(utc('2026-11-28T03:00'));
    const week = stocks.candles('V', '1week', utc('2026-11-23T00:00'), always);
    const days = stocks.candles('V', '1day', utc('2026-11-23T00:00'), always);
    expect(timesOf(days)).toEqual(['23', '24', '25', '27'].map((day) => `2026-11-${day}T00:00`));
    expect(week).toEqual([{ time: utc('2026-11-23T00:00'), ...summedUp(days) }]);
  });

  it('stay plausible: prices have two decimals, a range within 5 % in a half hour, and a daily deviation as configured', () => {
    const { stocks } = simulated(openMs);
    for (const { symbol, simulation } of listed) {
      for (const { open, high, low, close } of stocks.candles(symbol, '30min', 0, always)) {
        expect([open, high, low, close].join(' ')).toMatch(/^(\d+\.\d\d ?){4}$/);
        expect(Number(high) / Number(low)).toBeLessThan(1.05);
      }
      const closes = stocks.candles(symbol, '1day', 0, always).map(({ close }) => Math.log(Number(close)));
      const changes = closes.slice(1).map((close, index) => close - closes[index]!);
      const deviation = Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length);
      const ratio = (deviation * Math.sqrt(252)) / Number(simulation.volatility);
      expect(ratio).toBeGreaterThan(0.7);
      expect(ratio).toBeLessThan(1.3);
    }
  });

  it('answer the newest 1500 candles of a range, bounds included', () => {
    const { stocks } = simulated(openMs);
    const all = stocks.candles('AAPL', '1min', 0, always);
    expect(all).toHaveLength(1500);
    expect(all.at(-1)!.time).toBe(utc('2026-11-20T16:32'));
    const [from, to] = [all[10]!.time, all[20]!.time];
    expect(stocks.candles('AAPL', '1min', from, to)).toEqual(all.slice(10, 21));
    expect(stocks.candles('AAPL', '1min', from, from)).toEqual([all[10]]);
    expect(stocks.candles('AAPL', '1min', 0, 1000)).toEqual([]);
  });
});
