import { setTimeout as sleep } from 'node:timers/promises';

interface QuestionOptions {
  /** How long callers share an answer. */
  keptMs?: number;
  /** Cache time after a failure. */
  failedMs?: number;
  /** Maximum time a caller waits. */
  patienceMs?: number;
}

/**
 * Caches an expensive or hanging query for about a second and runs one at a time; so its cost does not depend on the
 * number of callers.
 */
export class Question<Answer> {
  private readonly ask: () => Promise<Answer>;
  private readonly options: Required<QuestionOptions>;
  private asking: { answer: Promise<Answer>; lateAt: number } | undefined;
  private known: { answer: Promise<Answer>; until: number } | undefined;

  constructor(ask: () => Promise<Answer>, options: QuestionOptions = {}) {
    this.ask = ask;
    this.options = { keptMs: 1000, failedMs: 1000, patienceMs: 2000, ...options };
  }

  /**
   * @returns undefined when it takes too long
   * @throws the error of the query
   */
  async answer(): Promise<Answer | undefined> {
    const now = performance.now();
    if (this.known && now < this.known.until) return this.known.answer;
    const { answer, lateAt } = (this.asking ??= this.begin(now));
    const waiting = new AbortController();
    const late = sleep(Math.max(0, lateAt - now), undefined, { signal: waiting.signal, ref: false });
    try {
      return await Promise.race([answer, late.catch(() => undefined)]);
    } finally {
      waiting.abort();
    }
  }

  private begin(now: number) {
    const { keptMs, failedMs, patienceMs } = this.options;
    const answer = this.ask();
    const keep = (forMs: number) => {
      this.asking = undefined;
      this.known = { answer, until: performance.now() + forMs };
    };
    answer.then(
      () => keep(keptMs),
      () => keep(failedMs),
    );
    return { answer, lateAt: now + patienceMs };
  }
}
