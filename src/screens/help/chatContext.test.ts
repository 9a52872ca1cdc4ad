import { expect, it } from 'vitest';
import { supportHref } from '../../ui/screen/supportHref.ts';
import { chatContext, withContext } from './chatContext.ts';

const of = (address: string) => chatContext(new URL(address, 'https://trade.example').searchParams);

it('all that a failure says is taken along', () => {
  const at = Date.UTC(2026, 10, 21, 14, 23, 41);
  const context = of(`${supportHref({ at, requestId: '7f3a-91c2', deposit: '12' })}&coin=USDT&network=trc20`);
  expect(context).toMatchObject({
    time: '2026-11-21T14:23:41.000Z',
    request: '7f3a-91c2',
    deposit: '12',
    coin: 'USDT',
    network: 'trc20',
  });
  expect(withContext('https://desk.example/a?team=1', { request: '7f3a' })).toBe(
    'https://desk.example/a?team=1&request=7f3a',
  );
});

it('what somebody has written into an address is not', () => {
  expect(of('/?request=<b>pay here</b>&token=abc&time=now&screen=https://evil.example&order_no=1')).toEqual({
    order_no: '1',
  });
});
