// Migrates a database to the configured scales, ticks and steps, where every amount in it can be kept exactly. All
// amounts of an asset are multiplied or divided by one number, so sums that balanced before balance afterwards.
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Pair } from '../../../contracts/market.ts';
import { toUnits } from '../../ledger/units.ts';
import { openStatus } from '../../domains/spot/public/Order.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import { StartError } from '../../StartError.ts';
import type { Schema } from '../schema.ts';
import { differencesOf, gridRow, readKept, requireOneScale } from './keptScales.ts';
import type { Configured, Difference, StoredScales } from './keptScales.ts';
import { amountGroupsOf } from './columnMeanings.ts';
import type { AmountGroup, AnyColumnMeanings } from './columnMeanings.ts';

const int64Max = 2n ** 63n - 1n;
/** Maximum rows named in a refusal. */
const namedRows = 3;

interface ScaleChange {
  asset: string;
  from: number;
  to: number;
}

/**
 * Changes everything or nothing. No other process may write to the database meanwhile.
 * @param db the command executor's
 * @param tables all of them
 * @returns the changes, as lines
 * @throws StartError with the reason why the change cannot be exact
 */
export async function rescale(
  db: Kysely<Schema>,
  configured: Configured,
  tables: AnyColumnMeanings,
): Promise<string[]> {
  requireOneScale(configured);
  const groups = amountGroupsOf(tables);
  return db.transaction().execute(async (tx) => {
    const kept = await readKept(tx);
    await refuseUnknown(tx, kept, configured);
    const found = differencesOf(kept, configured);
    const scales = found.flatMap(toScaleChange);
    await refuseInexact(tx, groups, scales);
    const lines: string[] = [];
    for (const change of scales) lines.push(...(await applyScale(tx, groups, change)));
    // Its balances are in the former units; the next audit creates a new one.
    if (scales.length > 0) await tx.deleteFrom('audit_checkpoint').execute();
    const touched = new Set(found.map(({ name }) => name));
    await refuseOffGrid(
      tx,
      configured.pairs.filter(({ symbol, base, quote }) =>
        [symbol, base, quote].some((name) => touched.has(name)),
      ),
    );
    for (const pair of configured.pairs.filter(({ symbol }) => touched.has(symbol))) {
      const { symbol, ...grid } = gridRow(pair);
      await tx.updateTable('pair_grid').set(grid).where('symbol', '=', symbol).execute();
    }
    lines.push(...found.filter(({ what }) => what !== 'scale').map(lineOf));
    return lines;
  });
}

function lineOf({ name, what, kept, configured }: Difference): string {
  return `${name}: ${what} ${configured}, was ${kept}`;
}

function toScaleChange({ name, what, kept, configured }: Difference): ScaleChange[] {
  return what === 'scale' ? [{ asset: name, from: Number(kept), to: Number(configured) }] : [];
}

/** Factor to multiply or divide by. */
function factorOf({ from, to }: ScaleChange): bigint {
  return 10n ** BigInt(Math.abs(to - from));
}

/** Refuses amounts without a recorded scale: the database was never started since scales are recorded. */
async function refuseUnknown(
  db: Kysely<Schema>,
  { scales }: StoredScales,
  { assets }: Configured,
): Promise<void> {
  for (const { code } of assets.filter((asset) => !scales.has(asset.code))) {
    const account = await db.selectFrom('account').select('id').where('asset', '=', code).limit(1).execute();
    if (account.length > 0)
      throw new StartError(
        `Nothing was changed: the database does not say which scale ${code} has. Start the server once with the scale that it was written with`,
      );
  }
}

async function refuseInexact(
  db: Kysely<Schema>,
  groups: readonly AmountGroup[],
  changes: readonly ScaleChange[],
): Promise<void> {
  const refusals: string[] = [];
  for (const change of changes) {
    const { asset, from, to } = change;
    const rows: string[] = [];
    for (const group of groups) rows.push(...(await inexactRows(db, group, change)));
    if (rows.length === 0) continue;
    const why =
      to > from ? 'these amounts would leave int64' : `these amounts do not divide by ${factorOf(change)}`;
    refusals.push(
      `Nothing was changed: ${asset} cannot go from scale ${from} to ${to}, because ${why}`,
      ...rows,
    );
  }
  if (refusals.length > 0) throw new StartError(refusals.join('\n'));
}

