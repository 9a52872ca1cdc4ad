import type { FiatConfig } from './fiatConfig.ts';
import { readFiatAnswer } from './readFiatAnswer.ts';
import type { FiatAnswer } from './readFiatAnswer.ts';

const readEveryMs = 600_000;
/** Retry delay after a failed address. */
const retryMs = 60_000;
const timeoutMs = 10_000;
const answerBytesMax = 262_144;
/** Maximum number of codes in one log line. */
const namedMax = 5;

interface Options {
  config: FiatConfig;
  clock: { now(): number };
  /** Called when an address begins to fail; its last rates stay in use. */
  onNote: (text: string) => void;
}

/** USDT rates in users' display currencies: as configured, or read from a URL every ten minutes. */
export class FiatRates {
  private readonly options: Options;
  private known: FiatAnswer | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private isFailing = false;
  private leftOut = '';

  constructor(options: Options) {
    this.options = options;
    const { config } = options;
    if (config.kind === 'fixed') this.known = { source: config.source, rates: config.rates };
  }

  /** Known rates, with their timestamp where there is one. */
  current(): FiatAnswer | undefined {
    return this.known;
  }

  /** Starts to read the URL, if there is one, without waiting for an answer: the product works without it. */
  start(): void {
    void this.readAndGoOn();
  }

  stop(): void {
    this.stopping.abort();
    clearTimeout(this.timer);
  }

  /**
   * Reads the address once.
   * @returns whether it returned rates; otherwise the last ones stay
   */
  async read(): Promise<boolean> {
    const { config, clock, onNote } = this.options;
    if (config.kind !== 'url') return true;
    try {
      const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(config.url, { signal, headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await readText(response);
      const read = readFiatAnswer(text, { source: new URL(config.url).host, nowMs: clock.now() });
      this.known = read.answer;
      this.isFailing = false;
      this.noteLeftOut(read.leftOut);
    } catch (error) {
      if (this.stopping.signal.aborted) return false;
      if (!this.isFailing) onNote(`No rates of currencies from their address: ${reasonOf(error)}`);
      this.isFailing = true;
    }
    return !this.isFailing;
  }

  /** Logged once, and again only when the omitted codes change. */
  private noteLeftOut(codes: readonly string[]): void {
    const few = codes.slice(0, namedMax).map((code) => `'${code.slice(0, 20)}'`);
    const text = few.join(', ') + (codes.length > namedMax ? ` and ${codes.length - namedMax} more` : '');
    if (text !== '' && text !== this.leftOut)
      this.options.onNote(`Rates of currencies: left out ${text}, as no codes of currencies`);
    this.leftOut = text;
  }

  private async readAndGoOn(): Promise<void> {
    if (this.options.config.kind !== 'url') return;
    const succeeded = await this.read();
    if (this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => void this.readAndGoOn(), succeeded ? readEveryMs : retryMs);
    // The timer does not keep the process alive.
    this.timer.unref();
  }
}

/** @throws Error for a response longer than any list of rates */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > answerBytesMax) {
      await reader?.cancel();
      throw new Error('the answer is too long');
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The URL may contain a key, so it is not logged. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && 'code' in cause ? String(cause.code) : message;
}
