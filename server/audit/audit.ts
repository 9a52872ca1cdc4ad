// Invariants that hold at every commit. The audit reads append-only rows page by page while others write, and the rest
// in one snapshot.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import { PairUnits } from '../instruments/PairUnits.ts';
import type { LoggedCommands } from '../commands/MoneyCommand.ts';
import type { ReasonBook } from '../ledger/reasons.ts';
import type { DeclaredReviews } from '../reviews/ReviewKind.ts';
import type { Schema } from '../store/schema.ts';
import { Accounts } from './Accounts.ts';
import { checkCommands } from './commands.ts';
import type { Mark } from './checkpoints.ts';
import type { DomainAudit } from './DomainAudit.ts';
import { checkEntries } from './checks/entries.ts';
import { walkFills } from './checks/fills.ts';
import type { PairOf } from './checks/fills.ts';
import { Findings } from './Findings.ts';
import type { Violation } from './Findings.ts';
import { checkOrders, walkOrders } from './checks/orders.ts';
import { walkEarlierPostings, walkPostings } from './checks/postings.ts';
import type { Books } from './checks/postings.ts';
import { checkReviews } from './checks/reviews.ts';
import { checkHolds, checkState } from './state.ts';
import { inOneView, pageRows } from './view.ts';
import type { Pages, Rest } from './view.ts';

/** Rules of the books that follow from configuration. */
export interface Rules {
  pairs: readonly Pair[];
  reasons: ReasonBook;
  commands: LoggedCommands;
  reviews: DeclaredReviews;
  domains: readonly DeclaredAudit[];
}

export interface DeclaredAudit {
  /** Creates the checks of one audit. */
  make: () => DomainAudit;
  /** Reasons of the postings that its checks add up. */
  reasons: readonly string[];
}

export interface AuditOptions extends Rules {
  /**
   * Checkpoint of the last audit without findings; default: complete audit. Domain checks always run. Cannot be
   * combined with quarantined owners, whose differences only a complete audit knows.
   */
  since?: Mark;
  /** Owners whose violations are known and returned separately. */
  quarantined?: ReadonlySet<string>;
  rest?: Rest;
  /** Rows a page. */
  rows?: number;
}

export interface AuditResult {
  /** Empty for consistent books. */
  violations: Violation[];
  /** Violations of quarantined owners. */
  excused: Violation[];
  /** Checkpoint reached. */
  mark: Mark;
  /** Whether balances equal those of the earlier audit plus the postings since. */
  continues: boolean;
}

/** Checkpoint of an empty database. */
const start = { posting: 0n, fill: 0n, order: 0n };

/** @param db its transactions see a single snapshot while others write */
export async function audit(db: Kysely<Schema>, options: AuditOptions): Promise<AuditResult> {
  const { since, quarantined = new Set() } = options;
  const { rest = () => Promise.resolve(), rows = pageRows } = options;
  const findings = new Findings(quarantined);
  const books: Books = {
    accounts: new Accounts(),
    findings,
    domains: options.domains.map(({ make }) => make()),
    reasons: options.reasons,
    quarantined,
    hasBrokenPosting: false,
    isWhole: since === undefined,
  };
  const pages: Pages = { rows, rest: () => rest(false) };
  const walk = new Walk(books, pairsOf(options.pairs), since ?? start);
  if (since) {
    const reasons = options.domains.map((domain) => domain.reasons);
    await walkEarlierPostings(db, { upTo: since.posting, pages, reasons }, books);
  }
  await walk.advance(db, pages);
  const given = { findings, pages };
  if (books.isWhole) {
    await checkEntries(db, { books, pages, upTo: walk.position.posting });
    await checkHolds(db, { books, pages });
    await checkReviews(db, { ...given, kinds: options.reviews });
    await checkCommands(db, { ...given, commands: options.commands });
  }
  for (const { history } of books.domains) await history?.(db, given);
  return inOneView(db, async (view) => {
    const inView: Pages = { rows, rest: () => rest(true) };
    await walk.advance(view, inView);
    await walk.checkEarlier(view, inView);
    const parts = { books, pairOf: walk.pairOf, pages: inView };
    const { balances, balancesBefore } = await checkState(view, parts);
    for (const { state } of books.domains)
      await state?.(view, { findings, pages: inView, pairs: options.pairs });
    const mark = { ...walk.position, balances };
    const continues = since === undefined || balancesBefore === since.balances;
    return { violations: findings.all(), excused: findings.allExcused(), mark, continues };
  });
}

/** Last scanned posting, fill and order. */
type Position = Omit<Mark, 'balances'>;

class Walk {
  readonly pairOf: PairOf;
  position: Position;
  private readonly books: Books;
  private readonly firstOrder: bigint;
  /** Earlier orders that have traded since. */
  private readonly earlier = new Set<bigint>();

  constructor(books: Books, pairOf: PairOf, from: Position) {
    this.books = books;
    this.pairOf = pairOf;
    this.position = from;
    this.firstOrder = from.order;
  }

  /** Scans up to the current last row of each table. */
  async advance(db: Kysely<Schema>, pages: Pages): Promise<void> {
    const { books, pairOf, position: from } = this;
    const upTo = await lastOf(db);
    for (const table of ['posting', 'fill', 'order'] as const)
      if (upTo[table] < from[table])
        books.findings.add(`The last ${table} is ${upTo[table]}, and was ${from[table]} before`);
    const range = (table: keyof Position) => ({ after: from[table], upTo: upTo[table], pages });
    await walkPostings(db, range('posting'), books);
    const meetOrder = (id: bigint) => {
      if (id <= this.firstOrder) this.earlier.add(id);
    };
    await walkFills(db, range('fill'), { books, pairOf, meetOrder });
    await walkOrders(db, range('order'), { books, pairOf, pages });
    this.position = upTo;
  }

  async checkEarlier(db: Kysely<Schema>, pages: Pages): Promise<void> {
    const { books, pairOf } = this;
    await checkOrders(db, [...this.earlier], { books, pairOf, pages });
  }
}

/** One statement reads what one commit wrote. */
async function lastOf(db: Kysely<Schema>): Promise<Position> {
  const { rows } = await sql<{ posting: bigint; fill: bigint; order: bigint }>`select
    (select coalesce(max(id), 0) from posting) as posting,
    (select coalesce(max(id), 0) from fill) as fill,
    (select coalesce(max(id), 0) from spot_order) as ${sql.ref('order')}`.execute(db);
  return rows[0]!;
}

function pairsOf(pairs: readonly Pair[]): PairOf {
  const known = new Map(
    pairs.map((pair) => [pair.symbol, { base: pair.base, quote: pair.quote, units: new PairUnits(pair) }]),
  );
  return (symbol) => {
    const [base = '', quote = ''] = symbol.split('/');
    return known.get(symbol) ?? { base, quote, units: undefined };
  };
}
