// Authoritative balances, in memory. Every balance change in the product goes through transfer, hold, post or void; the
// command executor persists the changes.
import { demoAsset, isPlatform, isUser } from './account.ts';
import type { Account, AccountName } from './account.ts';
import { heldBy, Holds } from './Holds.ts';
import type { Hold, Purpose } from './Holds.ts';
import { MoneyGate } from './MoneyGate.ts';
import { Postings } from './Postings.ts';
import type { Posting } from './Postings.ts';
import { issuanceOwner } from './reasons.ts';
import { Sums } from './Sums.ts';
import type { Sum } from './Sums.ts';
import type { PostingReason, ReasonBook } from './reasons.ts';
import type { Undo } from '../commands/Undo.ts';

export interface Transfer {
  from: AccountName;
  to: AccountName;
  /** Minor units, above zero. */
  units: bigint;
  reason: PostingReason;
  /** Subject of the transfer: 'order:12'. Transfers of one group that differ only in units become one posting. */
  reference: string;
}

/** Initial state of a ledger. */
export interface LedgerState {
  accounts: Iterable<Account>;
  /** Open holds. */
  holds: readonly Hold[];
  lastPostingId: number;
  lastHoldId: number;
}

/** The request exceeds the available balance; nothing was changed. */
export class InsufficientFunds extends Error {
  readonly account: Account;
  readonly units: bigint;

  constructor(account: Account, units: bigint) {
    super(`${account.owner} ${account.kind} ${account.asset}: ${units} is more than there is`);
    this.name = 'InsufficientFunds';
    this.account = account;
    this.units = units;
  }
}

interface LedgerOptions {
  undo: Undo;
  clock: { now(): number };
  reasons: ReasonBook;
  gate?: MoneyGate;
}

type Mutable = { -readonly [Key in keyof Account]: Account[Key] } & { dirty: boolean };

/** The part that may be read outside commands, between two groups. */
export type LedgerReader = Pick<Ledger, 'balance' | 'balances' | 'sums' | 'lastPostingId'>;

export class Ledger {
  private readonly undo: Undo;
  private readonly clock: { now(): number };
  private readonly reasons: ReasonBook;
  /** Closed when the loaded data is inconsistent: the ledger stays readable, and moves no more money. */
  readonly gate: MoneyGate;
  private readonly accounts = new Map<string, Mutable>();
  private readonly byOwner = new Map<string, Mutable[]>();
  private readonly bySum = new Sums();
  private readonly dirty = new Set<Mutable>();
  private readonly postings: Postings;
  private readonly holds: Holds;
  private touchesOthers = false;
  private nextAccountId = 1;

  constructor({ undo, clock, reasons, gate = new MoneyGate() }: LedgerOptions) {
    this.undo = undo;
    this.clock = clock;
    this.reasons = reasons;
    this.gate = gate;
    this.postings = new Postings(undo);
    this.holds = new Holds(undo);
  }

  /** Available and held amount of an account; zero for one that has never been used. */
  balance(name: AccountName): { available: bigint; held: bigint } {
    const account = this.accounts.get(keyOf(name));
    return { available: account?.available ?? 0n, held: account?.held ?? 0n };
  }

  /** All accounts that an owner has ever used, with current balances. */
  balances(owner: string): Account[] {
    return (this.byOwner.get(owner) ?? []).map(({ dirty: _dirty, ...account }) => account);
  }

  /** Totals of all users, of the platform and of each system account, by kind and asset. */
  sums(): Sum[] {
    return this.bySum.all();
  }

  /** The balances include a user's postings up to this id and no later ones. */
  get lastPostingId(): number {
    return this.postings.lastId;
  }

  all(): Iterable<Account> {
    return this.accounts.values();
  }

  /**
   * Moves available units from one account to another.
   * @returns the id of its posting
   * @throws InsufficientFunds when the debited account (other than issuance) has less available
   */
  transfer(transfer: Transfer): number {
    const from = this.account(transfer.from);
    this.requirePositive(transfer.units);
    if (from.available < transfer.units && from.owner !== issuanceOwner) {
      throw new InsufficientFunds(from, transfer.units);
    }
    return this.move(from, 'available', transfer);
  }

