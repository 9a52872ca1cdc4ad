// The operator's assets and liabilities, from sums that the ledger maintains incrementally: no account is scanned.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { AccountKind } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { fromUnits } from '../../ledger/units.ts';
import { heldOwner, keepingOwner } from '../deposit/public/depositReasons.ts';
import { shortUnits } from '../deposit/public/shortfalls.ts';
import { hostingTotals } from '../hosting/public/hostingRows.ts';
import { assets } from '../../instruments/market.config.ts';

type Answer = components['schemas']['Reserves'];
type Row = components['schemas']['Reserve'];
type Part = Exclude<keyof Row, 'currency_name' | 'held' | 'owed'>;

/** Cache time: all callers get the same answer meanwhile. */
const keptMs = 10_000;

const partOfKind: Readonly<Record<AccountKind, Part>> = {
  change: 'spot',
  lever: 'contracts',
  micro: 'options',
  trust: 'hosting',
  legal: 'fiat',
};
const waitingOwners: readonly string[] = [keepingOwner, heldOwner];

export class Reserves {
  private readonly context: Pick<Context, 'clock' | 'committed' | 'config' | 'store'>;
  private known: { answer: Promise<Answer>; atMs: number } | undefined;

  constructor(context: Pick<Context, 'clock' | 'committed' | 'config' | 'store'>) {
    this.context = context;
  }

  read(): Promise<Answer> {
    const atMs = this.context.clock.now();
    // A clock that was set back does not prolong the cache.
    if (this.known && Math.abs(atMs - this.known.atMs) < keptMs) return this.known.answer;
    const answer = this.workOut(atMs);
    const known = { answer, atMs };
    this.known = known;
    answer.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return answer;
  }

  private async workOut(atMs: number): Promise<Answer> {
    const { committed, config, store } = this.context;
    const { sums, gains } = await committed.read(({ ledger, leverBook, optionBook }) => ({
      sums: ledger.sums(),
      gains: [leverBook.gainsUnpaid(), optionBook.gainsUnpaid()],
    }));
    const [hosted, short] = [await hostingTotals(store.db), await shortUnits(store.db)];
    const list = assets.flatMap(({ code, scale }) => {
      const parts: Record<Part, bigint> = {
        spot: 0n,
        contracts: 0n,
        options: 0n,
        hosting: 0n,
        fiat: 0n,
        waiting: 0n,
        unpaid: gains.reduce((all, each) => all + (each.get(code) ?? 0n), hosted.get(code)?.owed ?? 0n),
      };
      let held = -(short.get(code) ?? 0n);
      for (const { of, kind, asset, units } of sums) {
        if (asset !== code) continue;
        if (of === 'users') parts[partOfKind[kind]] += units;
        else if (waitingOwners.includes(of)) parts.waiting += units;
        // Its balance is negative by the amount issued.
        else if (of === issuanceOwner) held -= units;
      }
      const owed = Object.values(parts).reduce((all, units) => all + units, 0n);
      if (held === 0n && owed === 0n) return [];
      const amount = (units: bigint) => fromUnits(units, scale);
      const shown = mapValues(parts, amount);
      return [{ currency_name: code, held: amount(held), owed: amount(owed), ...shown }];
    });
    return { at_ms: atMs, is_sandbox: config.isSandbox, list };
  }
}

const mapValues = <Key extends string, From, To>(all: Record<Key, From>, map: (one: From) => To) =>
  Object.fromEntries(Object.entries<From>(all).map(([key, one]) => [key, map(one)])) as Record<Key, To>;
