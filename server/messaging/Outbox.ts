// Delivers the messages that commands have written to the outbox: at least once, each message under one id, tried again until
// it is taken over, has become useless or cannot succeed.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { isLocaleId } from '../../contracts/locales.ts';
import { plainText } from '../../contracts/messages/messages.ts';
import { DeliveryError } from './MessageTransport.ts';
import type { MessageTransport, RenderedMessage, Delivery } from './MessageTransport.ts';
import type { DeclaredMessages, MessageKind } from './messages.ts';
import type { OutboxObserver } from './OutboxObserver.ts';
import { giveUp, pruneOutbox, putOff, takeOut } from './outboxRows.ts';
import type { Random } from '../random.ts';
import type { OutboxTable, Schema } from '../store/schema.ts';
import type { Tx } from '../commands/MoneyCommand.ts';
import type { Channel } from '../commands/OutboxQueue.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';

export type MessageTransports = Readonly<Partial<Record<Channel, MessageTransport>>>;

interface Options {
  /** Committed rows. */
  db: Kysely<Schema>;
  executor: Pick<CommandExecutor, 'run'>;
  clock: { now(): number };
  random: Random;
  kinds: DeclaredMessages;
  transports: MessageTransports;
  log: Pick<FastifyBaseLogger, 'warn'>;
  observer?: OutboxObserver;
  /** Called for database errors. */
  onFault(error: unknown): void;
}

type Row = Selectable<OutboxTable>;

const everyMs = 500;
/** Concurrent attempts a channel: this many awaited ones, and as many others. */
const mostUnderWay = 8;
const firstWaitMs = 1_000;
const longestWaitMs = 600_000;
/** A user watches a busy button meanwhile. */
const awaitedMs = 20_000;
/** Grace period for deliveries in progress at shutdown. */
const lastTriesMs = 3_000;
const settleAgainMs = 1_000;
const pruneEveryMs = 3_600_000;

export class Outbox {
  readonly channels: readonly Channel[];
  /** Anti-phishing phrase of an address; declared by a domain. */
  phraseOf: (address: string) => Promise<string | undefined> = async () => undefined;
  private readonly options: Options;
  /** Attempts in progress by row, so that no message is sent twice concurrently. */
  private readonly underWay = new Map<bigint, { lane: string; tried: Promise<void> }>();
  /** Rows settled since each read in progress began, which may still return them. */
  private readonly settledSince = new Set<Set<bigint>>();
  private readonly waiting = new Map<bigint, (isDelivered: boolean) => void>();
  private readonly lastTries = new AbortController();
  private timers: NodeJS.Timeout[] = [];
  /** Whether the last query found any due message. */
  private hasRead = false;
  private taking: Promise<void> | undefined;
  private takingNext: Promise<void> | undefined;
  private closing: Promise<void> | undefined;

  constructor(options: Options) {
    this.options = options;
    this.channels = (['mail', 'sms', 'webhook'] as const).filter((channel) => options.transports[channel]);
  }

  start(): void {
    const { onFault } = this.options;
    const take = () => void this.take().catch(onFault);
    const prune = () => void this.prune().catch(onFault);
    this.timers = [setInterval(take, everyMs).unref(), setInterval(prune, pruneEveryMs).unref()];
    // Messages left by the previous server have waited long enough.
    take();
    prune();
  }

  /**
   * Attempts every message that is due, once each.
   * @throws database errors
   */
  async run(): Promise<void> {
    for (;;) {
      await this.take();
      // Messages read before may have been settled meanwhile, and others follow them.
      if (this.underWay.size === 0 && !this.hasRead) return;
      await Promise.all([...this.underWay.values()].map(({ tried }) => tried));
    }
  }

  /**
   * Result of an awaited message.
   * @param id from `tx.send`, after the commit
   * @returns false when it failed or was not accepted in time; it may still arrive
   */
  async isDelivered(id: number): Promise<boolean> {
    const key = BigInt(id);
    const late = new AbortController();
    const heard = new Promise<boolean>((resolve) => this.waiting.set(key, resolve));
    try {
      if (this.closing) return false;
      await this.take();
      const { db } = this.options;
      const row = await db
        .selectFrom('outbox')
        .select('given_up_at')
        .where('id', '=', key)
        .executeTakeFirst();
      // It may have been delivered, or given up, before this wait began.
      if (row?.given_up_at !== null) return row === undefined;
      const end = wait(awaitedMs, false, { signal: late.signal, ref: false }).catch(() => false);
      return await Promise.race([heard, end]);
    } finally {
      late.abort();
      this.waiting.delete(key);
    }
  }

