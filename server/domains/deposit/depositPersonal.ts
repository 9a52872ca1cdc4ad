// Deposits of a user, and the deposit addresses.
import type { Kysely } from 'kysely';
import { bankScale } from '../../../contracts/rules/depositClaim.ts';
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { fromUnits } from '../../ledger/units.ts';
import { rowsOf } from '../../store/inPages.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assets } from '../../instruments/market.config.ts';
import { isArriving } from './arriving.ts';
import { endsOfClaims } from './claims/claimReviews.ts';
import { forgetPapers, payerOf } from './claims/claimRows.ts';
import type { ClaimRow } from './claims/claimRows.ts';
import { listDeposits } from './depositLists.ts';
import type { Listed } from './depositLists.ts';
import type { DepositRow } from './tables.ts';

type Db = Kysely<Schema>;

async function* copy({ store: { db }, sealer }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const addresses = await db
    .selectFrom('deposit_address')
    .select(['chain', 'address', 'created_at'])
    .where('owner', '=', owner)
    .execute();
  for (const { chain, address, created_at } of addresses)
    yield ['deposit_addresses', { chain, address, created_ms: Number(created_at) }];
  const spend = () => undefined;
  const rows = rowsOf(async (after: Listed | undefined, limit) => {
    const untilId = after && Number(after.row.id) - 1;
    return (await listDeposits(db, { owner, untilId }, { page: 1, limit, spend })).rows;
  });
  for await (const listed of rows) {
    const { id, asset, network, address, hash, units, state, created_at } = listed.row;
    const scale = assets.find(({ code }) => code === asset)?.scale;
    const ended = listed.of === 'deposit' ? listed.row.credited_at : listed.row.ended_at;
    yield [
      'deposits',
      {
        id: Number(id),
        coin: asset,
        network,
        address,
        hash,
        state,
        ...(listed.of === 'deposit' && originOf(listed.row)),
        amount: scale === undefined ? null : fromUnits(units, scale),
        created_ms: Number(created_at),
        ended_ms: ended === null ? null : Number(ended),
        ...(listed.of === 'deposit_claim' && (await claimCopy({ db, sealer }, listed.row))),
      },
    ];
  }
}

const originOf = ({ from_addresses, rejected }: DepositRow): object => ({
  from: JSON.parse(from_addresses) as string[],
  ...(rejected !== null && { rejected }),
});

async function claimCopy(parts: Pick<Context, 'sealer'> & { db: Db }, claim: ClaimRow): Promise<object> {
  const { id, owner, way, bank_units, bank_currency, rate, reference } = claim;
  return {
    way,
    reference,
    rate,
    paid: bank_units === null ? null : `${fromUnits(bank_units, bankScale)} ${bank_currency}`,
    ...(await payerOf(id).read(parts, owner)),
  };
}

const claimsOf = (db: Db, owner: string): Promise<ClaimRow[]> =>
  db.selectFrom('deposit_claim').selectAll().where('owner', '=', owner).execute();

/** Deletes the details of unsuccessful claims, which serve no purpose any more. */
async function close({ db }: MoneyTx, { owner }: Person): Promise<void> {
  for (const claim of await claimsOf(db, owner))
    if (claim.state !== 'credited') await forgetPapers(db, claim);
}

async function forget({ db }: MoneyTx, { owner }: Person): Promise<void> {
  for (const claim of await claimsOf(db, owner)) await forgetPapers(db, claim);
}

export const depositPersonal: PersonalData = {
  // Deposits may arrive long after the account is closed, and must then be assigned to its owner.
  keeping: {
    deposit: 'inTheBooks',
    deposit_claim: 'inTheBooks',
    deposit_address: 'inTheBooks',
    deposit_pot: 'inTheBooks',
    chain_cursor: 'ofNobody',
    // Identifiers of the provider; deleted after a month.
    custody_notice: 'ofNobody',
    sandbox_transfer: 'forAWhile',
    sandbox_fork: 'ofNobody',
  },
  copy,
  closureBlockers: async (db, owner) =>
    (await isArriving(db, owner)) ? { deposits: 'account.depositsOpen' } : {},
  close,
  forget,
  ends: { 'deposit.forgetClaim': endsOfClaims },
};
