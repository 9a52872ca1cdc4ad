// Products, orders and the report in the protocol's format.
import { BigNumber } from 'bignumber.js';
import { paymentMs, totalInterest, totalRate } from '../../../contracts/rules/hosting.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { sentenceIn } from './hostingConfig.ts';
import type { HostingProduct } from './hostingConfig.ts';
import type { HostingSum } from './hostingLists.ts';
import { amountOf, daysPastOf, paymentOf, redemptionOf, termsOf } from './public/hostingRows.ts';
import type { HostingOrderRow } from './tables.ts';

type Schemas = components['schemas'];

/** Interest is paid at the start of a UTC day. */
const payment_time = '00:00';
const realDayMs = 86_400_000;

/** Only for a day shorter than the real one. */
const fasterDay = (dayMs: number) => (dayMs === realDayMs ? {} : { day_s: dayMs / 1000 });

interface Now {
  now: number;
  dayMs: number;
  locale: LocaleId;
  left: string | undefined;
  delayed: number | undefined;
}

export function productView(
  { id, asset, dayRate, days, minimum, capacity, rule, ratio, source, paused }: HostingProduct,
  { now, dayMs, locale, left, delayed }: Now,
): Schemas['HostingProduct'] {
  const { id: currency_id, scale } = assetOf(asset);
  return {
    id,
    currency_id,
    currency_name: asset,
    name: `${asset} ${days}`,
    scale,
    day: days,
    interest_rate: new BigNumber(dayRate).times(100).toFixed(),
    day_rate: dayRate,
    save_min: minimum,
    max_interest_rate: totalRate({ dayRate, days, scale }),
    yield_source: sentenceIn(source, locale),
    penalty_rule: rule,
    ...(rule === 'B' ? {} : { settlement_ratio: ratio }),
    ...(capacity !== undefined && left !== undefined && { capacity, capacity_left: left }),
    ...(paused && { paused: sentenceIn(paused, locale) }),
    ...(delayed !== undefined && { delayed_ms: delayed }),
    payment_time,
    ...fasterDay(dayMs),
    first_payment_ms: paymentMs({ dayMs }, now, 1),
    end_ms: paymentMs({ dayMs }, now, days),
  };
}

/** Command result for an order. */
export function answerView(row: HostingOrderRow, now: number): Schemas['HostingAnswer'] {
  const isRunning = row.state === 'running';
  const { penalty, refund } = isRunning
    ? redemptionOf(row, daysPastOf(row, now))
    : { penalty: amountOf(row, row.penalty_units), refund: amountOf(row, row.units - row.penalty_units) };
  return {
    id: Number(row.id),
    config_id: Number(row.product),
    currency_name: row.asset,
    amount: amountOf(row, row.units),
    day: Number(row.days),
    status: isRunning ? 1 : 2,
    is_cancel: row.state === 'redeemed' ? 1 : 0,
    current_interest: amountOf(row, row.paid_units),
    cancel_fee: penalty,
    refund,
    created_ms: Number(row.created_at),
    first_payment_ms: paymentOf(row, 1),
    end_ms: paymentOf(row, Number(row.days)),
    ...(row.client_id === null ? {} : { client_order_id: row.client_id }),
  };
}

export function orderView(row: HostingOrderRow, now: number): Schemas['HostingOrder'] {
  const answer = answerView(row, now);
  const { id: currency_id } = assetOf(row.asset);
  const terms = termsOf(row);
  const left = row.state === 'running' ? answer.day - daysPastOf(row, now) : 0;
  const next = paymentOf(row, answer.day - left + 1);
  return {
    ...answer,
    currency_id,
    scale: terms.scale,
    day_rate: row.day_rate,
    remain_day: left,
    total_interest: totalInterest(terms, answer.amount),
    start_at: secondsText(answer.first_payment_ms),
    end_at: secondsText(answer.end_ms),
    created_at: secondsText(answer.created_ms),
    updated_at: secondsText(Number(row.changed_at)),
    ...(left > 0 && { next_payment_ms: next, refund_until_ms: next }),
    paid_days: Number(row.paid_days),
    penalty_rule: row.rule,
    ...(row.rule === 'B' ? {} : { settlement_ratio: row.ratio }),
    ...(row.owed_since === null
      ? {}
      : { delayed_ms: Number(row.owed_since), owed: amountOf(row, row.owed_units) }),
    payment_time,
    ...fasterDay(Number(row.day_ms)),
    ...(row.ended_at === null ? {} : { ended_ms: Number(row.ended_at) }),
  };
}

interface Paid {
  day: number;
  product: number;
  days: number;
  asset: string;
  units: bigint;
}

/** @param priceOf price of a coin in USDT; '0' if none, and then the report has no total value */
export function reportView(
  { sums, days }: { sums: readonly HostingSum[]; days: readonly Paid[] },
  { now, priceOf }: { now: number; priceOf(asset: string): string },
): Schemas['HostingReport'] {
  const today = Math.floor(now / realDayMs) * realDayMs;
  const amount = (asset: string, units: bigint) => fromUnits(units, assetOf(asset).scale);
  const add = (units: readonly bigint[]) => units.reduce((all, each) => all + each, 0n);
  const codes = [...new Set(sums.map(({ asset }) => asset))].sort();
  const coins = codes.map((code) => {
    const own = sums.filter(({ asset }) => asset === code);
    const running = own.filter(({ state }) => state === 'running');
    const paidToday = days.filter(({ asset, day }) => asset === code && day === today);
    return {
      currency_name: code,
      sum: amount(code, add(running.map(({ units }) => units))),
      profit: amount(code, add(paidToday.map(({ units }) => units))),
      allprofit: amount(code, add(own.map(({ paid }) => paid))),
      owed: amount(code, add(own.map(({ owed }) => owed))),
    };
  });
  const valueOf = (name: 'sum' | 'profit' | 'allprofit') =>
    BigNumber.sum(0, ...coins.map((coin) => new BigNumber(coin[name]).times(priceOf(coin.currency_name))))
      .decimalPlaces(8, BigNumber.ROUND_FLOOR)
      .toFixed();
  const isKnown = codes.every((code) => priceOf(code) !== '0');
  const countOf = (state: HostingSum['state']) =>
    sums.reduce((all, each) => all + (each.state === state ? each.count : 0), 0);
  return {
    ...(isKnown && { sum: valueOf('sum'), profit: valueOf('profit'), allprofit: valueOf('allprofit') }),
    count: countOf('running'),
    completed: countOf('matured'),
    redeemed: countOf('redeemed'),
    coins,
    days: days.map(({ day, product, days: length, asset, units }) => ({
      day_ms: day,
      config_id: product,
      currency_name: asset,
      day: length,
      amount: amount(asset, units),
    })),
  };
}
