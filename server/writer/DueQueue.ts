// Work that falls due: written down by the command that makes it due, in its transaction.
import { NewRows } from './NewRows.ts';
import type { Undo } from './Undo.ts';

/** What falls due, by kind, with what is known of it as JSON; a domain adds its own (`declare module`). */
export interface DueKinds {}

/** How a command asks for work; `at` is when it falls due, ms since 1970 UTC. */
export type Schedule = <Kind extends keyof DueKinds & string>(
  kind: Kind,
  at: number,
  about: DueKinds[Kind],
) => void;

/** Keeps what commands schedule until the end of their group. */
export class DueQueue extends NewRows<'due_work'> {
  constructor(undo: Undo) {
    super(undo, 'due_work', ['at', 'kind', 'about', 'tries', 'error', 'set_aside_at']);
  }

  readonly schedule: Schedule = (kind, at, about) => {
    this.add([at, kind, JSON.stringify(about), 0, '', null]);
  };
}
