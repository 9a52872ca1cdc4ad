import type { LocaleId } from '../../../contracts/locales.ts';

/** One version of one agreement in one language. */
export interface AgreementText {
  title: string;
  /** HTML made of the markdown. */
  content: string;
}

/** One version of an agreement in all languages. */
export interface AgreementVersion {
  id: number;
  /** Counts from 1. */
  version: number;
  /** From when it holds, ms since 1970 UTC. */
  effectiveMs: number;
  texts: Readonly<Record<LocaleId, AgreementText>>;
}

/** The agreements of the product with their versions. */
export class Agreements {
  /** By id, the oldest version first. */
  private readonly byId: ReadonlyMap<number, readonly AgreementVersion[]>;

  constructor(versions: readonly AgreementVersion[]) {
    const sorted = [...versions].sort((a, b) => a.id - b.id || a.version - b.version);
    this.byId = Map.groupBy(sorted, ({ id }) => id);
  }

  /** What holds of each agreement, in the order of their ids. */
  list(nowMs: number): AgreementVersion[] {
    return [...this.byId.keys()].flatMap((id) => this.find(id, nowMs) ?? []);
  }

  /**
   * The newest version that holds; before the first one does, that one, since there is nothing else to accept.
   * Undefined for an id that no agreement has.
   */
  find(id: number, nowMs: number): AgreementVersion | undefined {
    const versions = this.byId.get(id);
    return versions?.findLast(({ effectiveMs }) => effectiveMs <= nowMs) ?? versions?.[0];
  }
}
