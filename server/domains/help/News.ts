import type { FastifyBaseLogger } from 'fastify';
import { readTexts } from './readTexts.ts';
import type { Values } from './readTexts.ts';
import type { TextVersion } from './public/Texts.ts';
import { StartError } from '../../StartError.ts';
import { Texts } from './public/Texts.ts';

/**
 * New files in the folder are published after this interval, without a restart: incident reports cannot wait for one.
 */
const everyMs = 30_000;

interface NewsParts {
  /** No news without it. */
  folder: string | undefined;
  values: Values;
  /** Ids of other texts, which news must not reuse. */
  taken: ReadonlySet<number>;
  clock: { now(): number };
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The operator's announcements, from files of a folder that is re-read periodically. */
export class News {
  private texts: Texts;
  private readAtMs: number;
  private readonly parts: NewsParts;

  /** @throws StartError for an invalid text */
  constructor(parts: NewsParts) {
    this.parts = parts;
    try {
      this.texts = this.read();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      throw new StartError(`NEWS_DIR: ${error.message}`, { cause: error });
    }
    this.readAtMs = parts.clock.now();
  }

  /** Published announcements, newest first. */
  list(): TextVersion[] {
    const nowMs = this.parts.clock.now();
    const all = this.newest(nowMs).list(nowMs);
    return all
      .filter(({ effectiveMs }) => effectiveMs <= nowMs)
      .sort((a, b) => b.effectiveMs - a.effectiveMs || b.id - a.id);
  }

  find(id: number): TextVersion | undefined {
    return this.list().find((text) => text.id === id);
  }

  /** The newest announcement to show over Home now. */
  current(): TextVersion | undefined {
    const nowMs = this.parts.clock.now();
    return this.list().find(({ untilMs }) => untilMs !== undefined && untilMs > nowMs);
  }

  private newest(nowMs: number): Texts {
    if (nowMs - this.readAtMs >= everyMs) {
      this.readAtMs = nowMs;
      try {
        this.texts = this.read();
      } catch (error) {
        // A file is being written or is invalid: the previous announcements stay.
        this.parts.log.warn({ err: error }, 'news cannot be read');
      }
    }
    return this.texts;
  }

  private read(): Texts {
    const { folder, values, taken } = this.parts;
    if (folder === undefined) return new Texts([]);
    const versions = readTexts(folder, values, ['en']);
    const doubled = versions.find(({ id }) => taken.has(id));
    if (doubled) throw new StartError(`another text of the product has the id ${doubled.id}`);
    return new Texts(versions);
  }
}
