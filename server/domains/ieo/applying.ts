// User commands of IEOs: each is logged, and idempotent.
import { BigNumber } from 'bignumber.js';
import { checkApplication, priceOf, stageOf } from '../../../contracts/rules/ieo.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { refuseAmount } from '../../orders/offers.ts';
import type { Placing } from '../../orders/ProductOrder.ts';
import { Refusal } from '../../refusal.ts';
import { timedId } from '../../store/timedId.ts';
import type { Products } from '../products/public/Products.ts';
import { change, ieoOrder } from './ieoOrder.ts';
import { allotmentOwner, ieoOwner } from './ieoReasons.ts';
import { hasStock } from './ieoStock.ts';
import { dropUncapped, openOffer, requireOffer } from './offers.ts';
import type { Offer } from './offers.ts';
import type { IeoRow } from './tables.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'ieo.unlock': { order: number };
  }
}

/** Applies for an allotment: the price must be free, and nothing is charged or held. */
export const applying = ({
  products,
  hasRounds,
}: {
  products: Products;
  /** Practice rounds are on offer. */
  hasRounds: boolean;
}): MoneyCommand<Placing, number, number> => ({
  name: 'ieo.apply',
  repetition: ({ clientId }) => clientId,
  record: ({ product, amount }) => ({ product, amount: new BigNumber(amount).toFixed() }),
  run: async (tx, input) => {
    await products.requireOffered(tx.db, input.owner, 'subscription');
    const offer = await openOffer(tx, input.product, hasRounds);
    if (!offer || !isOpen(tx, offer)) throw new Refusal('subscription.notOpen', { fields: { id: '' } });
    await requireFirst(tx, input);
    requirePayable(tx, input, offer);
    return insert(tx, input, offer);
  },
  outcome: (id) => id,
});

/** Also of a clock that was set back: nothing is applied for after the allotment. */
const isOpen = ({ ledger, now }: MoneyTx, { row, product }: Offer): boolean =>
  stageOf(product, now) === 'open' && row.allotted_at === null && hasStock(ledger, product);

async function requireFirst({ db }: MoneyTx, { owner, product }: Placing): Promise<void> {
  const own = await db
    .selectFrom('ieo_order')
    .select('id')
    .where('owner', '=', owner)
    .where('product', '=', BigInt(product))
    .executeTakeFirst();
  if (own) throw new Refusal('ieo.applied');
}

function requirePayable({ ledger }: MoneyTx, { owner, amount }: Placing, { product }: Offer): void {
  const { asset, payWith, price, minimum, maximum } = product;
  const { scale: payScale } = assetOf(payWith);
  refuseAmount(
    checkApplication({
      amount: isDecimal(amount) ? amount : '',
      coin: asset,
      scale: assetOf(asset).scale,
      minimum,
      maximum,
      price,
      payCoin: payWith,
      payScale,
      available: fromUnits(ledger.balance(accountOf(owner, payWith)).available, payScale),
    }),
  );
}

async function insert(tx: MoneyTx, input: Placing, { row: offer, product }: Offer): Promise<number> {
  const { db, now } = tx;
  const { owner, amount, clientId } = input;
  const id = timedId(await ieoOrder.lastId(db), now);
  const applied_units = toUnits(amount, assetOf(product.asset).scale);
  const row: IeoRow = {
    id: BigInt(id),
    owner,
    product: offer.id,
    asset: product.asset,
    applied_units,
    units: 0n,
    state: 'applied',
    pay_asset: product.payWith,
    price: product.price,
    paid_units: 0n,
    hold: null,
    client_id: clientId ?? null,
    created_at: BigInt(now),
    changed_at: BigInt(now),
    paid_at: null,
  };
  await db.insertInto('ieo_order').values(row).execute();
  await ieoOrder.addToTotals(db, row);
  if (applied_units >= offer.capped_from)
    await db
      .updateTable('ieo_offer')
      .set({ capped: offer.capped + 1n, capped_units: offer.capped_units + applied_units })
      .where('id', '=', offer.id)
      .execute();
  await dropUncapped(db, offer.id);
  return id;
}

export interface Paying {
  owner: string;
  /** Id of the application. */
  id: number;
}

/** Pays for an allotment: the coins come to the trust account, where they are held until the lock-up ends. */
export const paying: MoneyCommand<Paying, number, number> = {
  name: 'ieo.pay',
  repetition: ({ id }) => String(id),
  record: ({ id }) => ({ application: id }),
  run: async (tx, { owner, id }) => {
    const row = await ieoOrder.findOwn(tx.db, owner, { id });
    if (row?.state !== 'allotted') throw new Refusal('ieo.notPayable');
    const offer = await requireOffer(tx.db, row.product);
    if (hasWindowEnded(offer, tx.now)) throw new Refusal('ieo.notPayable');
    await pay(tx, row, offer);
    return id;
  },
  outcome: (id) => id,
};

/** The window is final once all applications are allotted. */
const hasWindowEnded = ({ row }: Offer, nowMs: number): boolean =>
  row.settled_at !== null && nowMs >= Number(row.pay_at);

async function pay(tx: MoneyTx, row: IeoRow, { product }: Offer): Promise<void> {
  const { ledger, now } = tx;
  const { owner, asset, pay_asset: payAsset, units } = row;
  const payScale = assetOf(payAsset).scale;
  const price = priceOf(row.price, fromUnits(units, assetOf(asset).scale), payScale);
  const paid_units = toUnits(price, payScale);
  const from = accountOf(owner, payAsset);
  const missing = paid_units - ledger.balance(from).available;
  if (missing > 0n)
    throw new Refusal('subscription.short', {
      values: { amount: fromUnits(missing, payScale), asset: payAsset },
    });
  const reference = ieoOrder.referenceOf(row.id);
  const trust = accountOf(owner, asset, 'trust');
  ledger.transfer({
    from,
    to: accountOf(ieoOwner, payAsset),
    units: paid_units,
    reason: 'ieo.paid',
    reference,
  });
  ledger.transfer({
    from: accountOf(allotmentOwner, asset),
    to: trust,
    units,
    reason: 'ieo.bought',
    reference,
  });
  const hold = ledger.hold(trust, units, { reason: 'ieo.locked', reference });
  await change(tx, row, { state: 'paid', paid_units, hold: BigInt(hold.id), paid_at: BigInt(now) });
  tx.schedule('ieo.unlock', Math.max(product.lockMs, now), { order: Number(row.id) });
}
