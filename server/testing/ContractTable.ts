// Contracts on an in-memory ledger, with marks set by the test.
import { accountOf } from '../ledger/account.ts';
import { Ledger } from '../ledger/Ledger.ts';
import { fromUnits, toUnits } from '../ledger/units.ts';
import { contractsOf } from '../domains/lever/public/contracts.ts';
import { LeverBook } from '../domains/lever/public/LeverBook.ts';
import type { PlaceLever } from '../domains/lever/leverInput.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../domains/lever/engine/LeverMoney.ts';
import type { LeverTrade } from '../domains/lever/engine/LeverTrade.ts';
import { pairs } from '../instruments/market.config.ts';
import type { Moving } from '../commands/MoneyCommand.ts';
import { Undo } from '../commands/Undo.ts';
import { grantUnits } from './grantUnits.ts';
import { reasons } from './reasons.ts';

export class ContractTable {
  now = Date.UTC(2026, 0, 1, 12);
  readonly book: LeverBook;
  private readonly undo = new Undo();
  private readonly ledger: Ledger;

  constructor() {
    this.ledger = new Ledger({ undo: this.undo, clock: { now: () => this.now }, reasons });
    this.book = new LeverBook(contractsOf(pairs), this.ledger, this.undo);
    for (const house of [counterpartyOwner, leverInsuranceOwner]) this.grant(house, '1000000');
  }

  get tx(): Moving {
    return { now: this.now, ledger: this.ledger };
  }

  /** Gives a user USDT to trade contracts with. */
  fund(owner: string, amount: string): void {
    this.grant(owner, amount);
    const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'lever')];
    const transfer = { reason: 'wallet.transfer', reference: '' } as const;
    this.ledger.transfer({ from, to, units: toUnits(amount, 8), ...transfer });
  }

  /** Free part of it. */
  free(owner: string): string {
    return fromUnits(this.book.freeOf(owner, 'USDT'), 8);
  }

  /** The next tick, one second later. As on the market, a pair without a price is listed and silent. */
  mark(prices: Record<string, string>): void {
    this.now += 1000;
    const indices = new Map(
      Array.from(this.book.contracts.keys(), (symbol) => [symbol, this.indexOf(prices[symbol])] as const),
    );
    while (this.book.tick(this.tx, indices));
    this.undo.forget();
  }

  /** Defaults: 1 BTC, 50×, isolated, long. */
  place(order: Partial<PlaceLever> & { owner: string }): LeverTrade {
    const usual = { symbol: 'BTC/USDT', side: 'long', mode: 'isolated', leverage: 50, lots: 1000 } as const;
    return this.book.place(this.tx, { ...usual, ...order });
  }

  /** Owners of liquidated positions, in order. */
  liquidated(): string[] {
    return this.book.changes.fills.flatMap(({ what, trade }) => (what === 'liquidation' ? trade.owner : []));
  }

  private grant(owner: string, amount: string): void {
    grantUnits({ ledger: this.ledger }, owner, 'USDT', { units: toUnits(amount, 8) });
  }

  private indexOf(text: string | undefined) {
    if (text === undefined) return undefined;
    const price = toUnits(text, 8);
    return { price, used: [{ source: 'test', price, at: this.now }], outliers: [] };
  }
}
