// Tables of timed options. Times are ms since 1970 UTC, amounts minor units of the asset, prices scaled by 10^8.
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    option_order: OptionOrderTable;
    option_tick: OptionTickTable;
  }
}

export interface OptionOrderTable {
  id: Int;
  owner: string;
  symbol: string;
  /** Asset of the stake: money, or the demo asset. */
  asset: string;
  direction: 'up' | 'down' | 'neutral';
  seconds: Int;
  stake: Int;
  fee: Int;
  profit: Int;
  /** Percent, as decimal text. */
  ratio: string;
  band: Int;
  client_order_id: string | null;
  created_at: Int;
  open_price: NullableInt;
  opened_at: NullableInt;
  /** Decimal text: may have one decimal more than prices. */
  close_price: string | null;
  result: NullableInt;
  returned: string | null;
  balance_after: NullableInt;
  settled_at: NullableInt;
  /** 1 running, 2 to be paid, 3 settled. */
  status: Int;
}

/** Ticks of the index while a user had an option on the pair: immutable, and dropped where no order needs them. */
export interface OptionTickTable {
  symbol: string;
  at: Int;
  price: Int;
}

export const optionTables: ColumnMeanings<'option_order' | 'option_tick'> = {
  option_order: {
    ...({ id: 'id', owner: 'text', symbol: 'text', asset: 'text', direction: 'text' } as const),
    ...({ seconds: 'count', ratio: 'text', band: 'price', client_order_id: 'text' } as const),
    stake: units(own),
    fee: units(own),
    profit: units(own),
    balance_after: units(own),
    ...({ created_at: 'time', open_price: 'price', opened_at: 'time', close_price: 'text' } as const),
    ...({ result: 'count', returned: 'text', settled_at: 'time', status: 'state' } as const),
  },
  option_tick: { symbol: 'text', at: 'time', price: 'price' },
};
