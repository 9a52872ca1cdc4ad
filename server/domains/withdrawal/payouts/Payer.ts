// Sends approved withdrawals, one step at a time: each request is stored before the provider is called, and each answer
// before the next action. After a crash in between, the payment is looked up.
import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { readQuarantined } from '../../../audit/Quarantine.ts';
import { withdrawalHolds } from '../../account/public/withdrawalHolds.ts';
import { runLoop } from '../../../custody/runLoop.ts';
import type { WithdrawalNetworks } from '../WithdrawalNetworks.ts';
import type { WithdrawalRow } from '../tables.ts';
import { change, findWithdrawal } from '../withdrawalRows.ts';
import { applyAnswer, receiptText } from './applyAnswer.ts';
import type { PayoutPace } from './pace.ts';
import { referenceOfAttempt } from './PayoutPort.ts';
import type { Payout, PayoutAnswer, PayoutPort } from './PayoutPort.ts';

export interface PayerOptions {
  /** Sees committed rows only. */
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  networks: WithdrawalNetworks;
  pace: PayoutPace;
  port: PayoutPort;
  onFault(error: unknown): void;
}

const atOnce = 20;

export class Payer {
  private readonly options: PayerOptions;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(options: PayerOptions) {
    this.options = options;
  }

  start(): void {
    const { pace, onFault } = this.options;
    this.running = runLoop({
      step: () => this.step(),
      pauseMs: pace.pauseMs,
      signal: this.stopping.signal,
      onFault,
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** @returns whether more work may be due immediately */
  async step(): Promise<boolean> {
    const { db, clock } = this.options;
    const due = await db
      .selectFrom('withdrawal')
      .selectAll()
      .where('ask_at', '<=', BigInt(clock.now()))
      .orderBy('ask_at')
      .orderBy('id')
      .limit(atOnce)
      .execute();
    // A slow or failing withdrawal does not block the others.
    const outcomes = await Promise.allSettled(due.map((row) => this.goOn(row)));
    const faults = outcomes.filter((outcome) => outcome.status === 'rejected');
    if (faults[0]) throw faults[0].reason;
    return due.length === atOnce;
  }

  private async goOn(row: WithdrawalRow): Promise<void> {
    try {
      await (row.state === 'queued' ? this.hand(row) : this.look(row));
      if (row.state === 'sent' && row.handed > row.attempt) await this.lookAfterLast(row);
    } catch (error) {
      await this.putOff(row);
      throw error;
    }
  }

  /** Moves it behind those that await their first query. */
  private async putOff({ id }: WithdrawalRow): Promise<void> {
    const { executor, pace } = this.options;
    await executor.runForPlatform('withdrawal.putOff', async (tx) => {
      const row = await findWithdrawal(tx.db, id);
      const isDue = row && row.ask_at !== null && row.ask_at <= BigInt(tx.now + pace.lookMs);
      if (isDue) await change(tx, row, { ask_at: BigInt(tx.now + pace.lostMs) });
    });
  }

  private async hand({ id }: WithdrawalRow): Promise<void> {
    const { executor, networks, pace } = this.options;
    const handed = await executor.runForPlatform('withdrawal.hand', async (tx) => {
      const row = await findWithdrawal(tx.db, id);
      if (row?.state !== 'queued') return undefined;
      if (await hasToWait(tx, row, networks)) {
        await change(tx, row, {
          delayed_at: row.delayed_at ?? BigInt(tx.now),
          ask_at: BigInt(tx.now + pace.shortMs),
        });
        return undefined;
      }
      return change(tx, row, {
        state: 'handed',
        attempt: row.handed + 1n,
        handed: row.handed + 1n,
        unanswered_at: null,
        ask_at: BigInt(tx.now + pace.lookMs),
      });
    });
    if (handed) await this.ask(handed, (payout) => this.options.port.send(payout));
  }

  private async look(row: WithdrawalRow): Promise<void> {
    const { port, clock, pace } = this.options;
    await this.ask(row, async (payout) => {
      const answer = await port.look(payout);
      if (answer) return answer;
      if (row.state !== 'handed')
        throw new Error(`withdrawal ${row.id}: what was sent is not known any more`);
      const since = Number(row.unanswered_at ?? clock.now());
      if (clock.now() < since + pace.lostMs) throw new Error(`withdrawal ${row.id}: it is not known yet`);
      return port.send(payout);
    });
  }

  /** An earlier attempt was sent after all: the outcome of the last one has to be known as well. */
  private async lookAfterLast(row: WithdrawalRow): Promise<void> {
    const { executor, port, pace, onFault } = this.options;
    const attempt = row.handed;
    // Until it is known, it is looked up again along with the other attempt.
    const answer = await port.look(payoutOf({ ...row, attempt })).catch(onFault);
    if (!answer) return;
    await executor.runForPlatform('withdrawal.answer', async (tx) => {
      const now = await findWithdrawal(tx.db, row.id);
      if (now) await applyAnswer(tx, now, { attempt, answer, pace });
    });
  }

  private async ask(row: WithdrawalRow, question: (payout: Payout) => Promise<PayoutAnswer>): Promise<void> {
    const { executor, onFault, pace } = this.options;
    const { id, attempt } = row;
    let answer: PayoutAnswer | undefined;
    try {
      answer = await question(payoutOf(row));
    } catch (error) {
      if (row.unanswered_at === null) onFault(error);
    }
    await executor.runForPlatform('withdrawal.answer', async (tx) => {
      const now = await findWithdrawal(tx.db, id);
      if (!now) return;
      if (answer) await applyAnswer(tx, now, { attempt, answer, pace });
      else if (now.attempt === attempt && (now.state === 'handed' || now.state === 'sent'))
        await keepUnanswered(tx, now, pace);
    });
  }
}

/** Less often the longer it takes. */
async function keepUnanswered(
  tx: MoneyTx,
  row: WithdrawalRow,
  { lookMs, lostMs }: PayoutPace,
): Promise<void> {
  const since = row.unanswered_at ?? BigInt(tx.now);
  const waitMs = Math.min(lostMs, Math.max(lookMs, (tx.now - Number(since)) / 2));
  await change(tx, row, { unanswered_at: since, ask_at: BigInt(tx.now + Math.round(waitMs)) });
}

/**
 * The owner's withdrawals are held by now, or the network is suspended: an attacker is stopped until the last moment.
 */
async function hasToWait(
  { db, now, ledger }: MoneyTx,
  { owner, asset, network }: WithdrawalRow,
  networks: WithdrawalNetworks,
): Promise<boolean> {
  // Sent coins cannot be recalled, so nothing is sent while the books are broken.
  if (!ledger.gate.isOpen || (await readQuarantined(db)).has(owner)) return true;
  const place = networks.find(asset, network!);
  if (!place || place.suspended !== undefined) return true;
  return (await withdrawalHolds(db, Number(owner.slice('user:'.length)), now)).length > 0;
}

const payoutOf = (row: WithdrawalRow): Payout => ({
  reference: referenceOfAttempt(row.id, row.attempt),
  chain: row.chain!,
  asset: row.asset,
  amount: receiptText(row),
  address: row.address!,
});
