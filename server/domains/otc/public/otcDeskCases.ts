// Operator view of orders with merchants.
import type { Kysely } from 'kysely';
import { silentSaleMs } from '../../../../contracts/rules/otc.ts';
import type { Schema } from '../../../store/schema.ts';
import { readCard } from '../../bank/public/cards.ts';
import type { CardParts } from '../../bank/public/cards.ts';
import type { CaseField, CasePicture, DeskCase, DeskCases } from '../../desk/public/deskCases.ts';
import type { OtcOffer, PayInfo } from '../otcConfig.ts';
import { eventsOf } from '../otcEvents.ts';
import type { OtcEventRow, OtcOrderRow } from '../tables.ts';
import { merchantNameOf, payeeOf } from '../otcView.ts';
import type { AboutOtc } from '../otcReviews.ts';
import { moneyOf, otcRows, quantityOf } from './otcRows.ts';

const contents: DeskCase['contents'] = async ({ store: { db }, sealer, otc }, review) => {
  const row = await otcRows.find(db, otcRows.partsOf(review.reference)!.id);
  if (!row) return { fields: [], pictures: [] };
  const events = await eventsOf(db, row.id);
  const payee = await payeeOfEither({ db, sealer }, row, otc.offered);
  return {
    fields: [
      { name: 'merchant', value: merchantNameOf(row, otc.offered) },
      ...(payee === undefined
        ? []
        : [{ name: 'payee', value: [payee.real_name, payee.bank_name, payee.bank_account].join(', ') }]),
      { name: 'amount', value: `${quantityOf(row)} ${row.asset}` },
      { name: 'transfer', value: `${moneyOf(row)} ${row.currency}` },
      { name: 'reference', value: String(row.id) },
      { name: 'state', value: row.state },
      ...silenceField(review.kind, events),
      ...events.map((event) => ({ name: fieldOf(event), value: eventText(event) })),
    ],
    // Read only while the case is open, like all pictures of a customer.
    pictures: review.ended_at === null ? await picturesOf(db, events) : [],
  };
};

function silenceField(kind: string, events: readonly OtcEventRow[]): CaseField[] {
  const hours = silentSaleMs / 3_600_000;
  const isSilent = kind === 'otc.appeal' && !events.some(({ what }) => what === 'appealed');
  return isSilent
    ? [{ name: 'appeal', value: `None: the customer has neither released nor appealed for ${hours} hours` }]
    : [];
}

const utc = (at: bigint): string =>
  `${new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** One line of the timeline, which both parties see as well. */
function eventText({ at, actor, what, reason, said }: OtcEventRow): string {
  const statement = [reason, said].filter((part) => part !== null).join(': ');
  return `${utc(at)} ${actor} ${what}${statement === '' ? '' : `: ${statement}`}`;
}

const fieldOf = ({ nth }: OtcEventRow): string => `event ${nth}`;

async function picturesOf(db: Kysely<Schema>, events: readonly OtcEventRow[]): Promise<CasePicture[]> {
  const shown = events.filter(({ picture }) => picture !== null);
  if (shown.length === 0) return [];
  const names = shown.map(({ picture: name }) => name!);
  const rows = await db
    .selectFrom('document')
    .select(['name', 'width', 'height', 'bytes'])
    .where('name', 'in', names)
    .execute();
  return shown.flatMap((event) => {
    const row = rows.find(({ name }) => name === event.picture);
    const size = row && { width: Number(row.width), height: Number(row.height), bytes: Number(row.bytes) };
    return size ? [{ field: fieldOf(event), ...size }] : [];
  });
}

const picture: DeskCase['picture'] = async ({ store: { db }, documents }, review, field) => {
  const events = await eventsOf(db, otcRows.partsOf(review.reference)!.id);
  const event = events.find((each) => each.picture !== null && fieldOf(each) === field);
  if (!event) return undefined;
  const jpeg = await documents.read({ owner: event.picture_owner!, name: event.picture! });
  return jpeg.length === 0 ? undefined : jpeg;
};

/** Payee of a purchase is the merchant; of a sale the customer's own bank account, in full. */
export async function payeeOfEither(
  parts: CardParts,
  row: OtcOrderRow,
  offered: readonly OtcOffer[],
): Promise<PayInfo | undefined> {
  if (row.side === 'buy') return payeeOf(row, offered);
  const card = row.ended_at === null ? await readCard(parts, row.owner) : undefined;
  if (!card) return undefined;
  const { real_name, bank_name, bank_account, iban } = card;
  return { real_name, bank_name, bank_account: iban === '' ? bank_account : iban };
}

const summary = ({ amount, coin, money, currency }: AboutOtc): string =>
  `${amount} ${coin} for ${money} ${currency}`;
const ofOrder = { hasPapers: false, summary, contents, picture };

export const otcDeskCases = {
  'otc.payment': {
    ...ofOrder,
    effect:
      'Approving says that the merchant has sent the money to the card of this customer, who then releases the coins. ' +
      'Rejecting cancels the order; the coins are the customer’s again.',
  },
  'otc.release': {
    ...ofOrder,
    effect:
      'The customer says that the money is sent. Approving says that it has arrived at the merchant’s bank and gives the ' +
      'locked coins to the customer, for good. Rejecting gives them back to the merchant.',
  },
  'otc.appeal': {
    ...ofOrder,
    effect:
      'The customer does not release the coins. Approving gives them to the merchant, for good. Rejecting cancels the ' +
      'order; the coins are the customer’s again.',
  },
  'otc.lateAppeal': {
    ...ofOrder,
    effect:
      'The order was cancelled before this appeal, so it holds no coins and neither decision moves any. Approving tells the ' +
      'customer that the appeal is upheld: settle it with the merchant first. Rejecting tells the customer that it is dismissed.',
  },
} satisfies DeskCases;
