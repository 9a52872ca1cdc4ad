import { demoAsset } from '../ledger/account.ts';
import type { Stop } from '../ledger/MoneyGate.ts';

/** Subject of a violation, as far as the rule can tell. */
export interface Subject {
  /** Table and id of the row: 'account 12' or 'spot_order 7'. */
  row?: string;
  /** 'user:12', whose quarantine covers it. */
  owner?: string | undefined;
  asset?: string | undefined;
  /** Correct values of the row's derived columns according to append-only rows; undefined if unknown. */
  rebuilt?: Rebuilt | undefined;
}

/** Derived columns of one row with the values that follow from the append-only rows. */
export type Rebuilt = Readonly<Record<string, bigint | string>>;

/** Undefined if the row already has these values: then the violation has another cause. */
export function unlessSame(row: object, rebuilt: Rebuilt): Rebuilt | undefined {
  const differs = Object.entries(rebuilt).some(([column, value]) => (row as Rebuilt)[column] !== value);
  return differs ? rebuilt : undefined;
}

export interface Violation extends Subject, Stop {}

export const sentencesOf = (stops: readonly Stop[]): string[] => stops.map(({ sentence }) => sentence);

/** Further violations do not help to find the cause. */
const mostKept = 50;

/** Violations found by an audit, as messages without personal data: accounts by number and asset. */
export class Findings {
  private readonly kept = new Map<string, Violation>();
  private readonly excused = new Map<string, Violation>();
  private readonly quarantined: ReadonlySet<string>;
  private more = 0;
  private hasMoreOfMoney = false;

  /** @param quarantined owners whose violations are known and do not stop money */
  constructor(quarantined: ReadonlySet<string> = new Set()) {
    this.quarantined = quarantined;
  }

  /** Records each sentence once. */
  add(sentence: string, about: Subject = {}): void {
    const violation: Violation = { sentence, ...about, scope: about.asset === demoAsset ? 'demo' : 'all' };
    if (about.owner !== undefined && this.quarantined.has(about.owner)) {
      if (this.excused.size < mostKept) this.excused.set(sentence, violation);
      return;
    }
    if (this.kept.has(sentence)) return;
    if (this.kept.size < mostKept) {
      this.kept.set(sentence, violation);
      return;
    }
    this.more += 1;
    if (violation.scope === 'all') this.hasMoreOfMoney = true;
  }

  all(): Violation[] {
    if (this.more === 0) return [...this.kept.values()];
    const scope = this.hasMoreOfMoney ? 'all' : 'demo';
    return [...this.kept.values(), { sentence: `And ${this.more} more`, scope }];
  }

  /** Owners with a violation. */
  owners(): ReadonlySet<string> {
    const all = [...this.kept.values(), ...this.excused.values()];
    return new Set(all.flatMap(({ owner }) => owner ?? []));
  }

  /** Violations of quarantined owners. */
  allExcused(): Violation[] {
    return [...this.excused.values()];
  }
}
