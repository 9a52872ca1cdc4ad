// Stores a user's claim with its picture and the operators' case, in one command. It credits nothing.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import {
  bankScale,
  checkClaim,
  claimMost,
  creditOfBank,
  type ClaimProblem,
  type ClaimToCheck,
  type Payer,
} from '../../../../contracts/rules/depositClaim.ts';
import { hashFormOfChain, plainHash } from '../../../../contracts/rules/chains/transactionHash.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { Refusal } from '../../../refusal.ts';
import type { Sealer } from '../../../sealing/Sealer.ts';
import type { Schema } from '../../../store/schema.ts';
import { timedId } from '../../../store/timedId.ts';
import type { MoneyCommand, MoneyTx } from '../../../commands/MoneyCommand.ts';
import { performIdempotent } from '../../../commands/performIdempotent.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { verifiedNameOf } from '../../bank/public/cards.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { findOwn } from '../../verification/public/Documents.ts';
import { tell } from '../depositEvents.ts';
import type { DepositNetwork } from '../public/depositNetworks.ts';
import { lastDepositId } from '../lastDepositId.ts';
import { nextReference } from './bankTransfers.ts';
import type { BankConfig } from './bankTransfers.ts';
import { claimReference, openClaimsOf, payerOf, proofField } from './claimRows.ts';
import type { ClaimRow } from './claimRows.ts';

interface Said {
  owner: string;
  amount: string;
  /** Path of the picture. */
  proof: string;
  clientId: string | undefined;
}

export interface ChainClaim extends Said {
  way: 'address' | 'hash' | 'quick';
  network: DepositNetwork;
  hash: string;
  /** The claimant's own address; undefined if none is assigned. */
  address: string | undefined;
  /** Deadline for the network in a sandbox. */
  shownBy: number;
}

export interface BankClaim extends Said {
  way: 'bank';
  bank: BankConfig;
  /** Prefix of the owner's references. */
  stem: string;
  payer: Payer;
  /** The displayed rate; undefined if the form has none. */
  rateShown: string | undefined;
}

export type NewClaim = ChainClaim | BankClaim;

interface Parts {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  sealer: Sealer;
}

/**
 * With a client id, a repeat creates no second claim.
 * @throws Refusal, UnknownOutcome as CommandExecutor.run does; Refusal system.idTaken when the id belongs to another
 * claim
 */
export async function submitClaim({ db, executor, sealer }: Parts, claim: NewClaim): Promise<void> {
  const { clientId } = claim;
  const command: MoneyCommand<NewClaim, number, number> = {
    name: 'deposit.claim',
    repetition: () => clientId,
    record: ({ way, amount }) => ({ way, amount, ...aboutOf(claim) }),
    run: (tx) => keepClaim(tx, sealer, claim),
    outcome: (id) => id,
  };
  await performIdempotent(executor, command, claim, async (id) => {
    const claims = db.selectFrom('deposit_claim').selectAll();
    const first = await claims.where('id', '=', BigInt(id)).executeTakeFirst();
    return first !== undefined && isRepeat(first, claim);
  });
}

/** Contents of the claim in the log; the payer is not part of it. */
const aboutOf = (claim: NewClaim) =>
  claim.way === 'bank'
    ? { asset: claim.bank.asset, currency: claim.bank.currency, rate: claim.bank.rate }
    : { asset: claim.network.asset, network: claim.network.network, hash: plainHash(claim.hash) };

function isRepeat(row: ClaimRow, claim: NewClaim): boolean {
  if (row.way !== claim.way) return false;
  if (claim.way === 'bank')
    return row.bank_currency === claim.bank.currency && row.bank_units === bankUnits(claim.amount);
  const { asset, network } = claim.network;
  const isSame = row.asset === asset && row.network === network && row.hash === plainHash(claim.hash);
  return isSame && row.units === toUnits(claim.amount, assetOf(asset).scale);
}

const bankUnits = (amount: string): bigint => toUnits(amount, bankScale);

