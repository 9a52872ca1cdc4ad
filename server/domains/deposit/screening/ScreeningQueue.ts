import type { Kysely } from 'kysely';
import { fromUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Writer } from '../../../writer/Writer.ts';
import { assets } from '../../market/market.config.ts';
import type { DepositRow } from '../tables.ts';
import type { Screening, ScreeningAnswer } from './Screening.ts';

interface Options {
  chain: string;
  db: Kysely<Schema>;
  writer: Writer;
  clock: { now(): number };
  screening: Screening;
  onFault(error: unknown): void;
}

const atOnce = 25;
/** Without an answer it is asked again after so long. */
const againMs = 30_000;
/** And all others later, where nothing was answered at all. */
const restMs = 10_000;

/** Asks about what is final on a chain, and writes down what was answered: nothing is asked within a command. */
export class ScreeningQueue {
  private readonly options: Options;
  private restsUntil = 0;

  constructor(options: Options) {
    this.options = options;
  }

  async step(): Promise<void> {
    const { clock } = this.options;
    if (clock.now() < this.restsUntil) return;
    const rows = await this.readNext();
    if (rows.length === 0) return;
    const answers = await Promise.all(rows.map((row) => this.ask(row)));
    if (answers.every((answer) => answer === undefined)) this.restsUntil = clock.now() + restMs;
    await this.options.writer.runHouse('deposit.screened', async ({ db, now }) => {
      for (const [at, { id }] of rows.entries())
        await db
          .updateTable('deposit')
          .set(answers[at] === undefined ? { ask_at: now + againMs } : { screening: answers[at] })
          .where('id', '=', id)
          .where('screening', '=', 'waiting')
          .execute();
    });
  }

  private async readNext(): Promise<DepositRow[]> {
    const { db, chain, clock } = this.options;
    const cursor = await db
      .selectFrom('chain_cursor')
      .select('height')
      .where('chain', '=', chain)
      .executeTakeFirst();
    if (!cursor) return [];
    return db
      .selectFrom('deposit')
      .selectAll()
      .where('chain', '=', chain)
      .where('state', '=', 'seen')
      .where('screening', '=', 'waiting')
      .where('ask_at', '<=', BigInt(clock.now()))
      .where('final_at', '<=', cursor.height)
      .orderBy('ask_at')
      .orderBy('id')
      .limit(atOnce)
      .execute();
  }

  private async ask(row: DepositRow): Promise<ScreeningAnswer | undefined> {
    const { chain, hash, output, asset, units, address, from_addresses } = row;
    const { screening, onFault } = this.options;
    try {
      const { scale } = assets.find(({ code }) => code === asset)!;
      return await screening.check({
        ...{ chain, hash, output: Number(output), asset, address, amount: fromUnits(units, scale) },
        from: JSON.parse(from_addresses) as string[],
      });
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }
}