  /**
   * Holds units for a purpose.
   * @throws InsufficientFunds when less is available
   */
  hold(name: AccountName, units: bigint, purpose: Purpose): Hold {
    const account = this.account(name);
    this.requirePositive(units);
    if (account.available < units) throw new InsufficientFunds(account, units);
    this.change(account, -units, units);
    return this.holds.add(account, units, purpose, this.clock.now());
  }

  /**
   * Moves held units to another account's available balance. The rest stays held.
   * @throws Error when the hold has less
   */
  post(hold: Hold, transfer: Omit<Transfer, 'from'>): void {
    this.requirePositive(transfer.units);
    this.holds.take(hold, transfer.units, 'posted', this.clock.now());
    this.move(this.account(hold.account), 'held', { ...transfer, from: hold.account });
  }

  /**
   * Releases held units: by default all that are left.
   * @throws Error when the hold has less
   */
  void(hold: Hold, units = heldBy(hold)): void {
    this.requirePositive(units);
    this.holds.take(hold, units, 'voided', this.clock.now());
    this.change(this.account(hold.account), units, -units);
  }

  /** Remaining units of a hold, as a domain row stores its id; undefined once the hold has ended. */
  openHold(id: number): Hold | undefined {
    return this.holds.get(id);
  }

  /** All open holds, oldest first. */
  openHolds(): Iterable<Hold> {
    return this.holds.all();
  }

  /** 'now' when a balance of a non-platform account is unsaved, 'soon' when only platform balances are. */
  pending(): 'none' | 'soon' | 'now' {
    if (this.touchesOthers) return 'now';
    return this.dirty.size > 0 || this.postings.size > 0 ? 'soon' : 'none';
  }

  /** Hands over what has changed since the last call. Platform-to-platform postings are netted. */
  takeChanges(): { accounts: Account[]; postings: Posting[]; holds: Hold[] } {
    const accounts = [...this.dirty];
    for (const account of accounts) account.dirty = false;
    const postings = this.postings.take();
    this.dirty.clear();
    this.touchesOthers = false;
    return { accounts, postings, holds: this.holds.takeChanges() };
  }

  /**
   * Starts over from persisted balances and holds. Platform holds are not persisted, so platform accounts start free. An
   * account that holds more or less than its holds stops all money.
   */
  load({ accounts, holds, lastPostingId, lastHoldId }: LedgerState): void {
    this.accounts.clear();
    this.byOwner.clear();
    this.bySum.clear();
    this.dirty.clear();
    this.postings.restart(lastPostingId);
    this.holds.load(holds, lastHoldId);
    this.touchesOthers = false;
    this.nextAccountId = 1;
    for (const account of accounts) this.add({ ...account, dirty: false });
    this.checkHolds();
  }

  private checkHolds(): void {
    const held = new Map<Mutable, bigint>();
    for (const hold of this.holds.all()) {
      const account = this.account(hold.account);
      held.set(account, (held.get(account) ?? 0n) + heldBy(hold));
    }
    const wrong = [...this.accounts.values()].filter((account) => account.held !== (held.get(account) ?? 0n));
    for (const account of wrong)
      this.gate.stopFor(
        account.owner,
        heldSentence(account, held.get(account) ?? 0n),
        account.asset === demoAsset ? 'demo' : 'all',
      );
  }

  private account(name: AccountName): Mutable {
    const key = keyOf(name);
    const known = this.accounts.get(key);
    if (known) return known;
    const { owner, kind, asset } = name;
    const account: Mutable = {
      id: this.nextAccountId,
      owner,
      kind,
      asset,
      available: 0n,
      held: 0n,
      dirty: false,
    };
    this.add(account);
    // Removed on rollback, so that a failed first command leaves no account: a demo account is funded only when none
    // exists.
    this.undo.push(() => this.remove(account));
    return account;
  }

