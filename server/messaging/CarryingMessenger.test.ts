import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { NotCarried } from './Carrier.ts';
import type { Carrier, Parcel } from './Carrier.ts';
import { CarryingMessenger } from './CarryingMessenger.ts';
import type { RetrySchedule } from './CarryingMessenger.ts';
import { MessageNotSent } from './Messenger.ts';
import type { Message } from './Messenger.ts';

const message: Message = {
  channel: 'mail',
  to: 'ann@example.com',
  locale: 'en',
  purpose: 'register',
  code: '004512',
  validMinutes: 10,
};
const short: RetrySchedule = { waitsMs: [1, 1], withinMs: 5_000 };
const passing = () => Promise.reject(new NotCarried('EENVELOPE 450', { isFinal: false }));
const final = () => Promise.reject(new NotCarried('EENVELOPE 550', { isFinal: true }));
const taken = () => Promise.resolve();

/** Ends the tries as it is told, in turn; the last one goes for all that follow. */
class Told implements Carrier {
  readonly parcels: Parcel[] = [];
  isClosed = false;
  private readonly ends: ((signal: AbortSignal) => Promise<void>)[];

  constructor(...ends: ((signal: AbortSignal) => Promise<void>)[]) {
    this.ends = ends;
  }

  carry(parcel: Parcel, signal: AbortSignal): Promise<void> {
    this.parcels.push(parcel);
    return this.ends[Math.min(this.parcels.length, this.ends.length) - 1]!(signal);
  }

  close(): void {
    this.isClosed = true;
  }
}

function messengerOf(mail: Carrier, patience = short) {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  const random = seededRandom('carry');
  const both = { awaited: patience, unawaited: patience };
  return { messenger: new CarryingMessenger({ carriers: { mail }, random, log, ...both }), lines };
}

/** Stays until it is given up. */
function hangs(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new NotCarried('no answer in time', { isFinal: false }));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });
}

describe('sending', () => {
  it('tries again what may work again, as the same parcel', async () => {
    const mail = new Told(passing, passing, taken);
    await messengerOf(mail).messenger.deliver(message);
    expect(mail.parcels).toHaveLength(3);
    expect(new Set(mail.parcels.map(({ id }) => id)).size).toBe(1);
  });

  it('waits as long as it is asked to', async () => {
    const busy = () => Promise.reject(new NotCarried('answered 429', { isFinal: false, waitMs: 300 }));
    const mail = new Told(busy, taken);
    const startedMs = performance.now();
    await messengerOf(mail).messenger.deliver(message);
    expect(performance.now() - startedMs).toBeGreaterThan(295);
    expect(mail.parcels).toHaveLength(2);
  });

  it('gives up at once when it is asked to wait longer than it may', async () => {
    const busy = () => Promise.reject(new NotCarried('answered 429', { isFinal: false, waitMs: 60_000 }));
    const mail = new Told(busy, taken);
    const startedMs = performance.now();
    await expect(messengerOf(mail).messenger.deliver(message)).rejects.toThrow(MessageNotSent);
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(mail.parcels).toHaveLength(1);
  });

  it('gives another message another parcel', async () => {
    const mail = new Told(taken);
    const { messenger } = messengerOf(mail);
    await messenger.deliver(message);
    await messenger.deliver(message);
    expect(mail.parcels[0]!.id).toMatch(/^[0-9a-f]{32}$/);
    expect(mail.parcels[1]!.id).not.toBe(mail.parcels[0]!.id);
  });

  it.each([
    ['what is final', final, 1],
    ['what never works', passing, 3],
    ['what is no word of a carrier', () => Promise.reject(new TypeError('ann@example.com 004512')), 1],
  ])('gives up %s', async (_, end, tries) => {
    const mail = new Told(end);
    const fault = await messengerOf(mail)
      .messenger.deliver(message)
      .catch((error: unknown) => error as Error);
    expect(fault).toBeInstanceOf(MessageNotSent);
    expect(mail.parcels).toHaveLength(tries);
    const { stack, cause } = fault as Error & { cause: Error };
    expect(`${stack} ${cause.stack}`).not.toMatch(/ann@|004512/);
  });

  it('gives up what hangs when its time is over', async () => {
    const mail = new Told(hangs);
    const { messenger } = messengerOf(mail, { waitsMs: [1, 1], withinMs: 50 });
    await expect(messenger.deliver(message)).rejects.toThrow(MessageNotSent);
    expect(mail.parcels).toHaveLength(1);
  });

  it('by a channel that is not configured fails, and the channel is not named', async () => {
    const { messenger } = messengerOf(new Told(taken));
    expect(messenger.channels).toEqual(['mail']);
    await expect(messenger.deliver({ ...message, channel: 'sms' })).rejects.toThrow(MessageNotSent);
  });
});