  /** Gives a message up for a caller that has waited long enough: it is not retried. */
  async abandon(tx: Tx, id: number, kind: string): Promise<void> {
    const isGivenUp = await giveUp(tx, BigInt(id), 'not taken over in time', this.isSecret(kind));
    if (isGivenUp) this.reportFailedMessage({ kind, reason: 'not taken over in time' });
  }

  /** Accepts no further messages; attempts in progress get a few seconds, and waiting callers get a result. */
  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.taking?.catch(() => undefined);
    for (const [id, tell] of this.waiting) if (!this.underWay.has(id)) tell(false);
    const late = setTimeout(() => this.lastTries.abort(), lastTriesMs);
    await Promise.all([...this.underWay.values()].map(({ tried }) => tried));
    clearTimeout(late);
    this.lastTries.abort();
    for (const tell of this.waiting.values()) tell(false);
    for (const transport of Object.values(this.options.transports)) transport.close();
  }

  /** Starts delivery of due messages, as capacity allows. */
  private take(): Promise<void> {
    if (!this.taking) {
      this.taking = this.takeAll().finally(() => (this.taking = undefined));
      return this.taking;
    }
    // The query in progress may have missed a message that was just stored.
    this.takingNext ??= this.taking
      .catch(() => undefined)
      .then(() => {
        this.takingNext = undefined;
        return this.take();
      });
    return this.takingNext;
  }

  private async takeAll(): Promise<void> {
    let read = 0;
    for (const channel of this.channels)
      for (const awaited of [1, 0]) read += await this.takeOf(channel, awaited);
    this.hasRead = read > 0;
  }

  /** @returns number of rows read */
  private async takeOf(channel: Channel, awaited: number): Promise<number> {
    const lane = `${channel} ${awaited}`;
    const busy = [...this.underWay].filter(([, one]) => one.lane === lane).map(([id]) => id);
    if (busy.length >= mostUnderWay || this.closing) return 0;
    const { db, clock } = this.options;
    const settled = new Set<bigint>();
    this.settledSince.add(settled);
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', channel)
      .where('awaited', '=', BigInt(awaited))
      .where('given_up_at', 'is', null)
      .where('at', '<=', BigInt(clock.now()))
      .orderBy('at')
      .orderBy('id')
      .limit(mostUnderWay)
      .execute()
      .finally(() => this.settledSince.delete(settled));
    const mayBeMore = rows.length === mostUnderWay;
    const fresh = rows
      .filter(({ id }) => !this.underWay.has(id) && !settled.has(id))
      .slice(0, mostUnderWay - busy.length);
    for (const row of this.closing ? [] : fresh) {
      const tried = this.tryRow(row)
        .catch(this.options.onFault)
        .finally(() => {
          this.underWay.delete(row.id);
          for (const settled of this.settledSince) settled.add(row.id);
          if (mayBeMore) void this.take().catch(this.options.onFault);
        });
      this.underWay.set(row.id, { lane, tried });
    }
    return rows.length;
  }

  /** One attempt and its bookkeeping. */
  private async tryRow(row: Row): Promise<void> {
    const { isSent, fault } = await this.deliver(row).then(
      (isDelivered) => ({ isSent: isDelivered, fault: undefined }),
      (error: unknown) => ({ isSent: false, fault: faultOf(error) }),
    );
    if (!fault) {
      await this.settle((tx) => takeOut(tx, row.id));
      if (isSent) this.options.observer?.onSent(row.kind);
      this.waiting.get(row.id)?.(true);
      return;
    }
    const waitMs = Math.max(this.waitMs(row), fault.waitMs);
    const next = BigInt(this.options.clock.now() + waitMs);
    if (fault.isFinal || next >= row.until) {
      const { channel, kind, key: id } = row;
      await this.settle((tx) => giveUp(tx, row.id, fault.message, this.isSecret(kind)));
      this.reportFailedMessage({ channel, kind, id, reason: fault.message });
      this.waiting.get(row.id)?.(false);
      return;
    }
    this.options.observer?.onFailed(row.kind);
    await this.settle((tx) => putOff(tx, row, fault.message, next));
  }

  /** @returns false if there is no recipient */
  private async deliver(row: Row): Promise<boolean> {
    const { clock, transports } = this.options;
    if (row.until <= BigInt(clock.now()))
      throw new DeliveryError(row.error || 'not tried in time', { isFinal: true });
    const delivery = await this.deliveryOf(row);
    if (delivery) await transports[row.channel as Channel]!.deliver(delivery, this.lastTries.signal);
    return delivery !== undefined;
  }

  private reportFailedMessage(message: {
    channel?: string;
    kind: string;
    id?: string;
    reason: string;
  }): void {
    const { kinds, log, observer } = this.options;
    observer?.onFailedMessage(message.kind in kinds ? message.kind : 'unknown');
    log.warn(message, 'message not sent');
  }

  /** Kinds that no domain declares are not secret. */
  private isSecret(kind: string): boolean {
    return this.options.kinds[kind]?.isSecret ?? !(kind in this.options.kinds);
  }

  private async prune(): Promise<void> {
    for (const { channel, kind, key: id } of await pruneOutbox(this.options.executor, this.channels))
      this.reportFailedMessage({ channel, kind, id, reason: 'its channel is not configured' });
  }

  /** @returns undefined if there is no recipient */
  private async deliveryOf(row: Row): Promise<Delivery | undefined> {
    const kind = this.options.kinds[row.kind];
    if (!kind) throw new DeliveryError('a kind that no domain declares', { isFinal: true });
    const about = JSON.parse(row.about) as never;
    const { kind: named, key: id } = row;
    const isAwaited = row.awaited === 1n;
    const delivery = { id, kind: named, createdAt: Number(row.created_at), isAwaited, about };
    if (row.channel === 'webhook') return delivery;
    const letter = await this.renderedOf(row, kind, about);
    return letter && { ...delivery, letter };
  }

  private async renderedOf(
    row: Row,
    kind: MessageKind<never>,
    about: never,
  ): Promise<RenderedMessage | undefined> {
    const written = isLocaleId(row.locale) ? row.locale : 'en';
    const locale = kind.localeOf
      ? await this.lookUp(() => kind.localeOf!(this.options.db, row.address))
      : written;
    if (!locale) return undefined;
    if (!kind.words) throw new DeliveryError('a message without words', { isFinal: true });
    const words = kind.words(about, locale);
    const text = row.channel === 'mail' ? await this.lookUp(() => this.phraseOf(row.address)) : undefined;
    const label = plainText('mail.phrase', locale, {});
    return { to: row.address, locale, words: { ...words, ...(text && { phrase: { label, text } }) } };
  }

  /** A database outage is not a fault of the message. */
  private async lookUp<Found>(look: () => Promise<Found>): Promise<Found> {
    return look().catch((error: unknown) => {
      this.options.onFault(error);
      throw new DeliveryError('whom it is for could not be looked up', { isFinal: false });
    });
  }

  /** Exponential backoff with up to 50 % jitter. */
  private waitMs({ tries }: Row): number {
    const planned = Math.min(longestWaitMs, firstWaitMs * 2 ** Number(tries));
    return Math.ceil(planned * (1 - this.options.random.bytes(1)[0]! / 512));
  }

  /** Retries until the outcome is written: otherwise the message would be sent again. */
  private async settle(change: (tx: Tx) => Promise<unknown>): Promise<void> {
    const { executor, onFault } = this.options;
    for (let isFirst = true; ; isFirst = false) {
      try {
        await executor.run('outbox.settle', change);
        return;
      } catch (error) {
        if (isFirst) onFault(error);
        // The next server retries it under the same id.
        if (this.closing) return;
        await wait(settleAgainMs, undefined, { ref: false });
      }
    }
  }
}

/** Texts of other errors may contain an address, so only their kind is passed on. */
function faultOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError(error instanceof Error ? error.name : 'unknown fault', { isFinal: true });
}
