// The rules of contracts/rules, as refusals.
import { priceDistance } from '../../../contracts/rules/spot.ts';
import { checkOrder } from '../../../contracts/rules/spotOrder.ts';
import { checkValueOrder } from '../../../contracts/rules/spotValue.ts';
import { slippageVerdict } from '../../../contracts/rules/spotSlippage.ts';
import { accountOf, isUser } from '../../ledger/account.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { PlaceOrder } from './public/orderInput.ts';
import type { MatchPlan } from './match.ts';
import type { Order } from './public/Order.ts';
import type { PairBook } from './public/PairBook.ts';

/**
 * Maximum number of open orders per account. Every open order costs memory, a row to read at each start and a level
 * that is published to every reader of the book; manual trading does not come near it.
 */
export const openOrdersMax = 200;

/** @throws Refusal with the first rule that the order violates, its field and the nearest valid value */
export function refuseBroken(book: PairBook, input: PlaceOrder, price: string, ledger: Ledger): void {
  const { pair } = book;
  const asset = input.side === 'buy' ? pair.quote : pair.base;
  const scale = input.side === 'buy' ? pair.quoteScale : pair.baseScale;
  const { available } = ledger.balance(accountOf(input.owner, asset));
  // Anything but a plain decimal ('1e9', '0x10', '-1') counts as missing.
  const plain = (text = '') => (isDecimal(text) ? text : '');
  const traded = book.hasPrices ? pair : { ...pair, open: false };
  const { side, kind, quantity, value } = input;
  const order = {
    price: plain(price),
    available: fromUnits(available, scale),
    market: book.price(book.lastPrice),
  };
  const [problem] =
    value === undefined
      ? checkOrder(traded, { ...order, side, kind, quantity: plain(quantity) })
      : checkValueOrder(traded, { ...order, value: plain(value) });
  if (!problem) return;
  const fields = { [problem.field]: problem.nearest ?? '' };
  throw new Refusal(problem.reason, { fields, values: problem.values });
}

/**
 * A value buys more when the book is better than its worst price.
 * @throws Refusal spot.maximum
 */
export function refuseTooLarge({ pair }: PairBook, { value, quantity }: Order): void {
  const { maxQuantity, baseScale, base } = pair;
  if (value === null || quantity <= toUnits(maxQuantity, baseScale)) return;
  throw new Refusal('spot.maximum', { fields: { value: '' }, values: { max: maxQuantity, asset: base } });
}

/** @throws Refusal spot.slippage when the last fill would lie 10 % or more from the first */
export function refuseSlippage(book: PairBook, order: Order, plan: MatchPlan): void {
  const worst = plan.fills.at(-1)?.maker.price;
  const best = plan.fills[0]?.maker.price;
  if (!isUser(order.owner) || worst === undefined || best === undefined || worst === best) return;
  const slippage = priceDistance(book.price(worst), book.price(best));
  if (slippageVerdict(slippage) !== 'block') return;
  throw new Refusal('spot.slippage', {
    fields: { quantity: '' },
    values: { slippage, worst: book.price(worst) },
  });
}

/**
 * Only orders that may rest count: a market order never does.
 * @throws Refusal spot.tooManyOrders
 */
export function refuseTooMany(input: PlaceOrder, openOrders: number): void {
  if (input.kind === 'market' || openOrders < openOrdersMax) return;
  throw new Refusal('spot.tooManyOrders', { values: { max: String(openOrdersMax) } });
}
