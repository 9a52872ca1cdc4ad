// Messages of commands, delivered by test transports with a test clock.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Domain } from '../Domain.ts';
import { joined } from '../Domain.ts';
import { pairs } from '../instruments/market.config.ts';
import type { Core } from '../engines.ts';
import { domains } from '../product.ts';
import { seededRandom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { intercept } from '../testing/processes/InterceptedDriver.ts';
import { ann, sales } from '../testing/sales.ts';
import { startTestCore } from '../testing/testStore.ts';
import { DeliveryError } from './MessageTransport.ts';
import type { MessageTransport, Delivery } from './MessageTransport.ts';
import { Outbox } from './Outbox.ts';
import { keptMost, pruneOutbox } from './outboxRows.ts';

declare module '../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'example.secret': { code: string };
    'example.owner': { lot: string };
    'example.event': { lot: number };
  }
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const examples: Domain = {
  handlers: {},
  messages: {
    ...sales.messages,
    'example.secret': {
      usefulMs: 5 * minuteMs,
      isAwaited: true,
      isSecret: true,
      words: ({ code }: { code: string }) => ({ subject: '', intro: '', code, notes: [], short: code }),
    },
    'example.owner': {
      usefulMs: dayMs,
      words: sales.messages['example.sold'].words,
      localeOf: async (_, address) => (address === 'ann@example.com' ? 'th' : undefined),
    },
    'example.event': { usefulMs: dayMs },
  },
};
const passing = () => Promise.reject(new DeliveryError('EENVELOPE 450', { isFinal: false }));
const final = () => Promise.reject(new DeliveryError('EENVELOPE 550', { isFinal: true }));

/** Answers attempts as configured, in order; the last answer repeats. */
class Told implements MessageTransport {
  readonly deliveries: Delivery[] = [];
  isClosed = false;
  ends: ((signal: AbortSignal) => Promise<void>)[] = [() => Promise.resolve()];

  deliver(delivery: Delivery, signal: AbortSignal): Promise<void> {
    this.deliveries.push(delivery);
    return (this.ends.length > 1 ? this.ends.shift()! : this.ends[0]!)(signal);
  }

  close(): void {
    this.isClosed = true;
  }
}

let folder: string;
let nowMs: number;
let core: Core;
let mail: Told;
let webhook: Told;
let outbox: Outbox;
let lines: unknown[][];
let faults: unknown[];
let interception: Interception;
const clock = { now: () => nowMs };
const all = [...domains, examples];

