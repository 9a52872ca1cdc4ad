// Queries of a domain's order table, for handlers, lists, the export of personal data and the audit.
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { Context } from '../context.ts';
import { assets } from '../instruments/market.config.ts';
import { ownRows } from '../personal/ownRows.ts';
import type { Keeping, PersonalData } from '../personal/PersonalData.ts';
import type { Schema } from '../store/schema.ts';
import type { LoggedCommand, MoneyCommand } from '../commands/MoneyCommand.ts';
import { performIdempotent } from '../commands/performIdempotent.ts';
import type { OrderRow, OrderTable } from './orderTable.ts';
import { addToTotals, totalOf } from './orderTotals.ts';
import type { OrderTotals } from './orderTotals.ts';

type Db = Kysely<Schema>;
/** Conditions of one list, beyond those that all lists share. */
type Where<Table extends OrderTable> = (eb: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>[];

export interface OrderDeclaration<Table extends OrderTable> {
  table: Table;
  /** Name of an order in audit findings. */
  title: string;
  /** Prefix of the reference in postings and holds: 'hosting' in 'hosting:12'. */
  prefix: string;
  /** Column of the idempotency key. */
  clientId?: 'client_id' | 'client_order_id';
  /** Columns that name assets besides `asset`. */
  assets?: readonly string[];
  totals?: OrderTotals<OrderRow<Table>>;
}

/** Query fields of a list. */
interface ListInput {
  page: string;
  limit: string;
  id?: string | undefined;
  until_id?: string | undefined;
  client_order_id?: string | undefined;
}

interface Export<Table extends OrderTable> {
  part: string;
  contentsOf(row: OrderRow<Table>, context: Context): object;
  /** Retention of the domain's other tables. */
  keeping: Readonly<Record<string, Keeping>>;
  /** Orders that prevent the closing of their owner's account although they hold nothing. */
  blocksClosing?: { reason: RefusalReason; where: Where<Table> };
}

/** Columns that the queries of this module use. */
interface Known {
  order: { id: bigint; owner: string; asset: string; client: string | null };
}

export class OrderRows<Table extends OrderTable> {
  readonly table: Table;
  readonly title: string;
  readonly prefix: string;
  readonly totals: OrderTotals<OrderRow<Table>> | undefined;
  /** Declares a command whose outcome is the id of an order. */
  readonly logged: LoggedCommand;
  private readonly client: 'client';
  private readonly assets: readonly string[];

  constructor(declaration: OrderDeclaration<Table>) {
    const { table, title, prefix, clientId = 'client_id', assets: others = [], totals } = declaration;
    this.table = table;
    this.title = title;
    this.prefix = prefix;
    this.totals = totals;
    this.client = clientId as 'client';
    this.assets = ['asset', ...others];
    this.logged = { outcome: { names: title, ownersOf: (db, ids) => this.ownersOf(db, ids) } };
  }

  referenceOf(id: number | bigint): string {
    return `${this.prefix}:${id}`;
  }

  /** Parses a reference: id 12 and part 3 of 'hosting:12:3'; part 0 without one. Undefined for another prefix. */
  partsOf(reference: string): { id: bigint; part: number } | undefined {
    const [, prefix, id, part = '0'] = /^(\w+):(\d{1,15})(?::(\d{1,3}))?$/.exec(reference) ?? [];
    return prefix === this.prefix ? { id: BigInt(id!), part: Number(part) } : undefined;
  }

  async find(db: Db, id: number | bigint): Promise<OrderRow<Table> | undefined> {
    return this.typed(await this.from(db).selectAll().where('id', '=', BigInt(id)).execute())[0];
  }

  /** @throws Error if the order does not exist */
  async require(db: Db, id: number | bigint): Promise<OrderRow<Table>> {
    const row = await this.find(db, id);
    if (!row) throw new Error(`There is no ${this.referenceOf(id)}`);
    return row;
  }

  async findOwn(
    db: Db,
    owner: string,
    by: { id: number } | { clientId: string },
  ): Promise<OrderRow<Table> | undefined> {
    const own = this.from(db).selectAll().where('owner', '=', owner);
    const one = 'id' in by ? own.where('id', '=', BigInt(by.id)) : own.where(this.client, '=', by.clientId);
    return this.typed(await one.execute())[0];
  }

  /** Highest id of all users' orders; 0 for an empty table. */
  async lastId(db: Db): Promise<number> {
    const newest = await this.from(db)
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    return Number(newest?.id ?? 0);
  }

  /** One column of a product's totals. The declaration must have totals. */
  total(db: Db, product: number, column: string): Promise<bigint> {
    return totalOf(db, this.totals!, product, column);
  }

  /** Adds an order's change to its product's totals. @param before undefined for a new order */
  async addToTotals(db: Db, after: OrderRow<Table>, before?: OrderRow<Table>): Promise<void> {
    if (this.totals) await addToTotals(db, this.totals, after, before);
  }

  /** Whether all assets of an order are configured: amounts in others have no known scale. */
  isOfKnownAssets(row: { asset: string }): boolean {
    const named = row as Record<string, unknown>;
    return this.assets.every((name) => assets.some(({ code }) => code === named[name]));
  }

  /**
   * Performs a command whose outcome is the id of an order. @returns the current order, also for a repetition
   * @throws Refusal as performIdempotent
   */
  async perform<Input extends { owner: string }, Answer>(
    { executor, store }: Pick<Context, 'executor' | 'store'>,
    command: MoneyCommand<Input, Answer, number>,
    input: Input,
  ): Promise<OrderRow<Table>> {
    return this.require(store.db, await performIdempotent(executor, command, input));
  }

  /** A page of a user's orders, newest first. Omits orders in assets that are not configured; `count` includes them. */
  page(
    { store, readBudget }: Pick<Context, 'store' | 'readBudget'>,
    owner: string,
    { id, until_id: untilId, client_order_id: clientId, ...place }: ListInput,
    where?: Where<Table>,
  ): Promise<{ rows: OrderRow<Table>[]; count: number }> {
    const [page, limit] = [Number(place.page), Number(place.limit)];
    return readBudget.inTurn(owner, async (spend) => {
      const own = this.from(store.db).where((eb) =>
        eb.and([
          eb('owner', '=', owner),
          ...(id === undefined ? [] : [eb('id', '=', BigInt(id))]),
          ...(untilId === undefined ? [] : [eb('id', '<=', BigInt(untilId))]),
          ...(clientId === undefined ? [] : [eb(this.client, '=', clientId)]),
          ...this.conditions(eb, where),
        ]),
      );
      const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      spend(Number(count) + page * limit);
      const newest = own.selectAll().orderBy('id', 'desc').limit(limit);
      const rows = this.typed(await newest.offset((page - 1) * limit).execute());
      return { rows: rows.filter((row) => this.isOfKnownAssets(row)), count: Number(count) };
    });
  }

  /** Declares retention, export (oldest first) and the orders that prevent the closing of an account. */
  personal({ part, contentsOf, keeping, blocksClosing }: Export<Table>): PersonalData {
    const { table } = this;
    return {
      keeping: { [table]: 'inTheBooks', ...keeping },
      async *copy(context, { owner }) {
        for await (const row of ownRows(context.store.db, table, ['owner', owner]))
          yield [part, contentsOf(row as unknown as OrderRow<Table>, context)];
      },
      closureBlockers: async (db, owner) => {
        if (!blocksClosing) return {};
        const own = this.from(db).where('owner', '=', owner);
        const one = own.where((eb) => eb.and(this.conditions(eb, blocksClosing.where)));
        return (await one.select('id').limit(1).executeTakeFirst()) ? { orders: blocksClosing.reason } : {};
      },
    };
  }

  private async ownersOf(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
    const rows = await this.from(db).select(['id', 'owner']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, owner }) => [id, owner]));
  }

  private from(db: Db) {
    return (db as unknown as Kysely<Known>).selectFrom(this.table as 'order');
  }

  private typed(rows: Known['order'][]): OrderRow<Table>[] {
    return rows as unknown as OrderRow<Table>[];
  }

  private conditions(eb: unknown, where: Where<Table> = () => []) {
    return where(eb as ExpressionBuilder<Schema, Table>);
  }
}
