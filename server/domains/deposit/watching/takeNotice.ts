// Processes a notice of a custody provider in one command: it is stored before the provider gets its response.
import type { Kysely } from 'kysely';
import { toUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { assets } from '../../../instruments/market.config.ts';
import { moveTo, reverseOne, see } from './blocks.ts';
import type { DepositNetwork } from '../public/depositNetworks.ts';
import type { DepositRow } from '../tables.ts';
import { holdingBlock, toldBlocksOf, withNotice } from './toldBlocks.ts';
import { NoticeFault } from '../../../custody/notices/NoticeFault.ts';
import type { CustodyDeposit } from '../../../custody/notices/verifyWebhook.ts';
import { scannedHeight } from '../../../custody/scannedHeight.ts';

interface Rules {
  /** Networks on the chain. */
  networks: readonly DepositNetwork[];
  isScreened: boolean;
}

/** A signature is valid for minutes, but a provider may retry for days. */
const keptMs = 30 * 86_400_000;
/** Each new notice deletes up to this number of expired ones. */
const agedAtOnce = 20;

/** @throws NoticeFault */
export async function takeNotice(tx: MoneyTx, told: CustodyDeposit, rules: Rules): Promise<void> {
  if (!(await isFirst(tx, told.id))) return;
  // A transfer without a block is reported again once it has one.
  if (told.confirmations === 0 && !told.isReversed) return;
  const network = rules.networks.find(({ asset }) => asset === told.asset);
  const scale = assets.find(({ code }) => code === told.asset)?.scale;
  if (!network || scale === undefined) return;
  const units = unitsOf(told.amount, scale);
  if (units === 0n) return;
  await advanceTo(tx, told.chain, told.height + Math.max(1, told.confirmations) - 1);
  const row = await findRow(tx.db, told);
  if (row) requireSame(row, told, units);
  else await addRow(tx, told, { units, network, scale, isScreened: rules.isScreened });
  const current = row ?? (await findRow(tx.db, told));
  // The transfer went to an address that is not ours.
  if (current) await settle(tx, current, told);
}

async function settle(tx: MoneyTx, row: DepositRow, told: CustodyDeposit): Promise<void> {
  const blocks = withNotice(toldBlocksOf(row), told);
  const told_blocks = JSON.stringify(blocks);
  await tx.db.updateTable('deposit').set({ told_blocks }).where('id', '=', row.id).execute();
  const holding = holdingBlock(blocks, Number(row.confirmations_needed));
  if (!holding) {
    if (row.block_hash !== null) await reverseOne(tx, row);
    return;
  }
  const { hash, height, isFinal } = holding;
  if (row.block_hash === hash && (row.final_at !== null) === isFinal) return;
  await moveTo(tx, row, { height, hash, finalAt: isFinal ? height : null });
}

async function isFirst({ db, now }: MoneyTx, id: string): Promise<boolean> {
  const aged = await db
    .selectFrom('custody_notice')
    .select('id')
    .where('told_at', '<', BigInt(now - keptMs))
    .orderBy('told_at')
    .limit(agedAtOnce)
    .execute();
  for (const each of aged) await db.deleteFrom('custody_notice').where('id', '=', each.id).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('custody_notice')
    .values({ id, told_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function findRow(
  db: Kysely<Schema>,
  { chain, hash, output }: Pick<CustodyDeposit, 'chain' | 'hash' | 'output'>,
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('chain', '=', chain)
    .where('hash', '=', hash)
    .where('output', '=', BigInt(output))
    .executeTakeFirst();
}

/** A transfer has the same properties in every block. */
function requireSame(row: DepositRow, { address, asset }: CustodyDeposit, units: bigint): void {
  const isSame = {
    address: row.address === address,
    asset: row.asset === asset,
    amount: row.units === units,
  };
  for (const [field, is] of Object.entries(isSame))
    if (!is) throw new NoticeFault(`${field} is another one than was told of this transfer before`);
}

async function addRow(
  tx: MoneyTx,
  told: CustodyDeposit,
  given: { units: bigint; network: DepositNetwork; scale: number; isScreened: boolean },
): Promise<void> {
  const { chain, hash, output, asset, address, from, height, blockHash, confirmations } = told;
  const { units, network, scale, isScreened } = given;
  await see(tx, chain, [
    {
      transfer: { hash, output, asset, units, to: address, from },
      block: { height, hash: blockHash },
      network: network.network,
      confirmations: network.confirmations,
      isScreened,
      minimumUnits: toUnits(network.minimum, scale),
      toldConfirmations: confirmations,
    },
  ]);
}

/**
 * Digits finer than ours are cut off, as on chains that we read ourselves.
 * @throws NoticeFault
 */
function unitsOf(amount: string, scale: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  try {
    return toUnits(`${whole}.${fraction.slice(0, scale).padEnd(1, '0')}`, scale);
  } catch {
    throw new NoticeFault('amount is more than can be booked');
  }
}

/** Height of the newest known block; it never decreases. */
async function advanceTo({ db, now }: MoneyTx, chain: string, told: number): Promise<void> {
  const known = await scannedHeight(db, chain);
  const height = Math.min(told, Number.MAX_SAFE_INTEGER);
  if (known !== undefined && known >= height) return;
  const row = { height, read_at: now };
  await db
    .insertInto('chain_cursor')
    .values({ chain, ...row, hashes: '[]' })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet(row))
    .execute();
}
