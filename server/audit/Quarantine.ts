import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { PendingRows } from '../store/rows.ts';
import type { ServerEvent } from '../commands/events.ts';
import type { Participant } from '../commands/Participant.ts';

/** Quarantined owners, in memory; a repair writes the rows and triggers a reload. */
export class Quarantine implements Participant {
  private kept: ReadonlySet<string> = new Set();

  get owners(): ReadonlySet<string> {
    return this.kept;
  }

  pending(): 'none' {
    return 'none';
  }

  takeRows(): PendingRows[] {
    return [];
  }

  takeEvents(): ServerEvent[] {
    return [];
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    this.kept = await readQuarantined(db);
  }
}

export async function readQuarantined(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('quarantine').select('owner').execute();
  return new Set(rows.map(({ owner }) => owner));
}
