// A user's gain or loss since midnight UTC, in USDT: value of all balances now − value of all balances at midnight −
// value of flows since Balances at midnight are valued at midnight prices; flows (practice money, later deposits and
// withdrawals) at the last price at that moment, so that only their price change since then counts. Trades and their
// fees need no term: they are in the balances. All values are exact until the caller rounds.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { periodStart } from '../../../contracts/candles.ts';
import { boundedCache } from '../../boundedCache.ts';
import type { Account } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import type { Schema } from '../../store/schema.ts';
import { readFlowPrices } from './flowPrices.ts';
import { lastEntryOf, postingOf } from '../../ledger/Entries.ts';
import { lastEntryBefore, listEntries, readSeries } from './ledgerEntries.ts';
import type { PastPrices } from './PastPrices.ts';

/** Maximum users cached; the least recently queried is evicted. */
const rememberedMax = 5000;
const scales = new Map(assets.map(({ code, scale }) => [code, scale]));

/** Values that stay constant during a day. */
interface Day {
  start: number;
  /** Opening amounts by asset. */
  opening: ReadonlyMap<string, BigNumber>;
  /** Value of the flows up to a row, in USDT. */
  flows: BigNumber;
  throughId: number;
}

/** Balances of one owner at one moment. */
export interface Balances {
  accounts: readonly Account[];
  /** Upper bound of the accounts' last posting ids. */
  lastPostingId: number;
  /** Value of the balances, in USDT. */
  value: BigNumber;
}

interface Parts {
  db: Kysely<Schema>;
  clock: { now(): number };
  prices: PastPrices;
  /** Posting reasons that are no gain or loss. */
  flowReasons: readonly string[];
}

export class DayChange {
  private readonly db: Kysely<Schema>;
  private readonly clock: { now(): number };
  private readonly prices: PastPrices;
  private readonly flowReasons: readonly string[];
  private readonly days = boundedCache<Day>(rememberedMax);

  constructor({ db, clock, prices, flowReasons }: Parts) {
    this.db = db;
    this.clock = clock;
    this.prices = prices;
    this.flowReasons = flowReasons;
  }

  /** Ids of postings that were rolled back are reused, so the cache is invalid. */
  forget(): void {
    this.days.clear();
  }

  /** Change since 00:00 UTC, signed and unrounded. */
  async of(owner: string, { accounts, lastPostingId, value }: Balances): Promise<BigNumber> {
    const start = periodStart('1day', this.clock.now());
    const throughId = lastEntryOf(lastPostingId);
    const known = this.days.get(owner);
    // Another call may have advanced to rows that these balances do not include yet.
    const isOfUse = known?.start === start && known.throughId <= throughId;
    const day = await this.upTo(throughId, isOfUse ? known : await this.begin(accounts, start), accounts);
    this.days.set(owner, day);
    let opening = new BigNumber(0);
    for (const [code, amount] of day.opening) {
      opening = opening.plus(amount.times(await this.prices.atDayStart(code, start)));
    }
    return value.minus(opening).minus(day.flows);
  }

  /** Each account's opening balance is the one after its last posting before the day. */
  private async begin(accounts: readonly Account[], start: number): Promise<Day> {
    const opening = new Map<string, BigNumber>();
    const untilId = await lastEntryBefore(this.db, start);
    const series = await readSeries(this.db, { accounts: accounts.map(({ id }) => id) });
    for (const { id, asset } of accounts) {
      const own = series.filter(({ account }) => account === id);
      const [last] = await listEntries(this.db, own, { afterId: 0, untilId }, 1);
      const scale = scales.get(asset);
      if (!last || last.after === 0n || scale === undefined) continue;
      opening.set(asset, (opening.get(asset) ?? new BigNumber(0)).plus(fromUnits(last.after, scale)));
    }
    return { start, opening, flows: new BigNumber(0), throughId: untilId };
  }

  /** Adds movements since the last call; rows committed later have higher ids. */
  private async upTo(throughId: number, day: Day, accounts: readonly Account[]): Promise<Day> {
    if (throughId === day.throughId) return day;
    const assetOf = new Map(accounts.map(({ id, asset }) => [id, asset]));
    const series = await readSeries(this.db, { accounts: [...assetOf.keys()], reasons: this.flowReasons });
    const between = { afterId: day.throughId, untilId: throughId };
    const flows = await listEntries(this.db, series, between, Number.MAX_SAFE_INTEGER);
    const kept = await readFlowPrices(
      this.db,
      flows.map(({ id }) => postingOf(id)),
    );
    let value = day.flows;
    for (const { id, account, units, createdAt } of flows) {
      const asset = assetOf.get(account)!;
      const scale = scales.get(asset);
      if (scale === undefined) continue;
      const price = kept.get(postingOf(id)) ?? (await this.prices.at(asset, createdAt, day.start));
      value = value.plus(new BigNumber(fromUnits(units, scale)).times(price));
    }
    return { ...day, flows: value, throughId };
  }
}
