// An invalid row is refused while its command can still fail alone.
import { expect, test } from 'vitest';
import { DueQueue } from './DueQueue.ts';
import { OutboxQueue } from './OutboxQueue.ts';
import { Undo } from './Undo.ts';

const kinds = { 'code.login': { usefulMs: 1000 } };
const clock = { now: () => 0 };

test.each([
  ['no number', Number.NaN, {}],
  ['no end', Infinity, {}],
  ['a part of a millisecond', 0.5, {}],
  ['nothing of it', 0, undefined],
  ['a function', 0, () => 0],
])('due work that cannot be written is not taken: %s', (_, at, about) => {
  const due = new DueQueue(new Undo());
  expect(() => due.schedule('review.remove' as never, at, about as never)).toThrow('review.remove');
  expect([due.pending(), due.earliest]).toEqual(['none', Infinity]);
});

const mail = { channel: 'mail', address: 'ann@example.com', locale: 'en' } as const;

test.each([
  ['nothing of it', mail, undefined],
  ['no address', { ...mail, address: undefined }, {}],
  ['an address with NUL, which PostgreSQL does not take', { ...mail, address: 'ann\0@example.com' }, {}],
  ['half of a character', { ...mail, address: 'ann\ud83d@example.com' }, {}],
  ['no language', { ...mail, locale: undefined }, {}],
])('a message that cannot be written is not taken: %s', (_, to, about) => {
  const outbox = new OutboxQueue({ undo: new Undo(), clock, kinds, channels: ['mail'] });
  expect(() => outbox.send('code.login' as never, to as never, about as never)).toThrow('code.login');
  expect(outbox.pending()).toBe('none');
});
