// Effects of newly read blocks: their transfers are recorded as seen, and transfers that only replaced blocks contained
// are reversed.
import type { Kysely } from 'kysely';
import { timedId } from '../../../store/timedId.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { accountOf, isUser } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import { keepingOwner } from '../public/depositReasons.ts';
import { giveUpHeld } from '../holds.ts';
import { takeFromPot } from './pots.ts';
import { cover, takeBackCover } from '../public/shortfalls.ts';
import type { ChainBlock, ChainTransfer } from '../../../custody/chains/Chain.ts';
import { settleClaims } from '../claims/claimReviews.ts';
import { tell } from '../depositEvents.ts';
import { lastDepositId } from '../lastDepositId.ts';
import type { DepositRow } from '../tables.ts';

/** A transfer to one of our addresses, over a network that accepts its coin. */
export interface Found {
  transfer: ChainTransfer;
  block: Pick<ChainBlock, 'height' | 'hash'>;
  network: string;
  minimumUnits: bigint;
  confirmations: number;
  /** Confirmations counted by a provider, who also decides finality; without it, blocks are counted here. */
  toldConfirmations?: number;
  /** The sender is screened before the deposit is credited. */
  isScreened?: boolean;
}

export interface Cursor {
  height: number;
  /** Hashes of the last blocks, newest first. */
  hashes: readonly string[];
}

/** Maximum number of sender addresses stored per row; none of our chains has more. */
export const sendersMost = 100;

/** Addresses of a chain that are assigned to an owner. */
export async function oursOf(
  db: Kysely<Schema>,
  chain: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('deposit_address')
    .select(['address', 'owner'])
    .where('chain', '=', chain)
    .where('address', 'in', [...new Set(addresses)])
    .execute();
  return new Map(rows.map(({ address, owner }) => [address, owner]));
}

/** Records the transfers of blocks; idempotent. */
export async function see(tx: MoneyTx, chain: string, found: readonly Found[]): Promise<void> {
  const { db, now } = tx;
  const owners = await oursOf(
    db,
    chain,
    found.map(({ transfer }) => transfer.to),
  );
  const known = await knownOf(db, chain, found);
  let last = await lastDepositId(db);
  const added: DepositRow[] = [];
  for (const each of found) {
    const { transfer } = each;
    const owner = owners.get(transfer.to);
    const former = known.get(keyOf(identityOf(transfer)));
    if (former) await seeAgain(tx, former, each);
    else if (owner !== undefined) {
      last = timedId(last, now);
      added.push({ ...rowOf(each, { chain, owner, now }), id: BigInt(last) });
      known.set(keyOf(added.at(-1)!), added.at(-1)!);
    }
  }
  if (added.length === 0) return;
  await db.insertInto('deposit').values(added).execute();
  for (const row of added) {
    await settleClaims(tx, row);
    tell(tx, row);
  }
}

/** The transaction is in another block than before, or in one for the first time. */
async function seeAgain(tx: MoneyTx, row: DepositRow, { block }: Found): Promise<void> {
  if (row.block_hash === block.hash) return;
  const finalAt = block.height + Number(row.confirmations_needed) - 1;
  await moveTo(tx, row, { ...block, finalAt });
}

/** @param place finalAt is null until finality is reported */
export async function moveTo(
  tx: MoneyTx,
  row: DepositRow,
  { height, hash, finalAt }: { height: number; hash: string; finalAt: number | null },
): Promise<void> {
  const isOpen = row.state === 'seen' || row.state === 'reversed';
  await tx.db
    .updateTable('deposit')
    .set({
      height,
      block_hash: hash,
      final_at: finalAt,
      ...(isOpen && { state: 'seen' }),
    })
    .where('id', '=', row.id)
    .execute();
  if (row.state === 'reversed') tell(tx, row);
  if (row.short_units > 0n) await takeBackCover(tx, row);
}

