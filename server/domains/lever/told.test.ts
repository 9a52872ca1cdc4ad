// Fields of a contract, under the names of fields.tsv.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsInScope } from '../../../contracts/spec/rows.ts';
import { RuleBreaker } from '../../testing/RuleBreaker.ts';
import { markAt } from '../../testing/states/contractStates.ts';
import type { Answer } from '../../testing/fixtures.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import { open, trader } from './fixtures/breaches.ts';

let at: RuleBreaker;
beforeAll(async () => {
  const server = await startTestApp();
  server.clock.advance(1000);
  await server.context.market.step();
  at = new RuleBreaker(server, await server.person('ann@example.com'));
});
afterAll(() => at.server.close());

type Row = Record<string, unknown>;

/** A contract in each state, with figures computed by hand: a lot is 0.001 BTC, the mark 50,000. */
async function contracts(): Promise<Record<'open' | 'pending' | 'closed' | 'liquidated', Row>> {
  const { token } = await trader(at);
  const rowOf = async (answer: Answer): Promise<Row> => {
    const { data } = await at.ask('positions', { status: '-1', id: String(answer.data.id) }, token);
    return data.message.data[0];
  };
  const pending = await rowOf(await open(at, token, { status: '0', target_price: '45000' }));
  const closing = await open(at, token, { share: '10' });
  await at.ask('closePosition', { id: String(closing.data.id) }, token);
  const stops = { target_profit_price: '51000', stop_loss_price: '49000' };
  const position = await rowOf(await open(at, token, { share: '1000', ...stops }));
  const falling = await open(at, token, { share: '10', multiple: '100' });
  at.server.clock.advance(1000);
  await markAt(at.server.context, '49600');
  return { open: position, pending, closed: await rowOf(closing), liquidated: await rowOf(falling) };
}
/** Operation, wire name and value of each reported field. */
const told: Record<
  string,
  [where: 'open' | 'pending' | 'closed' | 'liquidated', name: string, says: unknown]
> = {
  'order number': ['open', 'show_lever_id', expect.stringMatching(/^\d+$/)],
  product: ['open', 'symbol', 'BTC/USDT'],
  direction: ['open', 'type', 1],
  'order type': ['pending', 'order_type', 'limit'],
  'margin mode': ['open', 'margin_mode', 'isolated'],
  // 50,000 × (1 + 0.0001 + 0.000025).
  entry_price: ['open', 'price', '50006.25'],
  'limit price': ['pending', 'target_price', '45000'],
  // 50,000 × (1 − 0.0001), with slippage rounded to the tick against the seller.
  'close_offset_price (closing price)': ['closed', 'update_price', expect.stringMatching(/^4999[45]\b/)],
  profit_take_price: ['open', 'target_profit_price', '51000'],
  stop_loss_price: ['open', 'stop_loss_price', '49000'],
  initial_margin: ['open', 'origin_caution_money', '5000.625'],
  leverage: ['open', 'multiple', 10],
  open_position_time: ['open', 'transaction_time', expect.any(Number)],
  time_to_close_position: ['closed', 'complete_time', expect.any(Number)],
  'amount (lots)': ['open', 'share', 1000],
  // At the mark; the loss is spread and slippage.
  floating_profit_or_loss: ['open', 'profits', '-6.25'],
  // Including the opening fee.
  total_profit_or_loss: ['open', 'fact_profits', '-25.003125'],
  Liquidation_Price: ['open', 'liquidation_price', '45209.07'],
  Liquidation_Time: ['liquidated', 'liquidation_time', expect.any(Number)],
  status: ['pending', 'status', 0],
  'commision (fee)': ['open', 'trade_fee', '25.003125'],
  account_type: ['open', 'account_type', 'real_account'],
  'overnight fee (implied)': ['open', 'overnight_money', '0'],
};

describe('a contract', () => {
  let rows: ReturnType<typeof contracts> | undefined;

  it.each(fieldsInScope().filter(({ entity }) => entity === 'LeveragedPosition'))(
    'tells $field under the name of its row [field:LeveragedPosition *]',
    async ({ field, wire_name }) => {
      rows ??= contracts();
      const [where, name, says] = told[field]!;
      // The order type is a status on the wire and a name of its own elsewhere.
      if (field !== 'order type') expect(wire_name).toContain(name);
      expect((await rows)[where][name]).toEqual(says);
    },
  );
});
