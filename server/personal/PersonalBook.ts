import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Schema } from '../store/schema.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import type { ClosureBlockers, Leaving, Person, Retention } from './Leaving.ts';
import type { PersonalData } from './PersonalData.ts';
import { renewEnds } from './renewEnds.ts';
import { sharedPersonal } from './sharedPersonal.ts';

declare module '../context.ts' {
  interface Services {
    personal: PersonalBook;
  }
}

/** Personal data of all domains. */
export class PersonalBook implements Leaving {
  readonly retention: Retention;
  private readonly all: readonly PersonalData[];

  constructor(domains: readonly { personal?: PersonalData }[], retention: Retention) {
    this.retention = retention;
    this.all = [...domains.flatMap(({ personal }) => personal ?? []), sharedPersonal];
  }

  /** One JSON object, streamed in pieces: each part is a list of rows. */
  async *copy(context: Context, person: Person, head: object): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1);
    let last: string | undefined;
    for (const { copy } of this.all) {
      if (!copy) continue;
      for await (const [part, row] of copy(context, person)) {
        yield part === last ? ',\n' : `${last === undefined ? '' : '\n]'},\n${JSON.stringify(part)}: [\n`;
        yield JSON.stringify(row);
        last = part;
      }
    }
    yield last === undefined ? '}\n' : '\n]}\n';
  }

  /** Applies the current settings to retention ends that were set before. */
  renewEnds(parts: { db: Kysely<Schema>; executor: CommandExecutor }): Promise<void> {
    const ends = Object.assign({}, ...this.all.map((one) => one.ends));
    return renewEnds({ ...parts, ends, retention: this.retention });
  }

  async closureBlockers(db: Kysely<Schema>, owner: string): Promise<ClosureBlockers> {
    let all: ClosureBlockers = {};
    // Of two with the same field the first domain tells its own.
    for (const { closureBlockers } of this.all) all = { ...(await closureBlockers?.(db, owner)), ...all };
    return all;
  }

  async close(tx: MoneyTx, person: Person): Promise<void> {
    for (const { close } of this.all) await close?.(tx, person);
  }

  async forget(tx: MoneyTx, person: Person): Promise<void> {
    for (const { forget } of this.all) await forget?.(tx, person);
  }
}
