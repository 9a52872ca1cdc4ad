import type { Kysely } from 'kysely';
import { fromUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { assets } from '../../../instruments/market.config.ts';
import type { DepositRow } from '../tables.ts';
import type { Screening, ScreeningAnswer } from '../../../custody/screening/Screening.ts';
import { scannedHeight } from '../../../custody/scannedHeight.ts';

interface Options {
  chain: string;
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  screening: Screening;
  onFault(error: unknown): void;
}

const rowsAtOnce = 100;
const askedAtOnce = 25;
/** Retry interval without an answer. */
const againMs = 30_000;
/** Pause for all requests after no request was answered. */
const restMs = 10_000;

/** Screens final deposits of a chain and stores the answers: commands never call the service. */
export class ScreeningQueue {
  private readonly options: Options;
  private restsUntil = 0;

  constructor(options: Options) {
    this.options = options;
  }

  async step(): Promise<void> {
    const { clock } = this.options;
    if (clock.now() < this.restsUntil) return;
    const answers = await this.askAll(await this.readNext());
    if (answers.size === 0) return;
    await this.options.executor.runForPlatform('deposit.screened', async ({ db, now }) => {
      for (const answer of new Set(answers.values()))
        await db
          .updateTable('deposit')
          .set(answer === undefined ? { ask_at: now + againMs } : { screening: answer })
          .where(
            'id',
            'in',
            [...answers].filter(([, given]) => given === answer).map(([id]) => id),
          )
          .where('screening', '=', 'waiting')
          .execute();
    });
  }

  /** @returns the answers by deposit */
  private async askAll(rows: readonly DepositRow[]): Promise<Map<bigint, ScreeningAnswer | undefined>> {
    const answers = new Map<bigint, ScreeningAnswer | undefined>();
    for (let from = 0; from < rows.length; from += askedAtOnce) {
      const some = rows.slice(from, from + askedAtOnce);
      const given = await Promise.all(some.map((row) => this.ask(row)));
      for (const [at, { id }] of some.entries()) answers.set(id, given[at]);
      // A provider that answers nothing is not asked for the rest.
      if (given.some((answer) => answer !== undefined)) continue;
      this.restsUntil = this.options.clock.now() + restMs;
      break;
    }
    return answers;
  }

  private async readNext(): Promise<DepositRow[]> {
    const { db, chain, clock } = this.options;
    const height = await scannedHeight(db, chain);
    if (height === undefined) return [];
    return db
      .selectFrom('deposit')
      .selectAll()
      .where('chain', '=', chain)
      .where('state', '=', 'seen')
      .where('screening', '=', 'waiting')
      .where('ask_at', '<=', BigInt(clock.now()))
      .where('final_at', '<=', BigInt(height))
      .orderBy('ask_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
  }

  private async ask(row: DepositRow): Promise<ScreeningAnswer | undefined> {
    const { chain, hash, output, asset, units, address, from_addresses } = row;
    const { screening, onFault } = this.options;
    try {
      const { scale } = assets.find(({ code }) => code === asset)!;
      return await screening.check({
        chain,
        hash,
        output: Number(output),
        asset,
        address,
        amount: fromUnits(units, scale),
        from: JSON.parse(from_addresses) as string[],
      });
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }
}