async function keepClaim(tx: MoneyTx, sealer: Sealer, claim: NewClaim): Promise<number> {
  const { owner, clientId } = claim;
  refuseProblems(checkClaim(await ruleOf(tx, sealer, claim)));
  const picture = await findOwn(tx.db, owner, claim.proof);
  // One picture proves one transfer.
  if (!picture || picture.field !== null)
    throw new Refusal('deposit.proofRequired', { fields: { imgs: '' } });
  const own = claim.way === 'bank' ? await bankRow(tx, claim) : await chainRow(tx, claim);
  const id = timedId(await lastDepositId(tx.db), tx.now);
  const reference = claimReference(id);
  const review =
    claim.way === 'bank'
      ? await tx.openReview('deposit.bank', {
          owner,
          reference,
          about: {
            coin: own.asset,
            amount: fromUnits(own.units, assetOf(own.asset).scale),
            paid: claim.amount,
            currency: claim.bank.currency,
            asksRejection: picture.asks_rejection === 1n,
          },
        })
      : await tx.openReview('deposit.claim', {
          owner,
          reference,
          about: {
            coin: own.asset,
            amount: claim.amount,
            network: claim.network.network,
            chain: claim.network.chain,
            hash: plainHash(claim.hash),
            shownBy: claim.shownBy,
          },
        });
  await tx.db
    .insertInto('deposit_claim')
    .values({
      ...nothing,
      ...own,
      id,
      owner,
      review,
      client_id: clientId ?? null,
      way: claim.way,
      state: 'submitted',
      reasons: '{}',
      proof: picture.name,
      statement: null,
      credit_posting: null,
      created_at: tx.now,
      ended_at: null,
    })
    .execute();
  await tx.db
    .updateTable('document')
    .set({ field: proofField(id) })
    .where('name', '=', picture.name)
    .execute();
  if (claim.way === 'bank') await payerOf(id).keep(tx.db, sealer, { owner, values: trimmed(claim.payer) });
  tell(tx, { owner });
  return id;
}

const nothing = {
  network: null,
  chain: null,
  hash: null,
  address: null,
  confirmations_needed: null,
  bank_units: null,
  bank_currency: null,
  rate: null,
  reference: null,
};

async function ruleOf(tx: MoneyTx, sealer: Sealer, claim: NewClaim): Promise<ClaimToCheck> {
  const { amount, proof } = claim;
  if (claim.way === 'bank') {
    const { minimum, currency } = claim.bank;
    const verifiedName = await verifiedNameOf({ db: tx.db, sealer }, claim.owner);
    return {
      way: 'bank',
      amount,
      proof,
      minimum,
      coin: currency,
      scale: bankScale,
      payer: claim.payer,
      verifiedName,
    };
  }
  const { asset, minimum, chain } = claim.network;
  return {
    way: claim.way,
    amount,
    proof,
    minimum,
    coin: asset,
    scale: assetOf(asset).scale,
    hash: claim.hash,
    hashForm: hashFormOfChain(chain),
  };
}

/**
 * Refuses with the first problem, at its field and at fields with the same problem.
 * @throws Refusal
 */
function refuseProblems(problems: readonly ClaimProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const alike = problems.filter(({ reason }) => reason === first.reason);
  throw new Refusal(first.reason, {
    fields: Object.fromEntries(alike.map(({ field }) => [field, ''])),
    values: first.values,
  });
}

/** @throws Refusal if the rate differs from the displayed one, or the credit would be zero */
async function bankRow({ db }: MoneyTx, { owner, bank, amount, stem, rateShown }: BankClaim) {
  if (rateShown !== undefined && rateShown !== bank.rate)
    throw new Refusal('deposit.rateChanged', { fields: { rate: '' }, values: { rate: bank.rate } });
  const { scale } = assetOf(bank.asset);
  const credit = creditOfBank(amount, bank.rate, scale) ?? '0';
  if (new BigNumber(credit).gt(claimMost)) {
    const values = { max: claimMost, coin: bank.asset };
    throw new Refusal('deposit.most', { fields: { amount: '' }, values });
  }
  const units = toUnits(credit, scale);
  if (units === 0n) throw new Refusal('wallet.amountRequired', { fields: { amount: '' } });
  return {
    asset: bank.asset,
    units,
    bank_units: bankUnits(amount),
    bank_currency: bank.currency,
    rate: bank.rate,
    reference: await nextReference(db, owner, stem),
  };
}

/**
 * @throws Refusal if the same transaction is already known or claimed for this user; claims of other users are
 * independent
 */
async function chainRow({ db }: MoneyTx, { owner, amount, network, hash: typed, address }: ChainClaim) {
  const { asset, chain, confirmations } = network;
  const hash = plainHash(typed);
  const seen = await db
    .selectFrom('deposit')
    .select('id')
    .where('chain', '=', chain)
    .where('hash', '=', hash)
    .where('owner', '=', owner)
    .limit(1)
    .executeTakeFirst();
  if (seen || (await openClaimsOf(db, { owner, chain, hash })).length > 0)
    throw new Refusal('deposit.hashOnce', { fields: { account: '' } });
  return {
    asset,
    network: network.network,
    chain,
    hash,
    address: address ?? null,
    units: toUnits(amount, assetOf(asset).scale),
    confirmations_needed: confirmations,
  };
}

const trimmed = ({ bkname, bkcardnumer, cardname }: Payer): Payer => ({
  bkname: bkname.trim(),
  bkcardnumer: bkcardnumer.trim(),
  cardname: cardname.trim(),
});
