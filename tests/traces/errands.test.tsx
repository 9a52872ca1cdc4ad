// Errands: pages that a form leads to and that return to it. The form's values are restored.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readyAddress, tronAddress, waitingAddress } from '../../contracts/examples/withdrawal.ts';
import { screenOf } from '../../e2e/support/screens.ts';
import type { Core } from '../../src/app/core.ts';
import { fixtures } from '../domains/fixtures.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, settle, textOnScreen } from './openApp.tsx';
import { enter, fieldOf, patience, press, submit } from './steps.ts';
import { openWithdraw, withdrawPath } from './withdrawing.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.unstubAllGlobals());

const lever = '/pages/lever/index';
const transferPath = '/pages/assets/transfer/index';

const open = (path: string): Promise<Core> => openApp({ path, isMember: true, hasHistory: true });

async function goTo(core: Core, path: string): Promise<void> {
  act(() => core.navigation.open(path));
  await settle();
  await vi.waitFor(() => expect(location.pathname).toBe(path.split('?')[0]));
}

/** By the app's back button, or by the browser's, which takes the same history step. */
async function goBack(core: Core, path: string): Promise<void> {
  act(() => core.navigation.back());
  await vi.waitFor(() => expect(location.pathname).toBe(path.split('?')[0]), patience);
  await settle();
}

const valueOf = (field: string): Promise<string> =>
  vi.waitFor(() => {
    expect(fieldOf(field)).not.toBeNull();
    return fieldOf(field).value.replaceAll(',', '');
  }, patience);

const forms = Object.entries(fixtures).flatMap(([name, { errands }]) =>
  errands ? [{ ...errands, name, path: screenOf(name).path }] : [],
);

describe.each(forms)('what is typed in $name', ({ path, field, value, pages }) => {
  it.each(pages)('is there after %s', async (errand) => {
    const core = await open(path);
    await enter(field, value);
    await goTo(core, errand);
    await goBack(core, path);
    expect(await valueOf(field)).toBe(value);
  });

  it('is not there after a page that is no errand', async () => {
    const core = await open(path);
    await enter(field, value);
    await goTo(core, '/pages/assets/index');
    await goBack(core, path);
    expect(await valueOf(field)).not.toBe(value);
  });

  it('is not there after a log-out in the middle of the errand', async () => {
    const core = await open(path);
    await enter(field, value);
    await goTo(core, '/pages/help/center/center');
    act(() => core.logOut());
    await settle();
    expect(sessionStorage.getItem('meridian.drafts')).toBeNull();
  });
});

it('a contract ticket is restored whole: kind, price, lots and stops', async () => {
  const core = await open(lever);
  await press('Limit', 'radio');
  for (const [name, value] of [
    ['price', '49000'],
    ['lots', '12'],
  ] as const)
    await enter(name, value);
  await press(/Add TP/, 'checkbox');
  await enter('takeProfit', '60000');
  await goTo(core, transferPath);
  await goBack(core, lever);
  for (const [name, value] of [
    ['price', '49000'],
    ['lots', '12'],
    ['takeProfit', '60000'],
  ] as const)
    expect(await valueOf(name)).toBe(value);
});

it('the ticket of one pair does not fill the ticket of another', async () => {
  const spot = '/pages/trade/index';
  const core = await open(`${spot}?symbol=BTC%2FUSDT`);
  await enter('quantity', '0.5');
  await goTo(core, transferPath);
  await goTo(core, `${spot}?symbol=ETH%2FUSDT`);
  expect(await valueOf('quantity')).toBe('');
});

describe('a transfer that a ticket led to', () => {
  async function transferOf(path: string, field: string, value: string): Promise<Core> {
    const core = await open(path);
    if (path === lever) {
      await press('Limit', 'radio');
      await enter('price', '49000');
    }
    await enter(field, value);
    const [link] = await screen.findAllByRole('link', { name: 'Transfer', hidden: true }, patience);
    fireEvent.click(link!);
    await settle();
    await vi.waitFor(() => expect(location.pathname).toBe(transferPath), patience);
    await enter('amount', '1');
    await submit();
    await press('Done');
    return core;
  }

  it.each([
    ['SpotTrade', '/pages/trade/index', 'quantity', '9000'],
    ['LeverTrade', lever, 'lots', '5000'],
  ])('leads back to %s with what was typed', async (_, path, field, value) => {
    await transferOf(path, field, value);
    await vi.waitFor(() => expect(location.pathname).toBe(path), patience);
    expect(await valueOf(field)).toBe(value);
  });

  it('leaves one entry of the ticket in the history', async () => {
    const length = history.length;
    await transferOf(lever, 'lots', '5000');
    await vi.waitFor(() => expect(location.pathname).toBe(lever), patience);
    expect((history.state as { idx: number }).idx).toBe(0);
    expect(history.length).toBeLessThanOrEqual(length + 1);
  });
});

it.each([
  'https://evil.example/',
  '//evil.example/pages/lever/index',
  '/\\evil.example',
  'javascript:alert(1)',
  '/no/such/page',
])('a transfer whose address names %s as the way back stays where it is', async (backpage) => {
  await open(`${transferPath}?backpage=${encodeURIComponent(backpage)}`);
  await enter('amount', '1');
  await submit();
  await press('Done');
  expect([location.origin, location.pathname]).toEqual(['http://localhost:3000', transferPath]);
});

describe('an address that is saved from a withdrawal', () => {
  const fresh = { ...waitingAddress, id: 99, address: tronAddress, notes: 'Fresh' };

  async function saveFrom(link: RegExp, more: () => Promise<void>): Promise<void> {
    let isSaved = false;
    await openWithdraw(
      {},
      withdrawPath,
      (call) => {
        if (call === 'addWithdrawalAddress') isSaved = true;
        return call === 'withdrawalAddresses'
          ? envelope(isSaved ? [readyAddress, fresh] : [readyAddress])
          : undefined;
      },
      true,
    );
    await enter('amount', '77');
    fireEvent.click((await screen.findAllByRole('link', { name: link, hidden: true }, patience))[0]!);
    await settle();
    await more();
    await vi.waitFor(() => expect(location.pathname).toBe('/pages/user/address/create'), patience);
    if (new URLSearchParams(location.search).get('network') === null) await press(/TRC20/, 'radio');
    for (const [name, value] of Object.entries({ address: tronAddress, code: '730916', password: '491370' }))
      await enter(name, value);
    await submit();
    await vi.waitFor(() => expect(location.pathname).toBe('/pages/assets/withdraw/index'), patience);
  }

  it('is chosen in that withdrawal, whose amount is kept', async () => {
    await saveFrom(/Manage addresses/, async () => {
      fireEvent.click(
        (await screen.findAllByRole('link', { name: /Add address/, hidden: true }, patience))[0]!,
      );
      await settle();
    });
    expect(await valueOf('amount')).toBe('77');
    await vi.waitFor(() => expect(textOnScreen()).toContain('Fresh'), patience);
    expect(textOnScreen()).not.toContain('Ledger at home');
  });
});
