import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Random } from '../random.ts';
import { NotCarried } from './Carrier.ts';
import type { Carrier } from './Carrier.ts';
import { MessageNotSent } from './Messenger.ts';
import type { Channel, Message, Messenger } from './Messenger.ts';

/** How long and how often one message is tried. */
export interface RetrySchedule {
  /** Between two tries; one more try than there are waits. */
  waitsMs: readonly number[];
  /** When it is given up, whatever is under way. */
  withinMs: number;
}

/** Somebody looks at a button meanwhile. */
const awaited: RetrySchedule = { waitsMs: [500, 2_000], withinMs: 20_000 };
/** A code that comes later finds nobody waiting for it. */
const unawaited: RetrySchedule = { waitsMs: [2_000, 15_000, 45_000], withinMs: 120_000 };
/** What is sent for nobody to wait starts after the answer is out, so that it does not make the answer slower. */
const afterAnswerMs = 100;
/** Messages that are tried at the same time; a carrier that is down does not fill the memory. */
const mostUnderWay = 1_000;
/** For what is under way when the server ends. */
const lastTriesMs = 3_000;

interface Tries {
  waitsMs: readonly number[];
  /** By performance.now(). */
  untilMs: number;
  stop: AbortSignal;
}

interface CarryingMessengerOptions {
  carriers: Partial<Record<Channel, Carrier>>;
  random: Random;
  log: Pick<FastifyBaseLogger, 'warn'>;
  awaited?: RetrySchedule;
  unawaited?: RetrySchedule;
}

/** Sends by the carriers that are configured, and tries again where that may help. */
export class CarryingMessenger implements Messenger {
  readonly channels: readonly Channel[];
  private readonly options: Required<CarryingMessengerOptions>;
  private readonly underWay = new Set<Promise<void>>();
  private readonly tries = new Set<AbortController>();
  private readonly ending = new AbortController();
  private closing: Promise<void> | undefined;
  private isOver = false;

  constructor(options: CarryingMessengerOptions) {
    this.options = { awaited, unawaited, ...options };
    const { mail, sms } = options.carriers;
    this.channels = [...(mail ? ['mail' as const] : []), ...(sms ? ['sms' as const] : [])];
  }

  deliver(message: Message): Promise<void> {
    const sending = this.carry(message, this.options.awaited);
    this.keep(sending.catch(() => undefined));
    return sending;
  }

  hand(message: Message): void {
    const { log } = this.options;
    const { channel, purpose } = message;
    if (this.underWay.size >= mostUnderWay) {
      log.warn({ channel, purpose }, 'message dropped: too many are under way');
      return;
    }
    const sending = wait(afterAnswerMs)
      .then(() => this.carry(message, this.options.unawaited))
      .catch((error: unknown) => log.warn({ err: error, channel, purpose }, 'message not sent'));
    this.keep(sending);
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    this.ending.abort();
    const late = setTimeout(() => {
      this.isOver = true;
      for (const stop of this.tries) stop.abort();
    }, lastTriesMs);
    // Requests that are under way may bring further ones.
    while (this.underWay.size > 0) await Promise.all(this.underWay);
    clearTimeout(late);
    this.isOver = true;
    for (const carrier of Object.values(this.options.carriers)) carrier.close();
  }

  private keep(sending: Promise<void>): void {
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  private async carry(message: Message, { waitsMs, withinMs }: RetrySchedule): Promise<void> {
    if (this.isOver) throw new MessageNotSent(message.channel, new NotCarried('ending', { isFinal: true }));
    const untilMs = performance.now() + withinMs;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), withinMs);
    this.tries.add(stop);
    try {
      await this.tryAgain(message, { waitsMs, untilMs, stop: stop.signal });
    } finally {
      clearTimeout(timer);
      this.tries.delete(stop);
    }
  }

  private async tryAgain(message: Message, { waitsMs, untilMs, stop }: Tries): Promise<void> {
    const { carriers, random } = this.options;
    const { channel } = message;
    const carrier = carriers[channel];
    if (!carrier) throw new MessageNotSent(channel, new NotCarried('not configured', { isFinal: true }));
    const parcel = { id: random.bytes(16).toString('hex'), message };
    for (let tried = 0; ; tried += 1) {
      const fault = await carrier.carry(parcel, stop).then(() => undefined, faultOf);
      if (!fault) return;
      const planned = waitsMs[tried];
      if (fault.isFinal || planned === undefined || stop.aborted) throw new MessageNotSent(channel, fault);
      const waitMs = Math.max(planned, fault.waitMs);
      // Whoever waits for it is not kept waiting for nothing.
      if (performance.now() + waitMs >= untilMs) throw new MessageNotSent(channel, fault);
      const signal = AbortSignal.any([stop, this.ending.signal]);
      const isOver = await wait(waitMs, false, { signal }).catch(() => true);
      if (isOver) throw new MessageNotSent(channel, fault);
    }
  }
}

/** What is not a carrier's own word may name an address, so nothing but its kind is passed on. */
function faultOf(error: unknown): NotCarried {
  if (error instanceof NotCarried) return error;
  return new NotCarried(error instanceof Error ? error.name : 'unknown fault', { isFinal: true });
}
