// Pages that are not built: what they say, and of which products they ask whether they are offered.
import { afterAll, expect, it, vi } from 'vitest';
import { products } from '../../contracts/examples/products.ts';
import { builtScreens } from '../../contracts/spec/scope.ts';
import type { Domain } from '../../src/domains/Domain.ts';
import { domains } from '../../src/domains/domains.ts';
import { envelope } from '../faults/answers.ts';
import { callsSoFar, openApp, type Answer } from './openApp.tsx';
import { reads } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const closed = { ...products, products: [{ product: 'otc', is_open: false }] };
const answer: Answer = (call) => (call === 'products' ? envelope(closed) : undefined);

it.each(['/pages/assets/c2c/index', '/pages/assets/c2c/orderList'])(
  '%s says of P2P that it is not offered in a country that it is closed for',
  async (path) => {
    await openApp({ path, isMember: true }, answer);
    await reads('Not offered in your region');
  },
);

it('asks nothing for a page without a product, and says that it is being built', async () => {
  await openApp({ path: '/pages/assets/ieo/index', isMember: true }, answer);
  await reads('We are still building this page');
  expect([...callsSoFar()]).not.toContain('products');
});

it('names no product of a domain that has screens: these say themselves that it is closed', () => {
  const named = Object.values<Domain>(domains).filter(({ product }) => product !== undefined);
  expect(
    named.flatMap(({ screens = {} }) => Object.keys(screens)).filter((name) => builtScreens.includes(name)),
  ).toEqual([]);
});
