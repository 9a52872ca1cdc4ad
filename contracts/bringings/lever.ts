import { loginThen, subscribe } from '../bringing.ts';
import type { Around, Bringings } from '../bringing.ts';
import type { LeverMarks } from '../feed.ts';

const closeContract = (around: Around) =>
  loginThen(around, 'POST', 'lever/close', { id: String(around.answered.lever_id ?? 1) });

export const bringings: Bringings = {
  lever_marks: {
    event: 'lever_marks',
    bring: subscribe('lever_marks'),
    counts: ({ marks }: LeverMarks) => marks.length > 0,
  },
  lever_trade: { event: 'lever_trade', bring: closeContract },
  lever_closed: { event: 'lever_closed', bring: closeContract },
};