/** Finishes a run along new blocks: reverses transfers that only replaced blocks contained, and saves the cursor. */
export async function advance(
  tx: MoneyTx,
  chain: string,
  { cursor, replaced }: { cursor: Cursor; replaced?: { above: number; hashes: ReadonlySet<string> } },
): Promise<void> {
  if (replaced) await reverse(tx, chain, replaced);
  const row = { height: cursor.height, hashes: JSON.stringify(cursor.hashes), read_at: tx.now };
  await tx.db
    .insertInto('chain_cursor')
    .values({ chain, ...row })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet(row))
    .execute();
}

async function reverse(
  tx: MoneyTx,
  chain: string,
  { above, hashes }: { above: number; hashes: ReadonlySet<string> },
): Promise<void> {
  const rows = await tx.db
    .selectFrom('deposit')
    .selectAll()
    .where('chain', '=', chain)
    .where('height', '>', BigInt(above))
    .execute();
  for (const row of rows) {
    if (row.block_hash !== null && hashes.has(row.block_hash)) continue;
    await reverseOne(tx, row);
  }
}

/** No block of its chain contains it any more. */
export async function reverseOne(tx: MoneyTx, row: DepositRow): Promise<void> {
  const gone = { height: null, block_hash: null, final_at: null };
  const state = row.state === 'credited' ? 'credited' : 'reversed';
  if (row.state === 'belowMinimum') await giveUpKept(tx, row);
  if (row.state === 'held' || row.state === 'rejected') giveUpHeld(tx, row);
  await tx.db
    .updateTable('deposit')
    .set({ ...gone, state, pot: null })
    .where('id', '=', row.id)
    .execute();
  if (state === 'credited') await cover(tx, row);
  else tell(tx, row);
}

async function giveUpKept(tx: MoneyTx, row: DepositRow): Promise<void> {
  await takeFromPot(tx, row);
  tx.ledger.transfer({
    from: accountOf(keepingOwner, row.asset),
    to: accountOf(issuanceOwner, row.asset),
    units: row.units,
    reason: 'deposit.keep',
    reference: `deposit:${row.id}`,
  });
}

/**
 * Identity of a transfer. In another block the same transaction may have another effect, such as different contract
 * logs; that is another transfer, and the former one is in no block any more.
 */
type Identity = Pick<DepositRow, 'hash' | 'output' | 'asset' | 'units' | 'address'>;

const identityOf = ({ hash, output, asset, units, to }: ChainTransfer): Identity => ({
  hash,
  output: BigInt(output),
  asset,
  units,
  address: to,
});
const keyOf = ({ hash, output, asset, units, address }: Identity): string =>
  [hash, output, asset, units, address].join(' ');

async function knownOf(
  db: Kysely<Schema>,
  chain: string,
  found: readonly Found[],
): Promise<Map<string, DepositRow>> {
  const hashes = [...new Set(found.map(({ transfer }) => transfer.hash))];
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('deposit')
    .selectAll()
    .where('chain', '=', chain)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function rowOf(
  { transfer, block, network, minimumUnits, confirmations, toldConfirmations, isScreened = false }: Found,
  { chain, owner, now }: { chain: string; owner: string; now: number },
): Omit<DepositRow, 'id'> {
  const { from } = transfer;
  const isAsked = isScreened && isUser(owner);
  const isToldFinal = toldConfirmations === undefined ? undefined : toldConfirmations >= confirmations;
  const finalAt =
    isToldFinal === undefined ? block.height + confirmations - 1 : isToldFinal ? block.height : null;
  return {
    owner,
    network,
    chain,
    ...identityOf(transfer),
    minimum_units: minimumUnits,
    confirmations_needed: BigInt(confirmations),
    state: 'seen',
    height: BigInt(block.height),
    block_hash: block.hash,
    final_at: finalAt === null ? null : BigInt(finalAt),
    short_units: 0n,
    covered_units: 0n,
    created_at: BigInt(now),
    credited_at: null,
    screening: isAsked ? 'waiting' : 'off',
    ask_at: 0n,
    stuck_at: null,
    from_addresses: JSON.stringify(from.slice(0, sendersMost)),
    pot: null,
    review: null,
    rejected: null,
    told_blocks: '[]',
    credit_posting: null,
  };
}
