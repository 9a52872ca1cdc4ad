// Moves a static market by trades of another user.
import { Person } from './Person.ts';

const ids = { BTC: '1', ETH: '2', SOL: '6' } as const;
const worth = 120;

/** Buys or sells at the market, whichever changes the last price. */
export async function trade(url: string, coin: keyof typeof ids = 'BTC'): Promise<void> {
  const trader = await new Person(url, 'trader@example.com').register();
  const pair = { legal_id: '3', currency_id: ids[coin] };
  const last = async () =>
    (await trader.call<{ now_price: string }>('GET', `currency/deal?${new URLSearchParams(pair)}`)).now_price;
  const before = await last();
  // A purchase is filled at the best ask, which may be the last price.
  for (const [type, share, part] of [
    ['1', 1.02, 1],
    ['2', 0.98, 0.5],
  ] as const) {
    const amount = ((worth * part) / Number(before)).toPrecision(2);
    const order = { amount, order_kind: 'market' };
    const target_price = (Number(before) * share).toFixed(2);
    await trader.call('POST', 'coin/trade', { ...pair, ...order, type, target_price });
    if ((await last()) !== before) return;
  }
}
