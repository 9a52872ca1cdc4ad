// A merchant's own offers and orders, as the desk shows them. No call takes an amount of coins to move, or a target.
import type {
  MerchantAction,
  MerchantOffer,
  MerchantOrder,
  MerchantOrderHead,
  MerchantOrders,
  MerchantTerms,
} from '../../../../contracts/desk.ts';
import { hasHiddenInLines } from '../../../../contracts/rules/identity/hiddenCharacters.ts';
import type { Context } from '../../../context.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { accountOf } from '../../../ledger/account.ts';
import { fromUnits } from '../../../ledger/units.ts';
import { Refusal } from '../../../refusal.ts';
import { verifiedNameOf } from '../../bank/public/cards.ts';
import {
  merchantAppealing,
  merchantDeclining,
  merchantPaying,
  merchantReleasing,
} from '../merchantCommands.ts';
import { changingOffer, offersNow, remainingOf } from '../offers.ts';
import { appealFrom } from '../otcAppeals.ts';
import { eventsOf } from '../otcEvents.ts';
import { merchantOwner } from '../otcReasons.ts';
import { eventView } from '../otcView.ts';
import type { OtcOrderRow, OtcState } from '../tables.ts';
import { payeeOfEither } from './otcDeskCases.ts';
import { moneyOf, offerTotals, otcRows, quantityOf } from './otcRows.ts';
import { unfinished } from './unfinished.ts';

/** An operator who manages the offers and orders of one merchant. */
interface Merchant {
  merchant: number;
  desk: string;
}

/** Form of an action; fields that it does not have are absent. */
export interface MerchantStatement {
  reference?: string;
  reason?: string;
  text?: string;
}

const page = 50;
const ended: readonly OtcState[] = ['released', 'cancelled'];

export class MerchantDesk {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  async offers({ merchant }: Merchant): Promise<MerchantOffer[]> {
    const { store, otc, clock, committed } = this.context;
    const own = otc.offered.filter((offer) => offer.merchant === merchant);
    const [offers, totals] = [await offersNow(store.db, own, clock.now()), await offerTotals(store.db)];
    const balances = await committed.read(({ ledger }) =>
      offers.map(({ asset }) => ledger.balance(accountOf(merchantOwner(merchant), asset)).available),
    );
    return offers.map((offer, at) => {
      const { id, side, asset, currency, price, minimum, maximum, isPaused, nextPrice, priceUntilMs } = offer;
      const has = balances[at]!;
      return {
        id,
        side,
        coin: asset,
        currency,
        price,
        minimum,
        maximum,
        remaining: remainingOf(offer, totals.get(id)?.units ?? 0n, has),
        is_paused: isPaused,
        balance: fromUnits(has, assetOf(asset).scale),
        ...(nextPrice !== undefined && { next_price: nextPrice, next_price_ms: priceUntilMs }),
      };
    });
  }

  /** @throws Refusal as changingOffer */
  async changeOffer(
    { merchant, desk }: Merchant,
    offer: number,
    changes: Partial<MerchantTerms>,
  ): Promise<void> {
    const { executor, otc } = this.context;
    const { is_paused: isPaused, ...amounts } = changes;
    await executor.perform(changingOffer(otc.offered), desk, { merchant, offer, isPaused, ...amounts });
  }

  async orders(
    { merchant }: Merchant,
    { isEnded, beforeId }: { isEnded: boolean; beforeId?: number | undefined },
  ): Promise<MerchantOrders> {
    const rows = await this.context.store.db
      .selectFrom('otc_order')
      .selectAll()
      .where('merchant', '=', BigInt(merchant))
      .where('state', 'in', isEnded ? ended : unfinished)
      .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)))
      .orderBy('id', 'desc')
      .limit(page + 1)
      .execute();
    return { rows: rows.slice(0, page).map(headOf), isMore: rows.length > page };
  }

  /** @throws Refusal otc.unknown for another merchant's order */
  async order({ merchant }: Merchant, id: number): Promise<MerchantOrder> {
    const { store, sealer, otc, clock } = this.context;
    const row = await this.find(merchant, id);
    const parts = { db: store.db, sealer };
    const payTo = row.side === 'sell' ? await payeeOfEither(parts, row, otc.offered) : undefined;
    // Of an ended order the merchant has no use for the name any more.
    const customer = row.ended_at === null ? await verifiedNameOf(parts, row.owner) : undefined;
    return {
      ...headOf(row),
      ...(customer !== undefined && { customer }),
      ...(payTo && { pay_to: payTo }),
      events: (await eventsOf(store.db, id)).map(eventView),
      actions: actionsOf(row, clock.now()),
      ...(row.state === 'paid' && { appeal_from_ms: appealFrom(row) }),
    };
  }

  /** @throws Refusal otc.unknown, otc.pictureUnknown */
  async picture({ merchant }: Merchant, id: number, nth: number): Promise<Buffer> {
    await this.find(merchant, id);
    const { store, documents } = this.context;
    const event = (await eventsOf(store.db, id)).find((each) => Number(each.nth) === nth);
    if (event?.picture == null) throw new Refusal('otc.pictureUnknown');
    return documents.read({ owner: event.picture_owner!, name: event.picture });
  }

  /** @throws Refusal as the commands of merchantCommands.ts */
  async act(by: Merchant, order: number, action: MerchantAction, said: MerchantStatement): Promise<void> {
    const { executor } = this.context;
    const { merchant, desk } = by;
    const { reason = 'other' } = said;
    const [reference, text] = [plainLine(said.reference, 'reference'), plainLine(said.text, 'text')];
    if (action === 'appeal' && text === '') throw new Refusal('system.invalid', { fields: { text: '' } });
    const about = { merchant, order };
    if (action === 'pay') await executor.perform(merchantPaying, desk, { ...about, reference });
    else if (action === 'decline') await executor.perform(merchantDeclining, desk, about);
    else if (action === 'release') await executor.perform(merchantReleasing, desk, about);
    else await executor.perform(merchantAppealing, desk, { ...about, reason, text });
  }

  private async find(merchant: number, id: number): Promise<OtcOrderRow> {
    const row = await otcRows.find(this.context.store.db, id);
    if (!row || row.merchant !== BigInt(merchant) || !otcRows.isOfKnownAssets(row))
      throw new Refusal('otc.unknown');
    return row;
  }
}

/**
 * What a merchant has written, without surrounding space.
 * @throws Refusal bank.charactersRefused for hidden characters, which customers' forms refuse as well
 */
function plainLine(written: string | undefined, field: string): string {
  const text = (written ?? '').trim();
  if (hasHiddenInLines(text)) throw new Refusal('bank.charactersRefused', { fields: { [field]: '' } });
  return text;
}

function actionsOf(row: OtcOrderRow, now: number): MerchantAction[] {
  const { side, state, expires_at: until } = row;
  if (state === 'open' && side === 'sell') return Number(until) > now ? ['pay', 'decline'] : [];
  if (state === 'appeal') return ['appeal'];
  if (state !== 'paid') return [];
  return [
    ...(side === 'buy' ? (['release'] as const) : []),
    ...(now >= appealFrom(row) ? (['appeal'] as const) : []),
  ];
}

const headOf = (row: OtcOrderRow): MerchantOrderHead => ({
  id: Number(row.id),
  side: row.side,
  state: row.state,
  coin: row.asset,
  quantity: quantityOf(row),
  currency: row.currency,
  money: moneyOf(row),
  price: row.price,
  created_ms: Number(row.created_at),
  expires_ms: Number(row.expires_at),
});
