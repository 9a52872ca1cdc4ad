// Audit of holds that no row names: an engine keeps its orders in memory, and finds holds by reference.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { DomainAudit, Wanted } from './DomainAudit.ts';
import type { Subject } from './Findings.ts';
import { aboutHold } from './state.ts';
import { pagesById } from './view.ts';

/** An open order and the units that it must hold. */
interface OpenOrder extends Wanted {
  units: bigint;
  about: Subject;
}

/** Each open order holds its units, and no other order holds any. @param what names the units in findings: 'a margin' */
export const openHolds = <Row extends { id: bigint }>(
  { reason, what }: { reason: string; what: string },
  read: (view: Kysely<Schema>, after: bigint, limit: number) => Promise<Row[]>,
  openOf: (row: Row) => OpenOrder,
): NonNullable<DomainAudit['holds']> => ({
  reason,
  async check(view, { findings, pages, holds }) {
    const wanted = new Map<bigint, Wanted>();
    const unclaimed = new Set(holds.keys());
    await pagesById<Row>(
      { after: 0n, pages },
      (after, limit) => read(view, after, limit),
      (rows) => {
        for (const { units, about, ...owned } of rows.map(openOf)) {
          const { reference } = owned;
          const hold = holds.get(reference);
          unclaimed.delete(reference);
          if ((hold?.held ?? 0n) !== units)
            findings.add(
              `${reference} has ${what} of ${units}, and holds ${hold?.held ?? 'nothing'}`,
              hold ? aboutHold(hold, units) : about,
            );
          if (hold) wanted.set(hold.id, owned);
        }
      },
    );
    for (const reference of unclaimed)
      findings.add(`${reference} holds ${what} and is not open`, aboutHold(holds.get(reference)!, 0n));
    return wanted;
  },
});
