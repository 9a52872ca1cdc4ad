import type { Kysely, Selectable } from 'kysely';
import { inPages } from '../store/inPages.ts';
import { RowWriter } from '../store/rows.ts';
import type { PendingRows } from '../store/rows.ts';
import type { AccountTable, HoldTable, Schema } from '../store/schema.ts';
import type { ServerEvent } from '../commands/events.ts';
import { demoAsset, isPlatform, isUser } from './account.ts';
import type { Account, AccountKind } from './account.ts';
import { Entries, entryRows, uncountedSentence } from './Entries.ts';
import type { Hold } from './Holds.ts';
import type { Ledger } from './Ledger.ts';
import type { Participant } from '../commands/Participant.ts';
import type { Posting } from './Postings.ts';

declare module '../commands/events.ts' {
  interface Events {
    balances: BalancesEvent;
  }
}

/** A user's balances have changed. */
export interface BalancesEvent {
  type: 'balances';
  owner: string;
  assets: string[];
}

const accountRows = new RowWriter(
  'account',
  ['id', 'owner', 'kind', 'asset', 'available', 'held', 'entries'],
  { key: ['id'], overwrite: ['available', 'held', 'entries'] },
);
export const postingRows = new RowWriter('posting', [
  'id',
  'debit_account',
  'credit_account',
  'units',
  'reason',
  'reference',
  'created_at',
  'debit_after',
  'credit_after',
]);
const holdRows = new RowWriter(
  'hold',
  ['id', 'account', 'units', 'posted', 'voided', 'reason', 'reference', 'created_at', 'ended_at'],
  { key: ['id'], overwrite: ['posted', 'voided', 'ended_at'] },
);
const priceRows = new RowWriter('flow_price', ['posting_id', 'price']);

/**
 * Price stored with a posting; undefined for most. Called when the posting is written: immediately if it concerns a
 * user.
 */
export type PriceOfPosting = (posting: Posting) => string | undefined;

/** Persists a ledger: current balances, and postings with their entries as owners read them. */
export class LedgerStore implements Participant {
  private readonly ledger: Ledger;
  private readonly priceOf: PriceOfPosting;
  private readonly entries = new Entries();
  private changed = new Map<string, Set<string>>();
  /** Last posting of the most recent flush; undefined if it had none. */
  private handedOver: number | undefined;

  constructor(ledger: Ledger, priceOf: PriceOfPosting) {
    this.ledger = ledger;
    this.priceOf = priceOf;
  }

  pending(): 'none' | 'soon' | 'now' {
    return this.ledger.pending();
  }

  takeRows(): PendingRows[] {
    const { accounts, postings, holds } = this.ledger.takeChanges();
    for (const account of accounts) {
      if (!isUser(account.owner)) continue;
      const assets = this.changed.get(account.owner) ?? new Set();
      this.changed.set(account.owner, assets.add(account.asset));
    }
    this.handedOver = postings.at(-1)?.id;
    // The entries are counted in the rows of their accounts.
    const entries = this.entries.rowsOf(postings);
    return [
      {
        into: accountRows,
        rows: accounts.map((account) => [...accountRow(account), this.entries.textOf(account)]),
      },
      { into: postingRows, rows: postings.map(postingRow) },
      { into: entryRows, rows: entries },
      { into: holdRows, rows: holds.map(holdRow) },
      {
        into: priceRows,
        rows: postings.flatMap((posting) => {
          const price = this.priceOf(posting);
          return price === undefined ? [] : [[posting.id, price]];
        }),
      },
    ];
  }

  takeEvents(): ServerEvent[] {
    const changed = this.changed;
    this.changed = new Map();
    return [...changed].map(([owner, assets]) => ({ type: 'balances', owner, assets: [...assets] }));
  }

  /** No other component assigns posting ids. */
  wasKept(): boolean {
    return this.handedOver !== undefined && this.ledger.lastPostingId >= this.handedOver;
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    const accounts = new Map<bigint, Account>();
    const entries: [account: Account, text: string][] = [];
    await inPages<Selectable<AccountTable>>(
      (after, limit) =>
        db
          .selectFrom('account')
          .selectAll()
          .where('id', '>', after?.id ?? 0n)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ({ entries: counts, ...row }) => {
        const id = Number(row.id);
        const account = { ...row, id, kind: row.kind as AccountKind };
        accounts.set(row.id, account);
        if (isUser(row.owner)) entries.push([account, counts]);
      },
    );
    for (const account of this.entries.load(entries))
      this.ledger.gate.stopFor(
        account.owner,
        uncountedSentence(account),
        account.asset === demoAsset ? 'demo' : 'all',
      );
    const holds: Hold[] = [];
    await inPages<Selectable<HoldTable>>(
      (after, limit) =>
        db
          .selectFrom('hold')
          .selectAll()
          .where('ended_at', 'is', null)
          .where('id', '>', after?.id ?? 0n)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ({ id, account, units, posted, voided, reason, reference, created_at }) => {
        const kept = { units, posted, voided, reason, reference, createdAt: Number(created_at) };
        const holder = accounts.get(account);
        if (holder) holds.push({ ...kept, id: Number(id), account: holder, endedAt: undefined });
        else this.ledger.gate.stop([`Hold ${id} is of account ${account}, which does not exist`]);
      },
    );
    this.ledger.load({
      accounts: accounts.values(),
      holds,
      lastPostingId: await lastIdOf(db, 'posting'),
      lastHoldId: await lastIdOf(db, 'hold'),
    });
    this.changed = new Map();
  }
}

async function lastIdOf(db: Kysely<Schema>, table: 'posting' | 'hold'): Promise<number> {
  const last = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(last?.id ?? 0);
}

function accountRow({ id, owner, kind, asset, available, held }: Account): unknown[] {
  // Platform orders are never persisted, so neither is what they hold.
  return isPlatform(owner)
    ? [id, owner, kind, asset, available + held, 0n]
    : [id, owner, kind, asset, available, held];
}

function postingRow(posting: Posting): unknown[] {
  const { id, debit, credit, units, reason, reference, createdAt, debitAfter, creditAfter } = posting;
  return [id, debit.id, credit.id, units, reason, reference, createdAt, debitAfter, creditAfter];
}

function holdRow(hold: Hold): unknown[] {
  const { id, account, units, posted, voided, reason, reference, createdAt, endedAt } = hold;
  return [id, account.id, units, posted, voided, reason, reference, createdAt, endedAt ?? null];
}