describe('sending without anybody waiting', () => {
  it('returns before anything goes out, and goes out all the same', async () => {
    const mail = new Told(passing, taken);
    const { messenger, lines } = messengerOf(mail);
    messenger.hand(message);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(mail.parcels).toEqual([]);
    await expect.poll(() => mail.parcels.length).toBe(2);
    await messenger.close();
    expect(lines).toEqual([]);
  });

  it('leaves a line for what fails, with neither address nor code', async () => {
    const { messenger, lines } = messengerOf(new Told(final));
    messenger.hand(message);
    await messenger.close();
    const [[line, text]] = lines as [[{ err: Error; channel: string }, string]];
    expect([text, line.channel, line.err.name]).toEqual(['message not sent', 'mail', 'MessageNotSent']);
    expect(JSON.stringify([line, line.err.stack])).not.toMatch(/ann@|004512/);
  });

  it('drops what exceeds a thousand messages under way', async () => {
    const mail = new Told(hangs);
    const { messenger, lines } = messengerOf(mail, { waitsMs: [], withinMs: 400 });
    for (let count = 0; count < 1_003; count += 1) messenger.hand(message);
    const dropped = lines.filter((line) => String((line as unknown[])[1]).startsWith('message dropped'));
    expect(dropped).toHaveLength(3);
    await messenger.close();
    expect(mail.parcels).toHaveLength(1_000);
  });
});

describe('the end of the server', () => {
  it('waits for a try that is under way, and not for the next one', async () => {
    let finish: () => void = () => undefined;
    const mail = new Told(() => new Promise((_, reject) => (finish = () => void passing().catch(reject))));
    const { messenger, lines } = messengerOf(mail, { waitsMs: [60_000], withinMs: 120_000 });
    messenger.hand(message);
    await expect.poll(() => mail.parcels.length).toBe(1);
    const closing = messenger.close();
    expect(mail.isClosed).toBe(false);
    finish();
    await closing;
    expect([mail.isClosed, mail.parcels.length, lines.length]).toEqual([true, 1, 1]);
  });

  it('takes no message any longer, and may be told twice', async () => {
    const mail = new Told(taken);
    const { messenger, lines } = messengerOf(mail);
    await Promise.all([messenger.close(), messenger.close()]);
    await expect(messenger.deliver(message)).rejects.toThrow(MessageNotSent);
    messenger.hand(message);
    await expect.poll(() => lines.length).toBe(1);
    expect(mail.parcels).toEqual([]);
  });

  it('does not wait for one that hangs', async () => {
    const mail = new Told(hangs);
    const { messenger } = messengerOf(mail, { waitsMs: [1], withinMs: 120_000 });
    messenger.hand(message);
    await expect.poll(() => mail.parcels.length).toBe(1);
    const startedMs = performance.now();
    await messenger.close();
    expect(performance.now() - startedMs).toBeLessThan(4_500);
    expect(mail.isClosed).toBe(true);
  }, 10_000);
});