async function inexactRows(db: Kysely<Schema>, group: AmountGroup, change: ScaleChange): Promise<string[]> {
  const faults = group.amounts.flatMap(({ column, isText }) => faultOf(column, isText, change) ?? []);
  if (faults.length === 0) return [];
  const where = sql<boolean>`${group.rowsOf(change.asset)} and (${sql.join(faults, sql` or `)})`;
  const rows = await rowsWhere(db, group, where);
  return rows === undefined ? [] : [`  ${titleOf(group)}: ${rows}`];
}

/** Condition for an amount that the change cannot keep exactly. */
function faultOf(column: string, isText: boolean, change: ScaleChange): RawBuilder<boolean> | undefined {
  const at = sql.ref(column);
  const factor = factorOf(change);
  if (change.to > change.from) {
    // Balances of an asset add up to zero, so an account's balance never exceeds the amount issued.
    const most = int64Max / factor;
    return isText ? undefined : sql`${at} > ${most} or ${at} < ${-most}`;
  }
  if (!isText) return sql`${at} % ${factor} <> 0`;
  const zeros = change.from - change.to;
  return sql`${at} <> '0' and substr(${at}, length(${at}) - ${sql.lit(zeros - 1)}) <> ${sql.lit('0'.repeat(zeros))}`;
}

async function applyScale(
  db: Kysely<Schema>,
  groups: readonly AmountGroup[],
  change: ScaleChange,
): Promise<string[]> {
  const { asset, from, to } = change;
  const lines = [lineOf({ name: asset, what: 'scale', kept: String(from), configured: String(to) })];
  for (const group of groups) {
    const set = group.amounts.map(
      ({ column, isText }) =>
        sql`${sql.ref(column)} = ${isText ? newDigits(column, change) : newUnits(column, change)}`,
    );
    const { numAffectedRows } = await sql`update ${sql.table(group.table)} set ${sql.join(set)}
      where ${group.rowsOf(asset)}`.execute(db);
    if (numAffectedRows) lines.push(`  ${titleOf(group)}: ${numAffectedRows} rows`);
  }
  await db.updateTable('asset_scale').set({ scale: to }).where('asset', '=', asset).execute();
  return lines;
}

function newUnits(column: string, change: ScaleChange): RawBuilder<unknown> {
  const at = sql.ref(column);
  return change.to > change.from ? sql`${at} * ${factorOf(change)}` : sql`${at} / ${factorOf(change)}`;
}

function newDigits(column: string, { from, to }: ScaleChange): RawBuilder<unknown> {
  const at = sql.ref(column);
  const changed =
    to > from
      ? sql`${at} || ${sql.lit('0'.repeat(to - from))}`
      : sql`substr(${at}, 1, length(${at}) - ${sql.lit(from - to)})`;
  return sql`case when ${at} = '0' then ${at} else ${changed} end`;
}

/** The remaining quantity of an order must be a multiple of the step, and its price a multiple of the tick. */
async function refuseOffGrid(db: Kysely<Schema>, pairs: readonly Pair[]): Promise<void> {
  const refusals: string[] = [];
  for (const { symbol, priceTick, quantityStep, baseScale } of pairs) {
    const tick = toUnits(priceTick, priceScale);
    const step = toUnits(quantityStep, baseScale);
    const rows = await rowsWhere(
      db,
      { table: 'spot_order', key: ['id'] },
      sql`status = ${BigInt(openStatus)} and symbol = ${symbol}
        and (price % ${tick} <> 0 or (quantity - filled_quantity) % ${step} <> 0)`,
    );
    if (rows !== undefined)
      refusals.push(
        `Nothing was changed: open orders of ${symbol} are off tick ${priceTick} or step ${quantityStep}, and have to end first`,
        `  spot_order: ${rows}`,
      );
  }
  if (refusals.length > 0) throw new StartError(refusals.join('\n'));
}

/** Number of rows, with the first ones by name; undefined for none. */
async function rowsWhere(
  db: Kysely<Schema>,
  { table, key }: Pick<AmountGroup, 'table' | 'key'>,
  where: RawBuilder<boolean>,
): Promise<string | undefined> {
  const counted = await sql<{ count: bigint }>`select count(*) as count from ${sql.table(table)}
    where ${where}`.execute(db);
  const { count } = counted.rows[0]!;
  if (count === 0n) return undefined;
  const list = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`select ${list} from ${sql.table(table)}
    where ${where} order by ${list} limit ${sql.lit(namedRows)}`.execute(db);
  const names = rows.map((row) => key.map((column) => String(row[column])).join(' '));
  return `${count} rows, ${key.join(' ')} ${names.join(', ')}${count > names.length ? ' …' : ''}`;
}

function titleOf({ table, amounts }: AmountGroup): string {
  return `${table} (${amounts.map(({ column }) => column).join(', ')})`;
}
