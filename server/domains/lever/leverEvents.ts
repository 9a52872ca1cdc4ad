// Events of contracts after a commit.
import type { LeverMark } from '../../../contracts/feed.ts';
import type { components } from '../../../contracts/schema.d.ts';

declare module '../../commands/events.ts' {
  interface Events {
    leverTrade: LeverTradeEvent;
    leverClosed: LeverClosedEvent;
    leverMarks: LeverMarksEvent;
  }
}

interface LeverTradeEvent {
  type: 'leverTrade';
  owner: string;
  /** Made only where there is a listener. */
  row: () => components['schemas']['LeverTrade'];
}

interface LeverMarksEvent {
  type: 'leverMarks';
  /** Without the marks of demo contracts, which are identical. */
  marks: readonly LeverMark[];
}

interface LeverClosedEvent {
  type: 'leverClosed';
  owner: string;
  ids: number[];
}
