// The wallet of a sandbox: transfers that users send over simulated chains to test deposits.
import type { Kysely } from 'kysely';
import type { Random } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { isSandboxAddress } from './sandboxAddress.ts';
import type { SandboxChain } from './SandboxChain.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'deposit.forgetSent': { chain: string; hash: string };
    'deposit.forgetFork': { chain: string; at: number };
  }
}

interface Parts {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  random: Random;
}

export interface Sending {
  chain: SandboxChain;
  network: string;
  asset: string;
  units: bigint;
  address: string;
}

const keptMs = 30 * 86_400_000;
/** Maximum depth of a reorganisation; real chains replace one or two blocks, very rarely more. */
const deepest = 60;

/**
 * @returns the transaction hash, included in the next block
 * @throws Refusal deposit.addressInvalid
 */
export async function sendOnSandbox(
  { executor, random }: Pick<Parts, 'executor' | 'random'>,
  sender: string,
  { chain, network, asset, units, address }: Sending,
): Promise<string> {
  if (!isSandboxAddress(chain.name, address))
    throw new Refusal('deposit.addressInvalid', { fields: { address: '' } });
  // In the format of Ethereum explorers.
  const hash = `${chain.name === 'ethereum' ? '0x' : ''}${random.bytes(32).toString('hex')}`;
  const send = (tx: Tx) => keepSent(tx, { chain, network, asset, units, address }, { hash, sender });
  await chain.beforeNextBlock(() => executor.runFor(sender, 'deposit.sandboxSend', send));
  return hash;
}

async function keepSent(
  tx: Tx,
  { chain, ...sent }: Sending,
  { hash, sender }: { hash: string; sender: string },
): Promise<void> {
  const height = chain.heightAt(tx.now) + 1;
  await tx.db
    .insertInto('sandbox_transfer')
    .values({ ...sent, chain: chain.name, hash, sender, height, sent_at: tx.now })
    .execute();
  tx.schedule('deposit.forgetSent', tx.now + keptMs, { chain: chain.name, hash });
}

/**
 * Replaces all blocks from the one that contains a transfer.
 * @throws Refusal deposit.notSent, deposit.tooDeep
 */
export async function reorganiseSandbox(
  { executor }: Pick<Parts, 'executor'>,
  sender: string,
  {
    hash,
    comesBack,
    chains,
  }: { hash: string; comesBack: boolean; chains: ReadonlyMap<string, SandboxChain> },
): Promise<void> {
  await executor.runFor(sender, 'deposit.sandboxReorganise', async (tx) => {
    const row = await tx.db
      .selectFrom('sandbox_transfer')
      .select(['chain', 'height'])
      .where('chain', 'in', [...chains.keys()])
      .where('hash', '=', hash)
      .where('sender', '=', sender)
      .executeTakeFirst();
    if (!row || row.height === null) throw new Refusal('deposit.notSent');
    const newest = chains.get(row.chain)!.heightAt(tx.now);
    const height = Number(row.height);
    if (newest - height >= deepest) throw new Refusal('deposit.tooDeep');
    await tx.db
      .updateTable('sandbox_transfer')
      .set({ height: comesBack ? newest + 2 : null })
      .where('chain', '=', row.chain)
      .where('hash', '=', hash)
      .execute();
    await tx.db
      .insertInto('sandbox_fork')
      .values({ chain: row.chain, height, at: tx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    tx.schedule('deposit.forgetFork', tx.now + keptMs, { chain: row.chain, at: tx.now });
  });
}

/** The newest fifty transfers of a user. */
export async function sentOnSandbox(db: Kysely<Schema>, sender: string) {
  return db
    .selectFrom('sandbox_transfer')
    .select(['chain', 'hash', 'network', 'asset', 'units', 'address', 'height', 'sent_at'])
    .where('sender', '=', sender)
    .orderBy('sent_at', 'desc')
    .limit(50)
    .execute();
}

export const forgetSandbox = {
  'deposit.forgetSent': async ({ db }: Tx, { chain, hash }: { chain: string; hash: string }) => {
    await db.deleteFrom('sandbox_transfer').where('chain', '=', chain).where('hash', '=', hash).execute();
  },
  /** Blocks of this age are not read any more. */
  'deposit.forgetFork': async ({ db }: Tx, { chain, at }: { chain: string; at: number }) => {
    await db.deleteFrom('sandbox_fork').where('chain', '=', chain).where('at', '=', BigInt(at)).execute();
  },
};
