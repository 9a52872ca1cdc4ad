/** Longer messages are unsolicited. */
const longestMessage = 1_000_000;
const longestRetryMs = 30_000;

export interface VenueSocketOptions {
  url: string;
  /** Called for every text, including responses to keep-alive calls. */
  onMessage(text: string): void;
  /** Called when a connection is open; earlier messages may be missing. */
  onOpen(): void;
  warn(text: string): void;
  /** From 0 to below 1: jitter that spreads connection attempts of many servers. */
  chance(): number;
  /** A connection without a message for this long counts as lost. */
  silenceMs: number;
  /** Delay before the first retry; it doubles up to half a minute. */
  firstRetryMs: number;
}

/**
 * A connection that reconnects whenever it is lost. Silence counts as a loss too: an answered ping shows that the venue
 * is alive while there are no trades.
 */
export class VenueSocket {
  private readonly options: VenueSocketOptions;
  private socket: WebSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private watch: NodeJS.Timeout | undefined;
  private attempts = 0;
  private heardAt = 0;
  private asked = 0;
  private isStopped = false;

  constructor(options: VenueSocketOptions) {
    this.options = options;
  }

  /**
   * Connects and waits for the first connection.
   * @throws Error with the reason when there is none in time
   */
  async start(timeoutMs: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no connection in time')), timeoutMs);
      const settle = (end: () => void) => {
        clearTimeout(late);
        end();
      };
      this.connect(
        () => settle(resolve),
        (reason) => settle(() => reject(new Error(reason))),
      );
    });
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.leave();
  }

  private connect(onOpen?: () => void, onFailed?: (reason: string) => void): void {
    const socket = new WebSocket(this.options.url);
    this.socket = socket;
    let isOpen = false;
    // Events of an abandoned socket are ignored.
    const ifCurrent = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    socket.addEventListener(
      'open',
      ifCurrent(() => {
        isOpen = true;
        this.hear();
        this.keepWatch();
        onOpen?.();
        this.options.onOpen();
      }),
    );
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return;
      this.hear();
      this.attempts = 0;
      const text = typeof data === 'string' && data.length <= longestMessage ? data : '';
      this.options.onMessage(text);
    });
    const fail = ifCurrent(() => {
      if (!isOpen && onFailed) {
        this.leave();
        onFailed('the connection is refused');
      } else this.lose(isOpen ? 'the connection was lost' : 'no connection');
    });
    socket.addEventListener('error', fail);
    socket.addEventListener('close', fail);
    // A peer that never completes the handshake counts as silent too.
    this.hear();
    if (!onFailed) this.keepWatch();
  }

  private hear(): void {
    this.heardAt = performance.now();
  }

  private keepWatch(): void {
    clearInterval(this.watch);
    const { silenceMs } = this.options;
    this.watch = setInterval(() => {
      const silentMs = performance.now() - this.heardAt;
      if (silentMs >= silenceMs) this.lose(`no message for ${Math.round(silentMs / 1000)} s`);
      else if (silentMs >= silenceMs / 3) this.ask();
    }, silenceMs / 5);
    this.watch.unref();
  }

  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.asked += 1;
    this.socket.send(JSON.stringify({ method: 'LIST_SUBSCRIPTIONS', id: this.asked }));
  }

  private lose(reason: string): void {
    this.leave();
    if (this.isStopped) return;
    const { firstRetryMs, chance, warn } = this.options;
    const waitMs = Math.min(firstRetryMs * 2 ** this.attempts, longestRetryMs) * (0.75 + chance() / 2);
    this.attempts = Math.min(this.attempts + 1, 10);
    warn(`${reason}; the next attempt is in ${(waitMs / 1000).toFixed(1)} s`);
    this.timer = setTimeout(() => this.connect(), waitMs);
    this.timer.unref();
  }

  private leave(): void {
    clearInterval(this.watch);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }
}
