// Toasts of failures: one message per failure, and none after recovery.
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bankForm } from '../../contracts/examples/bank.ts';
import type { Core } from '../../src/app/core.ts';
import { openLever } from './levers.ts';
import { answerNow, callsSoFar, openApp, settle, textOnScreen } from './openApp.tsx';
import { enter, press, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.unstubAllGlobals());

const sentence = 'The desk in Reykjavík is closed until Monday';
const answerOf = (body: object): Response =>
  Response.json({ type: 'error', code: 0, msg: '', data: null, message: sentence, ...body });
const errorsOf = (core: Core): string[] =>
  core.toaster
    .snapshot()
    .filter(({ kind }) => kind === 'error')
    .map(({ text }) => text);
const openDialogs = () => document.querySelectorAll('dialog[open]').length;

/** Each way in which a screen sends a command. */
const commands: Record<string, { path: string; send: () => Promise<void> }> = {
  placeSpotOrder: {
    path: '/pages/trade/index',
    send: async () => {
      await enter('quantity', '0.001');
      await submit();
    },
  },
  openPosition: { path: '/pages/lever/index', send: () => openLever() },
  transfer: {
    path: '/pages/assets/transfer/index',
    send: async () => {
      await enter('amount', '1');
      await submit();
    },
  },
  host: {
    path: '/pages/finance/buyPage?id=2',
    send: async () => {
      await enter('amount', '10000');
      await press(/I accept/, 'checkbox');
      await press(/can cost more/, 'checkbox');
      await submit();
    },
  },
  changePassword: {
    path: '/pages/settings/security/changePassword',
    send: async () => {
      for (const name of ['password', 'confirm']) await enter(name, 'horse-battery-9');
      await enter('old', 'horse-battery');
      await submit();
    },
  },
  saveBankCard: {
    path: '/pages/bankbind/addbank',
    send: async () => {
      for (const [name, value] of Object.entries(bankForm)) await enter(name, value);
      await submit();
    },
  },
  approveWithdrawalAddress: {
    path: '/pages/user/address/address?coin=USDT',
    send: () => press(/^Confirm/),
  },
};

describe.each([
  ['a missing verification', { type: '998' }],
  ['missing answers', { data: { reason: 'products.leverQuestions' } }],
])('%s is said by its dialog and by no toast', (_, refusal) => {
  it.each(Object.keys(commands))('after %s', async (call) => {
    const { path, send } = commands[call]!;
    const core = await openApp({ path, isMember: true }, (name) =>
      name === call ? answerOf(refusal) : undefined,
    );
    const before = openDialogs();
    await send();
    expect([...callsSoFar()]).toContain(call);
    await vi.waitFor(() => expect(openDialogs()).toBeGreaterThan(before));
    expect(core.toaster.snapshot()).toEqual([]);
    expect(textOnScreen().split(sentence).length - 1).toBeLessThan(2);
  });
});

describe('the toast of a refused form goes', () => {
  async function refuse(path = '/pages/assets/transfer/index', body = {}): Promise<Core> {
    const core = await openApp({ path, isMember: true }, (call) =>
      call === 'transfer' || call === 'openPosition'
        ? answerOf({ data: { reason: 'a.b' }, ...body })
        : undefined,
    );
    if (path.includes('lever')) await openLever();
    else await commands['transfer']!.send();
    expect(errorsOf(core)).toEqual([sentence]);
    return core;
  }

  it('when a field is changed', async () => {
    const core = await refuse();
    await enter('amount', '2');
    expect(errorsOf(core)).toEqual([]);
  });

  it('when a field of a ticket is changed', async () => {
    const core = await refuse('/pages/lever/index');
    await enter('lots', '11');
    expect(errorsOf(core)).toEqual([]);
  });

  it('when the next try succeeds', async () => {
    const core = await refuse();
    answerNow(() => undefined);
    await submit();
    await vi.waitFor(() => expect(screen.getByText('Transferred')).toBeDefined());
    expect(errorsOf(core)).toEqual([]);
  });

  it('when the user leaves the screen', async () => {
    const core = await refuse();
    act(() => core.navigation.open('/pages/assets/index'));
    await settle();
    expect(errorsOf(core)).toEqual([]);
  });
});

describe('the toast of a failed command goes', () => {
  const addresses = { path: '/pages/user/address/address?coin=USDT', isMember: true };

  it('when the same command succeeds', async () => {
    const core = await openApp(addresses, (call) =>
      call === 'approveWithdrawalAddress' ? answerOf({ data: { reason: 'a.b' } }) : undefined,
    );
    await press(/^Confirm/);
    expect(errorsOf(core)).toEqual([sentence]);
    answerNow(() => undefined);
    await press(/^Confirm/);
    expect(errorsOf(core)).toEqual([]);
  });

  it('and stays when another command succeeds', async () => {
    const core = await openApp(addresses, (call) =>
      call === 'approveWithdrawalAddress' ? answerOf({ data: { reason: 'a.b' } }) : undefined,
    );
    await press(/^Confirm/);
    const other = { mutationKey: ['wallet', 'other'], mutationFn: () => Promise.resolve() };
    await act(() => core.queryClient.getMutationCache().build(core.queryClient, other).execute(undefined));
    expect(errorsOf(core)).toEqual([sentence]);
  });

  it('of the connection when that returns', async () => {
    const core = await openApp(addresses, (call) =>
      call === 'approveWithdrawalAddress' ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    await press(/^Confirm/);
    expect(errorsOf(core)).toHaveLength(1);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(errorsOf(core)).toHaveLength(1);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(errorsOf(core)).toEqual([]);
  });
});
