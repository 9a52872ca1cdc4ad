import { loginThen, subscribe } from '../feedTrigger.ts';
import type { Around, FeedTriggers } from '../feedTrigger.ts';
import type { LeverMarks } from '../feed.ts';

const closeContract = (around: Around) =>
  loginThen(around, 'POST', 'lever/close', { id: String(around.answered.lever_id ?? 1) });

export const feedTriggers: FeedTriggers = {
  lever_marks: {
    event: 'lever_marks',
    trigger: subscribe('lever_marks'),
    counts: ({ marks }: LeverMarks) => marks.length > 0,
  },
  lever_trade: { event: 'lever_trade', trigger: closeContract },
  lever_closed: { event: 'lever_closed', trigger: closeContract },
};
