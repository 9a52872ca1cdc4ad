// Declaration of a product order that holds units of its owner: table, reference, hold and totals.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { accountOf } from '../ledger/account.ts';
import type { AccountKind, AccountName } from '../ledger/account.ts';
import type { PostingReason } from '../ledger/reasons.ts';
import type { Schema } from '../store/schema.ts';
import { timedId } from '../store/timedId.ts';
import type { MoneyCommand, MoneyTx } from '../commands/MoneyCommand.ts';
import type { HeldAs } from './auditOrders.ts';
import { OrderRows } from './OrderRows.ts';
import type { OrderDeclaration } from './OrderRows.ts';
import type { HeldOrderTable, HeldRow, HeldTable, OrderRow } from './orderTable.ts';
import type { OrderTotals } from './orderTotals.ts';

interface ProductDeclaration<Table extends HeldTable> extends OrderDeclaration<Table> {
  hold: { account: AccountKind; reason: string };
  /** The state of a new order, in which its units are held. */
  opens: Schema[Table]['state'];
  totals: OrderTotals<OrderRow<Table>>;
}

/** Input of a placement. */
export interface Placing {
  owner: string;
  product: number;
  /** Decimal text. */
  amount: string;
  clientId?: string | undefined;
}

interface Move {
  from: AccountName;
  to: AccountName;
  units: bigint;
  reason: PostingReason;
}

type Given = 'id' | 'hold' | 'state' | 'client_id' | 'created_at' | 'changed_at';
type Held = HeldRow<HeldTable>;

export class ProductOrder<Table extends HeldTable> extends OrderRows<Table> {
  private readonly hold: ProductDeclaration<Table>['hold'];
  private readonly opens: string;

  constructor({ hold, opens, ...rows }: ProductDeclaration<Table>) {
    super(rows);
    this.hold = hold;
    this.opens = opens;
  }

  /** The hold is open in the first state and fully posted in the others. */
  heldAs({ state, units }: Pick<Held, 'state' | 'units'>): HeldAs {
    const isOpen = state === this.opens;
    return { account: this.hold.account, isOpen, posted: isOpen ? 0n : units, voided: 0n };
  }

  /** The command that places an order. @param run places it and returns its row */
  placing(
    name: string,
    run: (tx: MoneyTx, input: Placing) => Promise<HeldRow<Table>>,
  ): MoneyCommand<Placing, number, number> {
    return {
      name,
      repetition: ({ clientId }) => clientId,
      // 500.0 and 500 are the same request.
      record: ({ product, amount }) => ({ product, amount: new BigNumber(amount).toFixed() }),
      run: async (tx, input) => Number((await run(tx, input)).id),
      outcome: (id) => id,
    };
  }

  /** Makes the moves, then holds the units and inserts the row. */
  async place(
    tx: MoneyTx,
    { clientId }: Placing,
    { moves = [], values }: { moves?: readonly Move[]; values: Omit<HeldRow<Table>, Given> },
  ): Promise<HeldRow<Table>> {
    const { db, ledger, now } = tx;
    const { owner, asset, units } = values as unknown as Held;
    const id = timedId(await this.lastId(db), now);
    const reference = this.referenceOf(id);
    for (const move of moves) ledger.transfer({ ...move, reference });
    const { account, reason } = this.hold;
    const hold = ledger.hold(accountOf(owner, asset, account), units, { reason, reference });
    const row = {
      ...values,
      id: BigInt(id),
      hold: BigInt(hold.id),
      state: this.opens,
      client_id: clientId ?? null,
      created_at: BigInt(now),
      changed_at: BigInt(now),
    } as unknown as HeldRow<Table>;
    await this.writing(db)
      .insertInto(this.table as 'order')
      .values(row)
      .execute();
    await this.addToTotals(db, row);
    return row;
  }

  /** Posts shares of an order's hold, except those of 0 units. @throws Error if the hold is not open */
  post({ ledger }: MoneyTx, row: HeldRow<Table>, shares: readonly Omit<Move, 'from'>[]): void {
    const reference = this.referenceOf(row.id);
    const hold = ledger.openHold(Number(row.hold));
    if (!hold) throw new Error(`${reference} holds nothing`);
    for (const share of shares) if (share.units > 0n) ledger.post(hold, { ...share, reference });
  }

  /** Updates the row and its product's totals. @returns the new row */
  async update(
    { db, now }: MoneyTx,
    row: HeldRow<Table>,
    changes: Partial<HeldRow<Table>>,
  ): Promise<HeldRow<Table>> {
    const after = { ...row, ...changes, changed_at: BigInt(now) };
    const { id, ...values } = after;
    await this.writing(db)
      .updateTable(this.table as 'order')
      .set(values)
      .where('id', '=', id)
      .execute();
    await this.addToTotals(db, after, row);
    return after;
  }

  private writing(db: Kysely<Schema>) {
    return db as unknown as Kysely<{ order: HeldOrderTable<string> }>;
  }
}
