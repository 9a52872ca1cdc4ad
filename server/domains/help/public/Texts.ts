import type { LocaleId } from '../../../../contracts/locales.ts';

/** One version of one text in one language. */
export interface TextIn {
  /** Language of the text. */
  locale: LocaleId;
  title: string;
  /** Summary in a sentence or two; agreements have none. */
  summary?: string;
  /** Additional search terms, which no page shows. */
  keywords?: string;
  /** HTML rendered from the markdown. */
  content: string;
}

/** One version of a text in all languages; English replaces a missing one. */
export interface TextVersion {
  id: number;
  /** Counts from 1. */
  version: number;
  /** Effective from, ms since 1970 UTC. */
  effectiveMs: number;
  /** End of the period in which news opens over Home. */
  untilMs?: number;
  /** Product area of a text of the help centre. */
  topic?: Topic;
  texts: Readonly<Record<LocaleId, TextIn>>;
}

export const topics = ['deposits', 'withdrawals', 'verification', 'trading', 'support'] as const;
export type Topic = (typeof topics)[number];

/** Texts of one kind with their versions. */
export class Texts {
  /** By id, oldest version first. */
  private readonly byId: ReadonlyMap<number, readonly TextVersion[]>;

  constructor(versions: readonly TextVersion[]) {
    const sorted = [...versions].sort((a, b) => a.id - b.id || a.version - b.version);
    this.byId = Map.groupBy(sorted, ({ id }) => id);
  }

  /** Effective version of each text, by id. */
  list(nowMs: number): TextVersion[] {
    return [...this.byId.keys()].flatMap((id) => this.find(id, nowMs) ?? []);
  }

  /**
   * The newest effective version; before the first one is effective, the first, because no other can be accepted.
   * Undefined for an unknown id.
   */
  find(id: number, nowMs: number): TextVersion | undefined {
    const versions = this.byId.get(id);
    return versions?.findLast(({ effectiveMs }) => effectiveMs <= nowMs) ?? versions?.[0];
  }
}
