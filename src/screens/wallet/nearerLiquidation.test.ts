import { expect, it } from 'vitest';
import { leverTerms, openTrade } from '../../../contracts/examples/lever.ts';
import { leverTrade, type LeverTradeRow } from '../../api/lever.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { nearerLiquidation, type OpenContracts } from './nearerLiquidation.ts';

const btc: LeverTradeRow = { ...openTrade, margin_mode: 'cross' };
const eth: LeverTradeRow = {
  ...btc,
  id: 7,
  symbol: 'ETH/USDT',
  currency: 2,
  price: '3000',
  update_price: '3000',
  share: 100,
};
const [termsOfBtc] = leverTerms.map(contractTerms);
const terms = [termsOfBtc!, { ...termsOfBtc!, symbol: 'ETH/USDT' }];
/** 8,000 − 25.003125 − 6.25; 50,000 × 0.004 and the fee of closing, 25. */
const totals = { cross_equity: '7968.746875', cross_required: '225' };
const usdt = { coinId: 3, amount: '1000' };

const account = (rows: readonly LeverTradeRow[], changes: Partial<OpenContracts> = {}): OpenContracts => ({
  trades: rows.map(leverTrade),
  isCut: false,
  totals,
  terms,
  ...changes,
});

it('the balance without the amount is reckoned with by the rules of contracts', () => {
  // (50,006.25 − 7,974.996875) ÷ 0.9955, as the server says it, and 1,000 more of it.
  expect(nearerLiquidation(account([btc]), usdt)).toEqual({
    id: btc.id,
    symbol: 'BTC/USDT',
    side: 'long',
    leverage: 10,
    priceTick: '0.01',
    mark: '50000',
    now: '42221.25',
    after: '43225.77',
    roomNow: '15.55',
    roomAfter: '13.54',
  });
});

it('what leaves brings a short nearer from above', () => {
  const nearer = nearerLiquidation(account([{ ...btc, type: 2, price: '49993.75' }]), usdt);
  expect(nearer).toMatchObject({ side: 'short', mark: '50000' });
  const { now, after } = nearer as { now: string; after: string };
  expect([Number(now) > Number(after), Number(after) > 50000]).toEqual([true, true]);
});

it('of several positions it is the one that has the least room', () => {
  // 0.1 ETH are worth 300 and more than all of their fall is covered; they need 1.35 of the account.
  const both = account([eth, btc], { totals: { ...totals, cross_required: '226.35' } });
  expect(nearerLiquidation(both, usdt)).toMatchObject({ symbol: 'BTC/USDT', after: '43227.13' });
});

it('without cross positions, or without one that any price liquidates, nothing comes nearer', () => {
  expect(nearerLiquidation(account([]), usdt)).toBeUndefined();
  expect(nearerLiquidation(account([openTrade]), usdt)).toBeUndefined();
  expect(nearerLiquidation(account([btc]), { ...usdt, coinId: 4 })).toBeUndefined();
  const rich = account([btc], { totals: { ...totals, cross_equity: '70000' } });
  expect(nearerLiquidation(rich, usdt)).toBeUndefined();
});

it('nobody can say how near it comes where something of it is not reported', () => {
  const { margin_mode: _, ...plain } = btc;
  const { update_price: __, ...markless } = btc;
  expect(nearerLiquidation(account([plain], { totals: {}, terms: [] }), usdt)).toBe('unreported');
  expect(nearerLiquidation(account([btc], { terms: [] }), usdt)).toBe('unreported');
  expect(nearerLiquidation(account([btc], { totals: { cross_equity: '1' } }), usdt)).toBe('unreported');
  expect(nearerLiquidation(account([markless]), usdt)).toBe('unreported');
  expect(nearerLiquidation(account([{ ...btc, type: 9 }]), usdt)).toBe('unreported');
  expect(nearerLiquidation(account([btc], { isCut: true }), usdt)).toBe('unreported');
});
