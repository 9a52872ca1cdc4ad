import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { SandboxChain } from '../../../custody/chains/SandboxChain.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { withdrawalOf } from './PayoutPort.ts';
import type { Payout, PayoutAnswer, PayoutPort } from './PayoutPort.ts';

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  chains: ReadonlyMap<string, SandboxChain>;
}

/**
 * A received amount that ends in .14, as 250.14, lacks coins at first; one that ends in .15, as 250.15, is sent without
 * an answer.
 */
const shortMark = /\.14$/;
const silentMark = /\.15$/;
const shortForMs = 60_000;
const sender = 'house:payouts';
const keptMs = 30 * 86_400_000;

/** Sends over a sandbox's simulated chains. Its book is their transfers: a reference has one hash. */
export class SandboxPayouts implements PayoutPort {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  async send(payout: Payout): Promise<PayoutAnswer> {
    const known = await this.look(payout);
    if (known) return known;
    const now = this.options.clock.now();
    if (shortMark.test(payout.amount) && now < requestedAt(payout) + shortForMs) return { state: 'short' };
    const chain = this.options.chains.get(payout.chain);
    if (!chain) return { state: 'failed' };
    await chain.beforeNextBlock(() =>
      this.options.executor.runForPlatform('withdrawal.sandboxSend', (tx) => keep(tx, chain, payout)),
    );
    if (silentMark.test(payout.amount)) throw new Error('sandbox: no answer, as asked for');
    return (await this.look(payout)) ?? { state: 'accepted' };
  }

  async look(payout: Payout): Promise<PayoutAnswer | undefined> {
    const hash = hashOf(payout);
    const row = await this.options.db
      .selectFrom('sandbox_transfer')
      .select(['units', 'height'])
      .where('chain', '=', payout.chain)
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) return undefined;
    const newest = this.options.chains.get(payout.chain)?.heightAt(this.options.clock.now()) ?? 0;
    return {
      state: 'sent',
      hash,
      amount: fromUnits(row.units, assetOf(payout.asset).scale),
      confirmations: row.height === null ? 0 : Math.max(0, newest - Number(row.height) + 1),
    };
  }
}

/** Timestamp contained in the withdrawal's id. */
const requestedAt = ({ reference }: Payout): number =>
  Math.floor(Number(withdrawalOf(reference)?.id ?? 0) / 256);

/** Hash in the format of the chain's explorers. */
function hashOf({ reference, chain }: Payout): string {
  const hex = createHash('sha256').update(`meridian payout ${reference}`).digest('hex');
  return chain === 'ethereum' ? `0x${hex}` : hex;
}

async function keep(tx: Tx, chain: SandboxChain, payout: Payout): Promise<void> {
  const hash = hashOf(payout);
  const { asset, address } = payout;
  await tx.db
    .insertInto('sandbox_transfer')
    .values({
      chain: chain.name,
      hash,
      sender,
      network: '',
      asset,
      address,
      units: toUnits(payout.amount, assetOf(asset).scale),
      height: chain.heightAt(tx.now) + 1,
      sent_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  tx.schedule('deposit.forgetSent', tx.now + keptMs, { chain: chain.name, hash });
}
