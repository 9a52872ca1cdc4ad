// npm run platformAddresses: deposit addresses of the platform's own money by account and chain, balances, and
// shortfalls from reversed deposits. Read-only; a running server assigns missing addresses. Usage: node
// server/cli/platformAddresses.ts [--data <folder>
// --database <url>]. Exit codes: 0, 2 the database cannot be read.
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { platformOwners } from '../domains/deposit/public/depositReasons.ts';
import { listPlatformAddresses } from '../domains/deposit/watching/platformAddresses.ts';
import { assets } from '../instruments/market.config.ts';
import { fromUnits } from '../ledger/units.ts';
import { openToRead } from '../store/openToRead.ts';
import type { Schema } from '../store/schema.ts';
import { placeNamed } from './placeNamed.ts';

const amountOf = (units: bigint, asset: string): string => {
  const scale = assets.find(({ code }) => code === asset)?.scale;
  return scale === undefined ? `${units} units ${asset}` : `${fromUnits(units, scale)} ${asset}`;
};

async function tell(db: Kysely<Schema>): Promise<void> {
  const addresses = await listPlatformAddresses(db);
  for (const { owner, chain, address } of addresses) console.log(`${owner}  ${chain}  ${address}`);
  const chains = await db.selectFrom('chain_cursor').select('chain').orderBy('chain').execute();
  for (const { chain } of chains)
    for (const owner of platformOwners)
      if (!addresses.some((each) => each.owner === owner && each.chain === chain))
        console.log(`${owner}  ${chain}  none yet`);
  if (chains.length === 0 && addresses.length === 0)
    console.log('No account of the house has an address yet');
  const balances = await db
    .selectFrom('account')
    .select(['owner', 'asset', 'available'])
    .where('owner', 'in', [...platformOwners])
    // Excludes the settlement asset of practice accounts, which is not real money.
    .where(
      'asset',
      'in',
      assets.map(({ code }) => code),
    )
    .where('available', '>', 0n)
    .orderBy('owner')
    .orderBy('asset')
    .execute();
  for (const owner of platformOwners)
    if (!balances.some((each) => each.owner === owner)) console.log(`${owner}  has nothing`);
  for (const { owner, asset, available } of balances)
    console.log(`${owner}  has ${amountOf(available, asset)}`);
  const short = await db
    .selectFrom('deposit')
    .select(['asset', 'short_units', 'covered_units'])
    .whereRef('short_units', '>', 'covered_units')
    .execute();
  const sums = new Map<string, bigint>();
  for (const { asset, short_units, covered_units } of short)
    sums.set(asset, (sums.get(asset) ?? 0n) + short_units - covered_units);
  for (const [asset, units] of sums)
    console.log(`Short of ${amountOf(units, asset)}: send it to house:insurance`);
}

try {
  const options = { data: { type: 'string' }, database: { type: 'string' } } as const;
  const { db, close } = await openToRead(placeNamed(parseArgs({ options }).values));
  try {
    await tell(db);
  } finally {
    await close();
  }
} catch (error) {
  console.error(`Accounts of the house cannot be looked at: ${(error as Error).message}`);
  process.exitCode = 2;
}
