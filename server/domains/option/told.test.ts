// Fields of an option, under the names of fields.tsv.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsInScope } from '../../../contracts/spec/rows.ts';
import { RuleBreaker } from '../../testing/RuleBreaker.ts';
import { tickAt } from '../../testing/states/optionStates.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import { buy, buyer } from './fixtures/breaches.ts';

let at: RuleBreaker;
beforeAll(async () => {
  const server = await startTestApp();
  server.clock.advance(1000);
  await server.context.market.step();
  at = new RuleBreaker(server, await server.person('ann@example.com'));
});
afterAll(() => at.server.close());

type Row = Record<string, unknown>;

/** Rows of a running and of a settled order. */
async function boughtOptions(): Promise<Record<'running' | 'settled', Row>> {
  const token = await buyer(at);
  const { id } = (await buy(at, token, { number: '100' })).data;
  for (let count = 0; count <= 60; count += 1) {
    at.server.clock.advance(1000);
    await tickAt(at.server.context, '50000');
  }
  await buy(at, token, { number: '100' });
  at.server.clock.advance(1000);
  await tickAt(at.server.context, '50000');
  const settled = (await at.ask('options', { status: '3', id: String(id) }, token)).data.data[0];
  return { running: (await at.ask('options', { status: '1' }, token)).data.data[0], settled };
}

const toldOfOptions: Record<string, [where: 'running' | 'settled', name: string, says: unknown]> = {
  product: ['running', 'symbol_name', 'BTC/USDT'],
  direction: ['running', 'type', 1],
  transaction_period: ['running', 'seconds', 60],
  open_time: ['running', 'created_at', expect.any(String)],
  close_time: ['settled', 'complete_at', expect.any(String)],
  open_price: ['running', 'open_price', '50000'],
  close_price: ['settled', 'end_price', '50000'],
  'amount (stake)': ['running', 'number', '100'],
  // Within the band: the stake was returned, the fee was not.
  profit_loss: ['settled', 'fact_profits', '-1'],
  handing_fee: ['running', 'fee', '1'],
  account_change_type: ['running', 'account_type', 'real_account'],
  'buy result type': ['settled', 'profit_result', 0],
  'order number (implied)': ['running', 'show_micro_id', expect.stringMatching(/^\d+$/)],
  'payout ratio (implied)': ['running', 'profit_ratio', '85'],
  'neutral band and its payout (decision 11)': ['running', 'neutral_band', '6.1'],
};

describe('an option', () => {
  let rows: ReturnType<typeof boughtOptions> | undefined;

  it.each(fieldsInScope().filter(({ entity }) => entity === 'OptionOrder'))(
    'tells $field under the name of its row [field:OptionOrder *]',
    async ({ field, wire_name }) => {
      rows ??= boughtOptions();
      const [where, name, says] = toldOfOptions[field]!;
      expect(wire_name).toContain(name);
      expect((await rows)[where][name]).toEqual(says);
    },
  );
});
