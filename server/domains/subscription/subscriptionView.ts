// Products and subscriptions in wire format.
import type { LocaleId } from '../../../contracts/locales.ts';
import { unlockMs } from '../../../contracts/rules/subscription.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import type { SubscriptionRow } from './tables.ts';

type Schemas = components['schemas'];

const realDayMs = 86_400_000;

/** Undefined for a product whose lock-up begins with the payment, once the subscription has ended. */
function lockOf({ lockMs, startMs, endMs }: NewCoinProduct, now: number): number | undefined {
  if (lockMs !== undefined) return lockMs;
  return now < endMs ? Math.max(now, startMs) : undefined;
}

/** @param left decimal text */
export function newCoinView(
  product: NewCoinProduct,
  { now, dayMs, locale, left }: { now: number; dayMs: number; locale: LocaleId; left: string },
): Schemas['NewCoin'] {
  const { id, asset, payWith, price, offered, minimum, days, startMs, endMs, launchMs } = product;
  const { introduction, estimate, recommended } = product;
  const lockMs = lockOf(product, now);
  const [pay, coin] = [assetOf(payWith), assetOf(asset)];
  const said = (sentences: Sentences) => sentences[locale] ?? sentences.en;
  return {
    id,
    new_currency_name: asset,
    currency_id: pay.id,
    currency_name: payWith,
    change_rate: price,
    // The return is the coins themselves.
    interest_rate: '0',
    ...(estimate && { predict_rate: said(estimate.text), predict_source: said(estimate.source) }),
    num: offered,
    last_num: left,
    buy_num: minimum,
    day: days,
    send_start: secondsText(startMs),
    online_time: secondsText(launchMs),
    introduction: said(introduction),
    is_recommend: recommended ? 1 : 0,
    ...(recommended && {
      recommend_title: said(recommended.title),
      recommend_content: said(recommended.text),
    }),
    name: coin.name,
    scale: pay.scale,
    new_scale: coin.scale,
    start_ms: startMs,
    end_ms: endMs,
    launch_ms: launchMs,
    ...(lockMs !== undefined && { lock_ms: lockMs, unlock_ms: unlockMs(lockMs, days, dayMs) }),
    ...(dayMs === realDayMs ? {} : { day_s: dayMs / 1000 }),
  };
}

/** Progress of a subscription, as the wire's status number. */
function statusOf({ state, launch_at }: SubscriptionRow, nowMs: number): 1 | 2 | 3 {
  if (state === 'unlocked') return 3;
  return nowMs < Number(launch_at) ? 1 : 2;
}

export function subscriptionView(row: SubscriptionRow, now: number): Schemas['NewCoinOrder'] {
  const amount = (asset: string, units: bigint) => fromUnits(units, assetOf(asset).scale);
  const status = statusOf(row, now);
  const [createdMs, launchMs, changedMs] = [row.created_at, row.launch_at, row.changed_at].map(Number) as [
    number,
    number,
    number,
  ];
  return {
    id: Number(row.id),
    config_id: Number(row.product),
    new_currency_name: row.asset,
    new_currency_num: amount(row.asset, row.units),
    currency_name: row.pay_asset,
    amount: amount(row.pay_asset, row.paid_units),
    interest: '0',
    interest_rate: '0',
    day: Number(row.days),
    change_rate: row.price,
    // Stock decides: there is no review.
    status,
    exam_status: 1,
    online_time: secondsText(launchMs),
    created_at: secondsText(createdMs),
    updated_at: secondsText(changedMs),
    created_ms: createdMs,
    launch_ms: launchMs,
    unlock_ms: Number(row.unlock_at),
    ...(status === 3 ? { ended_ms: changedMs } : {}),
    ...(row.client_id === null ? {} : { client_order_id: row.client_id }),
  };
}

/** Result of a subscription. */
export function answerView(row: SubscriptionRow, now: number): Schemas['NewCoinAnswer'] {
  const { id, new_currency_num, amount, currency_name, status, exam_status, client_order_id } =
    subscriptionView(row, now);
  return {
    id,
    new_currency_num,
    new_currency_name: row.asset,
    amount,
    currency_name,
    status,
    exam_status,
    unlock_ms: Number(row.unlock_at),
    ...(client_order_id === undefined ? {} : { client_order_id }),
  };
}