  private add(account: Mutable): void {
    this.accounts.set(keyOf(account), account);
    this.bySum.add(account, account.available + account.held);
    const owned = this.byOwner.get(account.owner);
    if (owned) owned.push(account);
    else this.byOwner.set(account.owner, [account]);
    this.nextAccountId = Math.max(this.nextAccountId, account.id + 1);
  }

  private remove(account: Mutable): void {
    this.accounts.delete(keyOf(account));
    this.dirty.delete(account);
    const others = this.byOwner.get(account.owner)!.filter((owned) => owned !== account);
    if (others.length > 0) this.byOwner.set(account.owner, others);
    else this.byOwner.delete(account.owner);
  }

  private move(from: Mutable, source: 'available' | 'held', transfer: Transfer): number {
    const to = this.account(transfer.to);
    if (from === to) throw new Error('A transfer needs two accounts');
    if (from.asset !== to.asset) throw new Error(`A transfer cannot turn ${from.asset} into ${to.asset}`);
    this.requireReason(transfer.reason, from, to);
    const before = from.available + from.held + to.available + to.held;
    if (source === 'available') this.change(from, -transfer.units, 0n);
    else this.change(from, 0n, -transfer.units);
    this.change(to, transfer.units, 0n);
    const after = from.available + from.held + to.available + to.held;
    if (before !== after) throw new Error('Debits and credits differ');
    const { units, reason, reference } = transfer;
    return this.postings.add({
      debit: from,
      credit: to,
      units,
      reason,
      reference,
      createdAt: this.clock.now(),
      debitAfter: totalOfPerson(from),
      creditAfter: totalOfPerson(to),
    });
  }

  private requireReason(reason: PostingReason, { owner: from }: Mutable, { owner: to }: Mutable): void {
    if (!this.reasons.has(reason)) throw new Error(`No domain declares the reason ${reason}`);
    if (from !== issuanceOwner && to !== issuanceOwner) return;
    if (!this.reasons.maySupply(reason, { from, to }))
      throw new Error(`${reason} may not change how much there is, from ${from} to ${to}`);
  }

  private change(account: Mutable, available: bigint, held: bigint): void {
    this.gate.requireOpen(account.asset);
    const { available: oldAvailable, held: oldHeld } = account;
    account.available += available;
    account.held += held;
    if (account.held < 0n || (account.available < 0n && account.owner !== issuanceOwner)) {
      account.available = oldAvailable;
      account.held = oldHeld;
      throw new Error(`${account.owner} ${account.asset} would fall below zero`);
    }
    // The database could not store it, which would fail the commit of all commands instead of this one alone.
    const total = account.available + account.held;
    if (BigInt.asIntN(64, total) !== total || BigInt.asIntN(64, account.available) !== account.available) {
      account.available = oldAvailable;
      account.held = oldHeld;
      throw new RangeError(`${account.owner} ${account.asset} would leave int64`);
    }
    if (!account.dirty) {
      account.dirty = true;
      this.dirty.add(account);
    }
    this.bySum.add(account, available + held);
    // A row of the same command may belong to a user.
    if (!isPlatform(account.owner)) this.touchesOthers = true;
    this.undo.push(() => {
      account.available = oldAvailable;
      account.held = oldHeld;
      this.bySum.add(account, -available - held);
    });
  }

  private requirePositive(units: bigint): void {
    if (units <= 0n) throw new Error(`An amount must be above zero, not ${units}`);
  }
}

/** Message for an account whose `held` differs from the sum of its holds. */
export function heldSentence(
  { id, asset, held }: { id: number | bigint; asset: string; held: bigint },
  holds: bigint,
): string {
  return `Account ${id} (${asset}) holds ${held}, and its holds ${holds}`;
}

/** Only users read single postings, so no other balance is stored with each. */
function totalOfPerson(account: Account): bigint | null {
  return isUser(account.owner) ? account.available + account.held : null;
}

function keyOf(name: AccountName): string {
  return `${name.owner} ${name.kind} ${name.asset}`;
}
