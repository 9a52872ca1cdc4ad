// Contribution of a folder under domains/ to the server. Its tables, reasons, events, engines and services extend
// Schema, PostingReasons, Events, Engines and Services (`declare module`).
import type { Asset, Pair } from '../contracts/market.ts';
import type { Openapi } from '../contracts/readOpenapi.ts';
import type { DomainAudit } from './audit/DomainAudit.ts';
import type { Context, Services } from './context.ts';
import type { Core, Engines } from './engines.ts';
import type { AnyHandlers } from './http/handler.ts';
import type { CallLimits } from './http/limits.ts';
import type { DeclaredNotices } from './domains/notices/public/kinds.ts';
import type { Ledger } from './ledger/Ledger.ts';
import type { PriceOfPosting } from './ledger/LedgerStore.ts';
import type { DeclaredMessages } from './messaging/messages.ts';
import type { ReasonBook, Reasons } from './ledger/reasons.ts';
import type { BroadcastMakers, OwnerMessageMakers } from './feedMessages.ts';
import type { Leaving } from './personal/Leaving.ts';
import type { PersonalData } from './personal/PersonalData.ts';
import type { DeclaredReviews } from './reviews/ReviewKind.ts';
import type { Migrations } from './store/migrations.ts';
import type { AnyColumnMeanings } from './store/scales/columnMeanings.ts';
import type { LoggedCommands, MoneyTx } from './commands/MoneyCommand.ts';
import type { Participant } from './commands/Participant.ts';
import type { Undo } from './commands/Undo.ts';

export interface Domain {
  /** One for each call of the domain. */
  readonly handlers: AnyHandlers;
  /** Rate limits of calls whose x-limit names one of these. */
  readonly limits?: CallLimits;
  /** Reasons of its postings. */
  readonly reasons?: Reasons;
  /** Commands of users and operators that move money, by log name. */
  readonly commands?: LoggedCommands;
  /** Handlers of due work, by kind; commands schedule it with `tx.schedule`. */
  readonly dueWork?: DueWork;
  /** Texts of its messages, by kind; commands send them with `tx.send`. */
  readonly messages?: DeclaredMessages;
  /** Kinds of review cases that the desk decides; commands submit them with `tx.openReview`. */
  readonly reviews?: DeclaredReviews;
  /** Feed messages to an account's owner, by their name in contracts/feed.ts. */
  readonly ownerMessages?: OwnerMessageMakers;
  /** Feed messages to every subscriber, by their name in contracts/feed.ts. */
  readonly broadcasts?: BroadcastMakers;
  /** Notices about a user's account, by kind. */
  readonly notices?: DeclaredNotices;
  /** Meanings of the columns of its tables. */
  readonly tables?: AnyColumnMeanings;
  /** Personal data it stores, and its treatment when an account is closed. */
  readonly personal?: PersonalData;
  /** Invariants of its own rows, beyond holds and postings. */
  readonly audit?: () => DomainAudit;
  /** Migrations of its tables; numbered across all domains. */
  readonly migrations?: Migrations;
  /** Creates its in-memory state, before the database is read. */
  openEngine?(parts: EngineParts): OpenedEngine;
  /** Creates the services for handlers; the context already contains those of earlier domains. */
  openServices?(context: Context, core: Core): OpenedServices | Promise<OpenedServices>;
}

/** Like DueHandlers, with access to the data of closed accounts. */
type DueWork = Readonly<
  Record<string, (tx: MoneyTx, about: never, personal: Leaving) => void | Promise<void>>
>;

export interface EngineParts {
  ledger: Ledger;
  undo: Undo;
  clock: { now(): number };
  reasons: ReasonBook;
  assets: readonly Asset[];
  pairs: readonly Pair[];
  /** Engines of the domains listed earlier in the product. */
  engines: Engines;
}

export interface OpenedEngine {
  engines?: Partial<Engines>;
  /** Participants that persist the engines, rebuilt in this order after the ledger. */
  participants?: readonly Participant[];
  /** At most one domain defines the price stored with a posting. */
  priceOf?: PriceOfPosting;
}

export interface OpenedServices {
  services?: Partial<Services>;
  /** Called when the server listens. */
  start?(): Promise<void> | void;
  /** Called while the command executor still accepts commands; in reverse order of opening. */
  close?(): Promise<void> | void;
}

/** A server's calls and their handlers. */
export interface Product {
  /** Modified during binding. */
  specification: Openapi;
  domains: readonly Domain[];
}

type Declared = Exclude<keyof Domain, 'personal' | 'audit' | 'openEngine' | 'openServices'>;

/**
 * Merges what all domains declare of a kind.
 * @param shared declarations outside the domains
 * @throws Error when two declare the same
 */
export function joined<Kind extends Declared>(
  domains: readonly Domain[],
  kind: Kind,
  shared?: Domain[Kind],
): NonNullable<Domain[Kind]> {
  const all: Record<string, unknown> = { ...shared };
  for (const domain of domains)
    for (const [name, declared] of Object.entries(domain[kind] ?? {})) {
      addOnce(all, name, declared);
    }
  return all as NonNullable<Domain[Kind]>;
}

/** @throws Error if it exists already */
export function addOnce(to: object, name: string, value: unknown): void {
  if (Object.hasOwn(to, name)) throw new Error(`${name} is declared twice`);
  Object.assign(to, { [name]: value });
}
