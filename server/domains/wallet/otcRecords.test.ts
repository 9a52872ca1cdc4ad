import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { otcPlaced } from '../../testing/states/otcStates.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it.each([
  ['buy', '108.22510822'],
  ['sell', '-108.93246187'],
] as const)('a row of a released order to %s names the order', async (side, value) => {
  const person = await server.person(`${side}@example.com`);
  const { order_id: id } = await otcPlaced(server.context, person.owner, { side, became: 'released' });
  const { data } = await server.call('ledger', { kind: 'otc' }, person);
  expect(data.list).toMatchObject([{ value, otc_order_id: id }]);
});

it('other rows name none', async () => {
  const person = await server.person('trader@example.com');
  await otcPlaced(server.context, person.owner, { became: 'released' });
  const { data } = await server.call('ledger', {}, person);
  const others = data.list.filter(({ kind }: { kind: string }) => kind !== 'otc');
  expect(others.length).toBeGreaterThan(0);
  for (const row of others) expect(row).not.toHaveProperty('otc_order_id');
});
