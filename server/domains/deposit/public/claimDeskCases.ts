// The desk's view of deposit claims.
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { ReviewRow } from '../../../reviews/ReviewBook.ts';
import type { Schema } from '../../../store/schema.ts';
import type { CaseField, DeskCase, DeskCases } from '../../desk/public/deskCases.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { claimOfReference, findClaim, payerOf, proofField } from '../claims/claimRows.ts';
import type { ClaimRow } from '../claims/claimRows.ts';

/** For an open case only. */
const proofRow = (db: Kysely<Schema>, { ended_at, owner }: ReviewRow, claim: ClaimRow) =>
  db
    .selectFrom('document')
    .select(['name', 'width', 'height', 'bytes'])
    .where('name', '=', claim.proof)
    .where('owner', '=', owner)
    .where('field', '=', proofField(claim.id))
    .$if(ended_at !== null, (query) => query.where('name', '=', ''))
    .executeTakeFirst();

const contentsBy =
  (fieldsOf: (context: Context, claim: ClaimRow) => Promise<CaseField[]>): DeskCase['contents'] =>
  async (context, row) => {
    const { db } = context.store;
    const claim = await findClaim(db, claimOfReference(row.reference));
    if (!claim) return { fields: [], pictures: [] };
    const proof = await proofRow(db, row, claim);
    const { width, height, bytes } = proof ?? {};
    return {
      fields: await fieldsOf(context, claim),
      pictures: proof
        ? [{ field: 'proof', width: Number(width), height: Number(height), bytes: Number(bytes) }]
        : [],
    };
  };

const picture: DeskCase['picture'] = async ({ store: { db }, documents }, row, field) => {
  const claim = field === 'proof' ? await findClaim(db, claimOfReference(row.reference)) : undefined;
  const proof = claim && (await proofRow(db, row, claim));
  if (!proof) return undefined;
  const jpeg = await documents.read({ owner: row.owner, name: proof.name });
  // Deleted while it was being read.
  return jpeg.length === 0 ? undefined : jpeg;
};

const amountOf = ({ units, asset }: ClaimRow): string => `${fromUnits(units, assetOf(asset).scale)} ${asset}`;

async function chainFields({ store: { db }, deposits }: Context, claim: ClaimRow): Promise<CaseField[]> {
  const { chain, network, hash, address } = claim;
  return [
    { name: 'claimed', value: amountOf(claim) },
    { name: 'network', value: `${deposits.nameOf(network!)} (${deposits.labelOf(chain!)})` },
    { name: 'hash', value: hash! },
    { name: 'address', value: address ?? 'None was given out on this chain' },
    { name: 'shown', value: await shownText(db, claim, deposits.heightOf(chain!)) },
  ];
}

/** Result of our own reading of the chain. */
async function shownText(
  db: Kysely<Schema>,
  { owner, chain, hash }: ClaimRow,
  height: number | undefined,
): Promise<string> {
  const rows = await db
    .selectFrom('deposit')
    .select(['owner', 'asset', 'units', 'address'])
    .where('chain', '=', chain!)
    .where('hash', '=', hash!)
    .limit(5)
    .execute();
  const upTo = height === undefined ? 'The chain has not been read yet' : `Read up to block ${height}`;
  if (rows.length === 0) return `${upTo}: nothing to an address of ours`;
  return rows
    .map((row) => {
      const amount = `${fromUnits(row.units, assetOf(row.asset).scale)} ${row.asset}`;
      return `${amount} to ${row.owner === owner ? 'this customer' : 'another customer'}`;
    })
    .join(', ');
}

async function bankFields({ store: { db }, sealer }: Context, claim: ClaimRow): Promise<CaseField[]> {
  const { id, owner, bank_units, bank_currency, rate, reference } = claim;
  const payer = await payerOf(id).read({ db, sealer }, owner);
  return [
    { name: 'transfer', value: `${fromUnits(bank_units!, 2)} ${bank_currency}` },
    { name: 'reference', value: reference! },
    { name: 'credit', value: `${amountOf(claim)} at ${rate} ${bank_currency}` },
    ...Object.entries(payer ?? {}).map(([name, value]) => ({ name, value })),
  ];
}

export const claimDeskCases = {
  'deposit.claim': {
    hasPapers: false,
    effect:
      'A transaction that its network shows to an address of this customer is credited by itself, as the network shows ' +
      'it, and its case ends. One that it does not show cannot be approved.',
    summary: ({ coin, amount, network }: { coin: string; amount: string; network: string }) =>
      `${amount} ${coin} over ${network}`,
    contents: contentsBy(chainFields),
    picture,
  },
  'deposit.bank': {
    hasPapers: false,
    needsTwo: true,
    effect:
      'Approving credits the amount above. Two people read the transfer from the bank statement, each for themselves: ' +
      'payer, amount, and the reference of its entry, which serves once. Where another amount has arrived, reject.',
    summary: ({ paid, currency }: { paid: string; currency: string }) =>
      `${paid} ${currency} from a bank card`,
    contents: contentsBy(bankFields),
    picture,
  },
} satisfies DeskCases;
