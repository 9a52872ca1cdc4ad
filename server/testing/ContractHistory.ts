// Users open, close and change contracts while marks jump and the server restarts. A seed determines the history: the
// same users send the same commands at the same marks.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { BigNumber } from 'bignumber.js';
import {
  addingMargin,
  cancelling,
  closing,
  placing,
  settingStops,
  withdrawingClose,
} from '../domains/lever/leverCommands.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../domains/lever/engine/LeverMoney.ts';
import { closingStatus, isAsked } from '../domains/lever/engine/LeverTrade.ts';
import type { LeverTrade } from '../domains/lever/engine/LeverTrade.ts';
import type { Index } from '../instruments/indexOf.ts';
import { assetOf, pairs } from '../instruments/market.config.ts';
import type { Core } from '../engines.ts';
import { makeTransfer } from '../domains/wallet/transfers.ts';
import { accountOf } from '../ledger/account.ts';
import { fromUnits, toUnits } from '../ledger/units.ts';
import { systemRandom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import {
  blindDecisions,
  contractAccounts,
  contractFaultsInMemory,
  contractFunds,
  contractPeople,
  contractStatuses,
  contractsTold,
  contractSymbols,
  overdueContracts,
} from './contractFaults.ts';
import { grantUnits } from './grantUnits.ts';
import { startTestCore } from './testStore.ts';

/** A segment of a history. */
export interface HistoryPart {
  /** ms since 1970 UTC. */
  began: number;
  /** Number of operations by outcome: what was done, or why it was rejected. */
  readonly outcomes: Map<string, number>;
  opensAsked: number;
  /** Periods without marks, long enough that all are outdated. */
  silences: number;
  /** Number of ticks at which closed positions were unpaid, weighted by their number. */
  waitedToBePaid: number;
}

export class ContractHistory {
  readonly parts: HistoryPart[] = [];
  /** Faults found during the run, with their operation. */
  readonly faults: string[] = [];
  /** Net transfers of each user into the contract account. */
  readonly brought = new Map<string, bigint>();
  private readonly folder: string;
  private core!: Core;
  private state: number;
  private now = Date.UTC(2026, 0, 1, 12);
  private transfers = 0;
  /** Operation from which the platform is funded again. */
  private poorUntil = 0;
  private readonly silentUntil = new Map<string, number>();
  private readonly prices = new Map(
    contractSymbols.map((symbol) => [
      symbol,
      Number(pairs.find((pair) => pair.symbol === symbol)!.seedPrice),
    ]),
  );

  constructor(folder: string, seed: number) {
    this.folder = folder;
    this.state = seed >>> 0;
  }

  /**
   * @param parts progress reports
   * @returns the server at its end; the caller stops it
   */
  async run(operations: number, parts = 1): Promise<Core> {
    this.core = await this.start();
    await this.fundPlatform();
    for (const owner of contractPeople) await this.bring(owner, contractFunds);
    const [restartEvery, partEvery] = [Math.ceil(operations / 5), Math.ceil(operations / parts)];
    for (let count = 0; count < operations; count += 1) {
      if (count % partEvery === 0)
        this.parts.push({
          began: this.now,
          outcomes: new Map(),
          opensAsked: 0,
          silences: 0,
          waitedToBePaid: 0,
        });
      if (count % 2 === 0) this.note(count, await this.moveMarks());
      const { outcomes } = this.part;
      const outcome = await this.operate();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (count % 1000 === 999) await this.fundPlatform();
      await this.lendPlatform(count);
      if (count % 100 === 0) this.note(count, contractFaultsInMemory(this.core));
      if (count % restartEvery === restartEvery - 1) await this.restart(count);
    }
    this.note(operations, contractFaultsInMemory(this.core));
    return this.core;
  }

  private get isPoor(): boolean {
    return this.core.ledger.balance(accountOf(`system:lent ${counterpartyOwner}`, 'USDT')).available > 0n;
  }

  private get part(): HistoryPart {
    return this.parts.at(-1)!;
  }

  private note(count: number, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `after ${count}: ${fault}`));
  }

  private start(): Promise<Core> {
    return startTestCore({ folder: this.folder, pairs, clock: { now: () => this.now } });
  }

  private async restart(count: number): Promise<void> {
    const before = contractsTold(this.core);
    await this.core.stop();
    this.core = await this.start();
    if (!isDeepStrictEqual(contractsTold(this.core), before))
      this.note(count, ['a start has changed what is told']);
  }

  /**
   * Mostly small steps, sometimes a gap of up to 30 %; a contract occasionally misses a tick, or has no price for
   * longer than its mark is valid.
   * @returns violations after the step
   */
  private async moveMarks(): Promise<string[]> {
    // A night begins occasionally.
    this.now += this.chance() < 0.015 ? 6 * 3_600_000 : 1000;
    const { core } = this;
    const { executor, leverBook } = core;
    // As the market publishes them: silent pairs and untraded ones are included.
    const indices = new Map<string, Index | undefined>();
    for (const symbol of leverBook.contracts.keys()) indices.set(symbol, undefined);
    for (const symbol of contractSymbols) {
      const price = this.movePrice(symbol);
      if (this.chance() < 0.002) this.silentUntil.set(symbol, this.now + 17_000 + this.below(20_000));
      const isSilent = (this.silentUntil.get(symbol) ?? 0) > this.now || this.chance() < 0.02;
      if (!isSilent) indices.set(symbol, indexAt(onTick(price, symbol), this.now));
    }
    const [accounts, statuses] = [contractAccounts(core), contractStatuses(core)];
    while (await executor.runForPlatform('lever.tick', (tx) => leverBook.tick(tx, indices)));
    const known = contractSymbols.filter((symbol) => leverBook.markOf(symbol, this.now));
    this.part.silences += contractSymbols.length - known.length;
    for (const { fixed } of leverBook.trades.all()) if (fixed) this.part.waitedToBePaid += 1;
    const overdue = overdueContracts(core, this.now, accounts);
    // Closing an account in which gains pay for losses needs the platform.
    const left = this.isPoor ? overdue.filter((fault) => !fault.endsWith('due by cross')) : overdue;
    return [...left, ...blindDecisions(core, this.now, statuses)];
  }

  /** Reverts from prices where contracts would be worth a few ticks, or more than the platform accepts. */
  private movePrice(symbol: string): number {
    const seedPrice = Number(pairs.find((pair) => pair.symbol === symbol)!.seedPrice);
    const price = this.prices.get(symbol)!;
    let step = (this.chance() - 0.5) * 0.01;
    if (this.chance() < 0.004) {
      step = (this.chance() - 0.5) * 0.6;
      if (price < seedPrice / 3) step = Math.abs(step);
      if (price > seedPrice * 3) step = -Math.abs(step);
    }
    const moved = price * (1 + step);
    this.prices.set(symbol, moved);
    return moved;
  }

  private async operate(): Promise<string> {
    const { core } = this;
    const owner = this.pick(contractPeople);
    const { leverBook: book, executor } = core;
    const own = book.trades.of(owner);
    const symbol = this.pick(contractSymbols);
    const price = this.prices.get(symbol)!;
    const roll = this.chance();
    try {
      const money = await this.moveMoney(owner);
      if (money !== undefined) return money;
      if (own.length < 3 || roll < 0.45) {
        this.part.opensAsked += 1;
        const contract = book.contracts.get(symbol)!;
        const mode = this.pick(['isolated', 'cross'] as const);
        // A position backed by the whole account is liquidated only if it is large.
        const value = 50 + this.chance() ** 3 * (mode === 'cross' ? 600_000 : 60_000);
        const side = this.pick(['long', 'short'] as const);
        const stops = this.stops(symbol, side);
        await executor.perform(placing(book), owner, {
          owner,
          symbol,
          side,
          mode,
          leverage: this.pick(contract.leverages),
          lots: Math.max(1, Math.floor(value / price / Number(contract.rules.lotSize))),
          limit: this.chance() < 0.3 ? onTick(price * (0.99 + this.chance() * 0.02), symbol) : undefined,
          takeProfit: this.chance() < 0.2 ? stops.takeProfit : undefined,
          stopLoss: this.chance() < 0.2 ? stops.stopLoss : undefined,
        });
        return 'placed';
      }
      const trade = this.pick(own);
      const { id } = trade;
      if (trade.status === 0 && roll < 0.6) {
        await executor.perform(cancelling(book), owner, { owner, id });
        return 'cancelled';
      }
      if (isAsked(trade) && roll < 0.7) {
        await executor.perform(withdrawingClose(book), owner, { owner, id, askedAt: trade.asked!.at });
        return 'closeWithdrawn';
      }
      if (roll < 0.8) {
        const isSilent = book.markOf(trade.symbol, this.now) === undefined;
        const worst = isSilent ? this.worst(trade) : undefined;
        const lots = this.chance() < 0.3 && trade.lots > 1 ? 1 + this.below(trade.lots) : undefined;
        await executor.perform(closing(book), owner, { owner, id, lots, worst });
        if (trade.status === closingStatus) return 'closingAwaited';
        return lots === undefined ? 'closed' : 'closedInPart';
      }
      if (roll < 0.9) {
        await executor.perform(addingMargin(book), owner, {
          owner,
          id,
          units: BigInt(1 + this.below(10 ** 10)),
        });
        return 'marginAdded';
      }
      const stops = this.stops(trade.symbol, trade.side);
      await executor.perform(settingStops(book), owner, { owner, id, ...stops });
      return 'stopsSet';
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
  }

  /** A worst price slightly beyond the unknown price. */
  private worst({ symbol, side }: LeverTrade): string {
    return onTick(this.prices.get(symbol)! * (side === 'long' ? 0.99 : 1.01), symbol);
  }

  /** Up to 10 % from the price, occasionally on its wrong side. */
  private stops(symbol: string, side: 'long' | 'short'): { takeProfit: string; stopLoss: string } {
    const price = this.prices.get(symbol)!;
    const gain = (side === 'long') === this.chance() < 0.9 ? 0.1 : -0.1;
    const at = (share: number) => onTick(price * (1 + share * this.chance()), symbol);
    return { takeProfit: at(gain), stopLoss: at(-gain) };
  }

  /** Users with high losses sometimes deposit more, others sometimes withdraw a part. */
  private async moveMoney(owner: string): Promise<string | undefined> {
    const { available, held } = this.core.ledger.balance(accountOf(owner, 'USDT', 'lever'));
    const roll = this.chance();
    if (available + held < contractFunds / 4n && roll < 0.4) {
      await this.bring(owner, contractFunds / BigInt(1 + this.below(4)));
      return 'brought';
    }
    // Occasionally more than may be transferred while cross positions have unrealized losses.
    if (roll > 0.02 || available < 100n) return undefined;
    await this.transfer(owner, {
      from: 'lever',
      to: 'change',
      units: (available * BigInt(1 + this.below(100))) / 100n,
    });
    return 'takenOut';
  }

  private async bring(owner: string, units: bigint): Promise<void> {
    await this.core.executor.runForPlatform('test.fund', (tx) => grantUnits(tx, owner, 'USDT', { units }));
    await this.transfer(owner, { from: 'change', to: 'lever', units });
  }

  private async transfer(
    owner: string,
    { units, ...way }: { from: 'lever' | 'change'; to: 'lever' | 'change'; units: bigint },
  ): Promise<void> {
    const { executor, leverBook, store } = this.core;
    this.transfers += 1;
    await makeTransfer(
      { executor, leverBook, db: store.db, random: systemRandom },
      {
        ...way,
        owner,
        asset: assetOf('USDT'),
        amount: fromUnits(units, 8),
        clientTransferId: `transfer-${this.transfers}`,
      },
    );
    const signed = way.to === 'lever' ? units : -units;
    this.brought.set(owner, (this.brought.get(owner) ?? 0n) + signed);
  }

  /** Funds the platform, so that debts are paid and it takes the other side of all positions. */
  private async fundPlatform(): Promise<void> {
    await this.core.executor.runForPlatform('test.fund', (tx) => {
      for (const [house, least] of [
        [counterpartyOwner, toUnits('30000000', 8)],
        [leverInsuranceOwner, toUnits('10000000', 8)],
      ] as const) {
        const { available } = this.core.ledger.balance(accountOf(house, 'USDT'));
        if (available < least) grantUnits(tx, house, 'USDT', { units: least * 2n - available });
      }
    });
  }

  /** The platform occasionally has no funds for a while: positions closed meanwhile await payment. */
  private async lendPlatform(count: number): Promise<void> {
    if (count === this.poorUntil) await this.movePlatform('back');
    if (count < this.poorUntil || this.chance() >= 0.006) return;
    this.poorUntil = count + 10 + this.below(60);
    await this.movePlatform('away');
  }

  private async movePlatform(way: 'away' | 'back'): Promise<void> {
    await this.core.executor.runForPlatform('test.lend', ({ ledger }) => {
      for (const house of [counterpartyOwner, leverInsuranceOwner]) {
        const [own, lent] = [accountOf(house, 'USDT'), accountOf(`system:lent ${house}`, 'USDT')];
        const [from, to] = way === 'away' ? [own, lent] : [lent, own];
        const units = ledger.balance(from).available;
        if (units > 0n) ledger.transfer({ from, to, units, reason: 'house.move', reference: '' });
      }
    });
  }

  private chance(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 2 ** 32;
  }

  private below(count: number): number {
    return Math.floor(this.chance() * count);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

/** Balances of all users and the result of each contract, in order of creation. */
export async function contractDigest({ store: { db }, ledger }: Core): Promise<string> {
  const balances = [...ledger.all()].map(({ owner, kind, asset, available, held }) => [
    ...[owner, kind, asset, available, held],
  ]);
  const trades = await db
    .selectFrom('lever_trade')
    .select(['owner', 'symbol', 'side', 'lots', 'entry', 'gross', 'closing_fees', 'margin', 'insured'])
    .select(['status', 'ended_by', 'close_price', 'opened_at', 'closed_at'])
    .orderBy('id')
    .execute();
  const told = asText([
    balances.map((row) => row.join(' ')).sort(),
    trades.map((row) => Object.entries(row).sort()),
  ]);
  return createHash('sha256').update(told).digest('hex');
}

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

function onTick(price: number, symbol: string): string {
  const tick = pairs.find((pair) => pair.symbol === symbol)!.priceTick;
  const steps = BigNumber.max(1, new BigNumber(price).div(tick).decimalPlaces(0));
  return steps.times(tick).toFixed();
}

function indexAt(text: string, now: number): Index {
  const price = toUnits(text, 8);
  return { price, used: [{ source: 'test', price, at: now }], outliers: [] };
}
