// What a folder under domains/ adds to the server. Its tables, reasons, events, engines and services add their types to
// Schema, PostingReasons, Events, Engines and Services themselves (`declare module`).
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
  /** One for each of its calls. */
  readonly handlers: AnyHandlers;
  /** How often calls may be made whose x-limit names one of these. */
  readonly limits?: CallLimits;
  /** Why its postings move money. */
  readonly reasons?: Reasons;
  /** What its people and desks do that moves money, by the name it is logged under. */
  readonly commands?: LoggedCommands;
  /** What it does with work that has fallen due, by kind; commands ask for it with `tx.schedule`. */
  readonly dueWork?: DueWork;
  /** What its messages say, by kind; commands send them with `tx.send`. */
  readonly messages?: DeclaredMessages;
  /** Cases that a desk decides for it, by kind; commands submit them with `tx.openReview`. */
  readonly reviews?: DeclaredReviews;
  /** What the feed tells people of what is theirs, by the name of the message in contracts/feed.ts. */
  readonly ownerMessages?: OwnerMessageMakers;
  /** What the feed tells everybody who asks for it, by the name of the message in contracts/feed.ts. */
  readonly broadcasts?: BroadcastMakers;
  /** What it tells people of their accounts, by kind. */
  readonly notices?: DeclaredNotices;
  /** What the columns of its tables say. */
  readonly tables?: AnyColumnMeanings;
  /** What it keeps of people, and what becomes of it when they leave. */
  readonly personal?: PersonalData;
  /** What has to be true of its own rows, beyond holds and postings. */
  readonly audit?: () => DomainAudit;
  /** What makes and changes its tables; numbered on from those of all others. */
  readonly migrations?: Migrations;
  /** Makes what it keeps in memory, before the database is read. */
  openEngine?(parts: EngineParts): OpenedEngine;
  /** Makes what handlers work with; the context has what domains before it in the product have added. */
  openServices?(context: Context, core: Core): OpenedServices | Promise<OpenedServices>;
}

/** As DueHandlers; what somebody leaves behind falls due as well. */
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
  /** Those of the domains before it in the product. */
  engines: Engines;
}

export interface OpenedEngine {
  engines?: Partial<Engines>;
  /** What persists them, rebuilt in this order, after the ledger. */
  participants?: readonly Participant[];
  /** At most one domain says what to keep as the price of a posting. */
  priceOf?: PriceOfPosting;
}

export interface OpenedServices {
  services?: Partial<Services>;
  /** Once the server listens. */
  start?(): Promise<void> | void;
  /** While the command executor still takes commands; those opened last are closed first. */
  close?(): Promise<void> | void;
}

/** A server's calls, and who answers them. */
export interface Product {
  /** Changed while it is bound. */
  specification: Openapi;
  domains: readonly Domain[];
}

type Declared = Exclude<keyof Domain, 'personal' | 'audit' | 'openEngine' | 'openServices'>;

/**
 * What all domains declare of a kind, as one.
 * @param shared what is there without any domain
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

/** @throws Error when it is there already */
export function addOnce(to: object, name: string, value: unknown): void {
  if (Object.hasOwn(to, name)) throw new Error(`${name} is declared twice`);
  Object.assign(to, { [name]: value });
}
