import { isNoSuchCall } from '../calling/ApiError.ts';
import type { ServerClock } from './clock.ts';
import type { FeedLink } from './FeedLink.ts';
import { LastWord } from './LastWord.ts';
import type { Quote } from './MarketCells.ts';

/** Quotes read by call. */
export interface ReadQuotes {
  quotes: readonly Quote[];
  /** Last known time at which their source was live, in server time; undefined if the back end does not send it. */
  asOf: number | undefined;
}

interface WatchOptions {
  clock: ServerClock;
  link: Pick<FeedLink, 'isConnected' | 'builtAt' | 'rebuild' | 'connectNow'>;
  /** Requests the server's time, ms since 1970 UTC. */
  readServerTime: () => Promise<number>;
  /** Reads all quotes by call. */
  readQuotes: () => Promise<ReadQuotes>;
  onQuotes: (quotes: readonly Quote[]) => void;
  /** The freshness state derived from the age of prices may have changed. */
  onAged: () => void;
}

const watchEveryMs = 500;
/** A pause of this page's clock this long means that the page was frozen, or the device slept. */
const frozenMs = 5_000;
/** Silence after which quotes are polled by call. */
const fallbackAfterMs = 3_000;
/** Silence after which an open connection is closed and rebuilt. */
const silentAfterMs = 20_000;
/** Timeout of a server that sends a heartbeat every second. */
const missedAfterMs = 2_500;
const askClockEveryMs = 5 * 60_000;
/** Delay between two attempts while the clock is uncertain. */
const doubtMs = 3_000;
/** A page that becomes visible again receives several events; they are deduplicated. */
const sameWakeMs = 1_000;

/**
 * Monitors the age of prices: whether the connection delivers, the fallback when it does not, and the reference clock.
 */
export class FeedWatch {
  private readonly options: WatchOptions;
  private readonly clock: ServerClock;
  private readonly lastWord: LastWord;
  /** These times are on the monotonic clock. */
  private readAt = -Infinity;
  private spokenAt = -Infinity;
  private watchedAt = Infinity;
  private askedAt = Infinity;
  /** The server has no clock call; an update may add one. */
  private lacksClock = false;
  /** The server sends a heartbeat every second. */
  private hasHeartbeat = false;

  constructor(options: WatchOptions) {
    this.options = options;
    this.clock = options.clock;
    this.lastWord = new LastWord(options.clock);
  }

  /** Age of the prices according to their source; Infinity before its first message. */
  get ageMs(): number {
    return this.lastWord.ageMs;
  }

  start(): () => void {
    this.watchedAt = this.clock.steady();
    // The app's start also requests the server's clock; this is the fallback.
    this.askedAt = this.watchedAt;
    const timer = setInterval(() => this.watch(), watchEveryMs);
    return () => clearInterval(timer);
  }

  /** Records that the connection is alive, on any message. */
  noteMessage(): void {
    this.spokenAt = this.clock.steady();
  }

  /**
   * Records when the source was last known to be live, from a message.
   * @param sentAt when the message was sent, on the server's clock
   * @param asOf undefined when the server does not report it separately
   */
  noteSourceTime(sentAt: number, asOf: number | undefined): void {
    // Per message: a jump of the clock is accepted when a second message confirms it.
    this.clock.noteServerMoment(Math.max(sentAt, asOf ?? sentAt));
    this.hasHeartbeat ||= asOf !== undefined;
    this.lastWord.note(asOf ?? sentAt);
    this.options.onAged();
  }

  /** A message without a timestamp: its age counts from its arrival. */
  noteUntimed(): void {
    this.lastWord.note(undefined);
    this.options.onAged();
  }

  /**
   * Handles a page that becomes visible, or a returned network. A connection that has missed a heartbeat is replaced
   * without waiting, because one that died while the page slept still appears open.
   */
  wake(): void {
    const { link } = this.options;
    this.readAt = -Infinity;
    if (this.silenceMs > (this.hasHeartbeat ? missedAfterMs : fallbackAfterMs)) {
      this.askClock();
      if (link.isConnected) link.rebuild();
    }
    link.connectNow();
    this.check();
  }

  private get silenceMs(): number {
    return this.clock.steady() - this.spokenAt;
  }

  /** Timers stop in a frozen page, and no event reports when it resumes. */
  private watch(): void {
    const pause = this.clock.steady() - this.watchedAt;
    this.watchedAt = this.clock.steady();
    if (pause > frozenMs) this.wake();
    else this.check();
  }

  /** An open connection without messages is as stale as a closed one. */
  private check(): void {
    const { link, onAged } = this.options;
    const steady = this.clock.steady();
    onAged();
    const sinceAsked = steady - this.askedAt;
    const isUrgent = this.clock.isDoubtful && !this.lacksClock;
    if (sinceAsked > (isUrgent ? doubtMs : askClockEveryMs)) this.askClock();
    if (this.ageMs > fallbackAfterMs && steady - this.readAt > fallbackAfterMs) this.fallBack(steady);
    if (link.isConnected && this.silenceMs > silentAfterMs) link.rebuild();
  }

  private askClock(): void {
    const sentAt = this.clock.steady();
    if (sentAt - this.askedAt < sameWakeMs) return;
    this.askedAt = sentAt;
    this.options.readServerTime().then(
      (serverMs) => {
        this.lacksClock = false;
        this.clock.noteAnswer(serverMs, this.clock.steady() - sentAt);
      },
      // A back end without a server clock has no timestamps to compare; after other errors it is queried again.
      (error: unknown) => {
        this.lacksClock = isNoSuchCall(error);
      },
    );
  }

  private fallBack(steady: number): void {
    this.readAt = steady;
    this.options.readQuotes().then(
      ({ quotes, asOf }) => {
        this.options.onQuotes(quotes);
        if (asOf !== undefined) this.clock.noteServerMoment(asOf);
        this.lastWord.note(asOf, steady);
        this.options.onAged();
        this.suspectLink();
      },
      // The status shows the age of prices; the next round retries.
      () => undefined,
    );
  }

  /** A call has just shown newer market data than the connection delivered: the connection is dead. */
  private suspectLink(): void {
    const { link } = this.options;
    const isMissed = this.silenceMs - this.ageMs > missedAfterMs;
    const isOld = this.clock.steady() - link.builtAt > silentAfterMs;
    if (this.hasHeartbeat && isMissed && isOld && link.isConnected) link.rebuild();
  }
}
