// All pending orders and open positions, by id and by owner, and the platform's exposure.
import type { Undo } from '../../../commands/Undo.ts';
import type { LeverContract } from '../public/contracts.ts';
import { accountKey, isPosition, pendingStatus } from './LeverTrade.ts';
import type { LeverTrade } from './LeverTrade.ts';
import { notionalUnits } from '../orderFigures.ts';

export class LeverTrades {
  private readonly undo: Undo;
  private readonly byId = new Map<number, LeverTrade>();
  private readonly byAccount = new Map<string, Set<LeverTrade>>();
  private readonly exposures = new Map<string, bigint>();

  constructor(undo: Undo) {
    this.undo = undo;
  }

  get(id: number): LeverTrade | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<LeverTrade> {
    return this.byId.values();
  }

  countOf(account: string): number {
    return this.byAccount.get(account)?.size ?? 0;
  }

  /** Oldest first. */
  of(owner: string, quote = 'USDT'): LeverTrade[] {
    return this.ofAccount(accountKey(owner, quote));
  }

  /** Open cross positions of the account. */
  crossOf(account: string): LeverTrade[] {
    return this.ofAccount(account).filter((trade) => trade.mode === 'cross' && isPosition(trade));
  }

  waitingOf(account: string): LeverTrade[] {
    return this.ofAccount(account).filter(({ status }) => status === pendingStatus);
  }

  /** Net exposure of the platform to a contract: entry value of all longs less that of all shorts. */
  exposureOf(symbol: string): bigint {
    return this.exposures.get(symbol) ?? 0n;
  }

  /** Records a change of a position's size; call it while the position is open. */
  expose(contract: LeverContract, trade: LeverTrade, from: number, to: number): void {
    if (trade.entry === null || !isPosition(trade)) return;
    const before = this.exposureOf(trade.symbol);
    const value = notionalUnits(contract, to, trade.entry) - notionalUnits(contract, from, trade.entry);
    this.exposures.set(trade.symbol, before + (trade.side === 'long' ? value : -value));
    this.undo.push(() => this.exposures.set(trade.symbol, before));
  }

  add(trade: LeverTrade): void {
    if (this.byId.has(trade.id)) return;
    this.put(trade);
    this.undo.push(() => this.take(trade));
  }

  remove(trade: LeverTrade): void {
    if (!this.byId.has(trade.id)) return;
    this.take(trade);
    this.undo.push(() => this.put(trade));
  }

  clear(): void {
    this.byId.clear();
    this.byAccount.clear();
    this.exposures.clear();
  }

  private ofAccount(account: string): LeverTrade[] {
    return [...(this.byAccount.get(account) ?? [])].sort((a, b) => a.id - b.id);
  }

  private put(trade: LeverTrade): void {
    this.byId.set(trade.id, trade);
    const own = this.byAccount.get(trade.account);
    if (own) own.add(trade);
    else this.byAccount.set(trade.account, new Set([trade]));
  }

  private take(trade: LeverTrade): void {
    this.byId.delete(trade.id);
    const own = this.byAccount.get(trade.account);
    own?.delete(trade);
    if (own?.size === 0) this.byAccount.delete(trade.account);
  }
}
