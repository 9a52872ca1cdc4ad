// What newly read blocks change: what they hold is seen, what only replaced ones held is not there any more.
import type { Kysely, Selectable } from 'kysely';
import { timedId } from '../../store/timedId.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyTx } from '../../writer/MoneyCommand.ts';
import { accountOf } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { insuranceOwner, keepingOwner } from './depositReasons.ts';
import type { ChainBlock, ChainTransfer } from './chains/Chain.ts';
import { settleClaims } from './claims/claimReviews.ts';
import { tell } from './depositEvents.ts';
import { lastDepositId } from './lastDepositId.ts';
import type { DepositTable } from './tables.ts';

export type DepositRow = Selectable<DepositTable>;

/** A transfer of a block to an address of ours, over a network that takes its coin. */
export interface Found {
  transfer: ChainTransfer;
  block: Pick<ChainBlock, 'height' | 'hash'>;
  network: string;
  minimumUnits: bigint;
  confirmations: number;
}

export interface Cursor {
  height: number;
  /** Of the last blocks, the newest first. */
  hashes: readonly string[];
}

/** Which addresses of a chain somebody has. */
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

/** Writes down what blocks hold; done again it changes nothing. */
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
    const former = known.get(keyOf(transfer));
    if (former) await seeAgain(tx, former, each);
    else if (owner !== undefined) {
      last = timedId(last, now);
      added.push({ ...rowOf(each, { chain, owner, now }), id: BigInt(last) });
      known.set(keyOf(transfer), added.at(-1)!);
    }
  }
  if (added.length === 0) return;
  await db.insertInto('deposit').values(added).execute();
  for (const row of added) {
    await settleClaims(tx, row);
    tell(tx, row);
  }
}

/** It is in another block than before, or in none before. */
async function seeAgain(tx: MoneyTx, row: DepositRow, { transfer, block }: Found): Promise<void> {
  if (row.block_hash === block.hash) return;
  const change = { height: block.height, block_hash: block.hash };
  const isOpen = row.state === 'seen' || row.state === 'reversed';
  await tx.db
    .updateTable('deposit')
    .set({
      ...change,
      final_at: block.height + Number(row.confirmations_needed) - 1,
      // Before it is final the chain may say otherwise of it.
      ...(isOpen && { state: 'seen', units: transfer.units }),
    })
    .where('id', '=', row.id)
    .execute();
  if (row.state === 'reversed') tell(tx, row);
  if (row.short_units > 0n) await takeBackCover(tx, row);
}

/** Ends the walk along new blocks: what was in replaced ones alone is not there any more, and this is the place to go on. */
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
    const gone = { height: null, block_hash: null, final_at: null };
    const state = row.state === 'credited' ? 'credited' : 'reversed';
    if (row.state === 'belowMinimum') giveUpKept(tx, row);
    await tx.db
      .updateTable('deposit')
      .set({ ...gone, state })
      .where('id', '=', row.id)
      .execute();
    if (state === 'credited') await cover(tx, row);
    else tell(tx, row);
  }
}

const referenceOf = ({ id }: DepositRow): string => `deposit:${id}`;

function giveUpKept({ ledger }: MoneyTx, row: DepositRow): void {
  ledger.transfer({
    from: accountOf(keepingOwner, row.asset),
    to: accountOf(issuanceOwner, row.asset),
    units: row.units,
    reason: 'deposit.keep',
    reference: referenceOf(row),
  });
}

/** What was credited stays its owner's. The house pays as far as it can; the rest is told until it is paid. */
async function cover(tx: MoneyTx, row: DepositRow): Promise<void> {
  const insurance = accountOf(insuranceOwner, row.asset);
  const { available } = tx.ledger.balance(insurance);
  const paid = available < row.units ? available : row.units;
  if (paid > 0n)
    tx.ledger.transfer({
      from: insurance,
      to: accountOf(issuanceOwner, row.asset),
      units: paid,
      reason: 'deposit.short',
      reference: referenceOf(row),
    });
  await tx.db
    .updateTable('deposit')
    .set({ short_units: row.units, covered_units: paid })
    .where('id', '=', row.id)
    .execute();
}

/** The chain holds it again. */
async function takeBackCover(tx: MoneyTx, row: DepositRow): Promise<void> {
  if (row.covered_units > 0n)
    tx.ledger.transfer({
      from: accountOf(issuanceOwner, row.asset),
      to: accountOf(insuranceOwner, row.asset),
      units: row.covered_units,
      reason: 'deposit.short',
      reference: referenceOf(row),
    });
  await tx.db
    .updateTable('deposit')
    .set({ short_units: 0, covered_units: 0 })
    .where('id', '=', row.id)
    .execute();
}

const keyOf = ({ hash, output }: { hash: string; output: number | bigint }): string => `${hash} ${output}`;

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
  { transfer, block, network, minimumUnits, confirmations }: Found,
  { chain, owner, now }: { chain: string; owner: string; now: number },
): Omit<DepositRow, 'id'> {
  const { hash, output, asset, units, to } = transfer;
  return {
    ...{ owner, asset, network, chain, address: to, hash, output: BigInt(output), units },
    ...{ minimum_units: minimumUnits, confirmations_needed: BigInt(confirmations), state: 'seen' },
    ...{ height: BigInt(block.height), block_hash: block.hash },
    final_at: BigInt(block.height + confirmations - 1),
    ...{ short_units: 0n, covered_units: 0n, created_at: BigInt(now), credited_at: null },
  };
}