async function start(): Promise<void> {
  const channels = ['mail', 'webhook'] as const;
  core = await startTestCore({
    folder,
    pairs,
    clock,
    domains: all,
    channels,
    around: intercept(interception),
  });
  [mail, webhook, lines, faults] = [new Told(), new Told(), [], []];
  outbox = new Outbox({
    db: core.store.db,
    executor: core.executor,
    clock,
    random: seededRandom('outbox'),
    kinds: joined(all, 'messages'),
    transports: { mail, webhook },
    log: { warn: (...line: unknown[]) => void lines.push(line) },
    onFault: (error) => void faults.push(error),
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-outbox-'));
  nowMs = Date.UTC(2026, 0, 5, 12);
  interception = {};
  await start();
});
afterEach(async () => {
  await outbox.close();
  await core.stop();
  rmSync(folder, { recursive: true });
});

const rows = () => core.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const sell = (lot: number, to = ann) =>
  core.executor.run('test.sell', ({ send }) => send('example.sold', to, { lot: String(lot) }));
const sendSecret = async () =>
  (await core.executor.run('test.secret', ({ send }) => send('example.secret', ann, { code: '004512' })))!;

/** Delivers everything due within the time, second by second. */
async function pass(ms: number): Promise<void> {
  for (const end = nowMs + ms; nowMs < end;) {
    nowMs = Math.min(end, nowMs + 1_000);
    await outbox.run();
  }
}

describe('a message', () => {
  it('leaves after the answer to its command, in the words of its kind and the language of whom it is for', async () => {
    await sell(7);
    await outbox.run();
    expect(mail.deliveries).toEqual([]);
    await pass(100);
    expect(mail.deliveries).toMatchObject([
      {
        kind: 'example.sold',
        createdAt: Date.UTC(2026, 0, 5, 12),
        about: { lot: '7' },
        letter: { to: 'ann@example.com', locale: 'de', words: { subject: 'Lot 7 in de', short: '7 sold' } },
      },
    ]);
    expect(await rows()).toEqual([]);
    await pass(minuteMs);
    expect(mail.deliveries).toHaveLength(1);
  });

  it('of a command that fails does not leave, and those of its group do', async () => {
    const failing = core.executor.run('test.sell', ({ send }) => {
      send('example.sold', ann, { lot: '1' });
      throw new Refusal('system.invalid');
    });
    await Promise.all([expect(failing).rejects.toThrow('system.invalid'), sell(2), sell(3)]);
    await pass(1_000);
    expect(mail.deliveries.map(({ about }) => about)).toEqual([{ lot: '2' }, { lot: '3' }]);
  });

  it('by a channel that is not configured is not written down', async () => {
    expect(await sell(1, { channel: 'sms', address: '+4915112345678', locale: 'de' })).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  it('to the webhook has no words, and goes there alone', async () => {
    await core.executor.run('test.event', ({ send }) =>
      send('example.event', { channel: 'webhook' }, { lot: 4 }),
    );
    await pass(1_000);
    expect(webhook.deliveries).toMatchObject([{ kind: 'example.event', about: { lot: 4 } }]);
    expect(webhook.deliveries[0]).not.toHaveProperty('letter');
    expect(mail.deliveries).toEqual([]);
  });

  it('for nobody goes nowhere, and one for somebody in the language of that person', async () => {
    for (const address of ['nobody@example.com', 'ann@example.com'])
      await core.executor.run('test.owner', ({ send }) =>
        send('example.owner', { channel: 'mail', address, locale: 'de' }, { lot: '5' }),
      );
    await pass(1_000);
    expect(mail.deliveries.map(({ letter }) => [letter!.to, letter!.locale])).toEqual([
      ['ann@example.com', 'th'],
    ]);
    expect(await rows()).toEqual([]);
  });
});

describe('what fails', () => {
  it('is tried again under the same id, ever later, until it is taken over', async () => {
    mail.ends = [passing, passing, passing, passing, () => Promise.resolve()];
    await sell(7);
    const triedAt: number[] = [];
    const started = nowMs;
    for (let second = 0; second < 60; second += 1) {
      const before = mail.deliveries.length;
      await pass(1_000);
      if (mail.deliveries.length > before) triedAt.push((nowMs - started) / 1_000);
    }
    expect(mail.deliveries).toHaveLength(5);
    expect(new Set(mail.deliveries.map(({ id }) => id)).size).toBe(1);
    expect(mail.deliveries[0]!.id).toMatch(/^[0-9a-f]{32}$/);
    // 1, 2, 4, 8 s, each reduced by up to half, plus up to a second of the test's own steps.
    const waits = triedAt.slice(1).map((at, index) => at - triedAt[index]!);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(2 ** index / 2);
      expect(wait).toBeLessThanOrEqual(2 ** index + 1);
    }
    expect(await rows()).toEqual([]);
  });

  it('waits as long as it is asked to', async () => {
    const busy = () => Promise.reject(new DeliveryError('answered 429', { isFinal: false, waitMs: 30_000 }));
    mail.ends = [busy, () => Promise.resolve()];
    await sell(7);
    await pass(1_000);
    await pass(29_000);
    expect(mail.deliveries).toHaveLength(1);
    await pass(2_000);
    expect(mail.deliveries).toHaveLength(2);
  });

  it.each([
    ['what is final', final, 1, 1, 'EENVELOPE 550'],
    [
      'what is no word of a carrier',
      () => Promise.reject(new TypeError('ann@example.com')),
      1,
      1,
      'TypeError',
    ],
    // Delays of 1, 2, 4 … 128 s sum to 255 of its 300; jitter may halve them.
    ['what never works within its time', passing, 8, 11, 'EENVELOPE 450'],
  ])(
    'is given up: %s; the operator sees why, and the log names no address',
    async (_, end, least, most, error) => {
      mail.ends = [end];
      await core.executor.run('test.secret', ({ send }) => send('example.secret', ann, { code: '004512' }));
      await pass(10 * minuteMs);
      expect(mail.deliveries.length).toBeGreaterThanOrEqual(least);
      expect(mail.deliveries.length).toBeLessThanOrEqual(most);
      const [row] = await rows();
      expect(row).toMatchObject({ kind: 'example.secret', error, about: '' });
      expect(row!.given_up_at).not.toBeNull();
      expect(lines).toMatchObject([
        [{ channel: 'mail', kind: 'example.secret', reason: error }, 'message not sent'],
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/ann@|004512/);
    },
  );

  it('holds up neither the next one nor what somebody waits for', async () => {
    const isOfLots = () => 'lot' in (mail.deliveries.at(-1)!.about as object);
    const isLast = () => (mail.deliveries.at(-1)!.about as { lot: string }).lot === '99';
    mail.ends = [() => (isOfLots() && !isLast() ? passing() : Promise.resolve())];
    for (let lot = 0; lot < 50; lot += 1) await sell(lot);
    await pass(1_000);
    expect(await outbox.isDelivered(await sendSecret())).toBe(true);
    await sell(99);
    await pass(1_000);
    expect(await rows()).toHaveLength(50);
    expect(mail.deliveries.filter(({ about }) => (about as { lot?: string }).lot === '99')).toHaveLength(1);
  });

  it('for want of a database that can be written is not sent again meanwhile', async () => {
    await sell(7);
    let isAway = true;
    interception.before = async (statement) => {
      if (isAway && /delete from "outbox"/.test(statement)) throw new Error('the disk is full');
    };
    nowMs += 100;
    const sent = outbox.run();
    await expect.poll(() => mail.deliveries.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    nowMs += minuteMs;
    isAway = false;
    await sent;
    expect(mail.deliveries).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});

it('a message after a commit of which nobody heard is not taken for the one before it', async () => {
  let isUnknown = true;
  interception.after = async (statement) => {
    if (!isUnknown || !/^commit/i.test(statement)) return;
    if (mail.deliveries.length === 0) return;
    isUnknown = false;
    throw new Error('the connection is lost');
  };
  const heard = outbox.isDelivered(await sendSecret());
  await expect.poll(() => isUnknown).toBe(false);
  await expect.poll(() => core.executor.run('test.works', () => 'again').catch(() => '')).toBe('again');
  const second = await sendSecret();
  expect(await outbox.isDelivered(second)).toBe(true);
  expect(await heard).toBe(true);
  expect(mail.deliveries).toHaveLength(2);
  expect(new Set(mail.deliveries.map(({ id }) => id)).size).toBe(2);
});

it('a row that was read before its message was settled is not sent again', async () => {
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  interception.afterRead = () => sleep(3);
  mail.ends = [() => sleep(mail.deliveries.length % 8)];
  for (let lot = 0; lot < 100; lot += 1) await sell(lot);
  await pass(2_000);
  delete interception.afterRead;
  await pass(1_000);
  expect(mail.deliveries).toHaveLength(100);
  expect(await rows()).toEqual([]);
});

describe('after a start', () => {
  it('what had not left leaves, under the ids that it was tried with', async () => {
    mail.ends = [passing];
    for (let lot = 0; lot < 3; lot += 1) await sell(lot);
    await pass(1_000);
    const tried = mail.deliveries.map(({ id }) => id);
    await outbox.close();
    await core.stop();
    await start();
    await sell(3);
    await pass(10_000);
    expect(mail.deliveries.slice(0, 4).map(({ about }) => about)).toEqual(
      expect.arrayContaining(['0', '1', '2', '3'].map((lot) => ({ lot }))),
    );
    expect(mail.deliveries.map(({ id }) => id)).toEqual(expect.arrayContaining(tried));
    expect(new Set(mail.deliveries.map(({ id }) => id)).size).toBe(4);
  });

  it('what has become useless is given up without a try', async () => {
    await sell(1);
    nowMs += 2 * dayMs;
    await pass(1_000);
    expect(mail.deliveries).toEqual([]);
    expect(await rows()).toMatchObject([{ error: 'not tried in time' }]);
  });
});

describe('who waits for a message', () => {
  it('hears that it was taken over, at once', async () => {
    expect(await outbox.isDelivered(await sendSecret())).toBe(true);
    expect(mail.deliveries).toHaveLength(1);
  });

  it('hears of one that was taken over before', async () => {
    const id = await sendSecret();
    await outbox.run();
    expect(await outbox.isDelivered(id)).toBe(true);
    expect(mail.deliveries).toHaveLength(1);
  });

  it('hears that it was given up, then and later', async () => {
    mail.ends = [final];
    const id = await sendSecret();
    expect(await outbox.isDelivered(id)).toBe(false);
    expect(await outbox.isDelivered(id)).toBe(false);
  });

  it('hears when the server ends, and a try that is under way is waited for', async () => {
    let finish: () => void = () => undefined;
    mail.ends = [() => new Promise((resolve) => (finish = resolve)), passing];
    const [first, second] = [await sendSecret(), await sendSecret()];
    const heard = Promise.all([outbox.isDelivered(first), outbox.isDelivered(second)]);
    await expect.poll(() => mail.deliveries.length).toBe(2);
    const closing = outbox.close();
    expect(mail.isClosed).toBe(false);
    finish();
    expect(await heard).toEqual([true, false]);
    await closing;
    expect(mail.isClosed).toBe(true);
    expect(await rows()).toHaveLength(1);
    expect(await outbox.isDelivered(second)).toBe(false);
  });

  it('hears after three seconds when the server ends while a carrier hangs', async () => {
    mail.ends = [
      (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new DeliveryError('no answer', { isFinal: false }))),
        ),
    ];
    const heard = outbox.isDelivered(await sendSecret());
    await expect.poll(() => mail.deliveries.length).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closing = outbox.close();
    let isOver = false;
    void heard.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await closing;
    expect(await heard).toBe(false);
  });
});

describe('what was given up', () => {
  const failedMessages = (count: number, at: number) =>
    core.executor.run('test.rows', async ({ db }) => {
      const [{ id: last }] = (await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.val(0n)).as('id'))
        .execute()) as [{ id: bigint }];
      for (let from = 1; from <= count; from += 500) {
        const some = Array.from({ length: Math.min(500, count - from + 1) }, (_, index) => ({
          id: Number(last) + from + index,
          key: 'k',
          kind: 'example.sold',
          channel: 'mail',
          address: '',
          locale: 'en',
          about: '{}',
          awaited: 0,
          created_at: at,
          at,
          until: at,
          tries: 1,
          error: 'no',
          given_up_at: at,
        }));
        await db.insertInto('outbox').values(some).execute();
      }
    });
  const left = async () =>
    Number(
      (
        await core.store.db
          .selectFrom('outbox')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('is kept for 30 days, and the newest 10,000', async () => {
    expect(keptMost).toBe(10_000);
    await failedMessages(700, nowMs - 31 * dayMs);
    await failedMessages(20, nowMs - 29 * dayMs);
    await pruneOutbox(core.executor, outbox.channels);
    expect(await left()).toBe(20);
    await failedMessages(10_000, nowMs);
    await pruneOutbox(core.executor, outbox.channels);
    expect(await left()).toBe(10_000);
  });

  it('is also what is too late for a channel that is not there any longer', async () => {
    await sell(1);
    nowMs += 2 * dayMs;
    await pruneOutbox(core.executor, ['sms']);
    expect(await rows()).toMatchObject([{ error: 'its channel is not configured', about: '' }]);
    await pass(1_000);
    expect(mail.deliveries).toEqual([]);
  });
});
