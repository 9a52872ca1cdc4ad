import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf } from '../../../contracts/spec/rows.ts';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import type { Submission } from '../../components/command/attempt.ts';
import type { MovableCoin } from './transferOffer.ts';
import { useTransferForm, type TransferValues } from './useTransferForm.ts';

afterEach(cleanup);

const holdings = { change: { available: '50', held: '0' }, lever: { available: '0', held: '0' } };
const coins = [{ code: 'USDT', id: 3, holdings, hosted: { available: '0', held: '9219' } }];
function start(
  submission: Submission<TransferValues> = { state: 'idle' },
  from?: 'trust',
  offered: readonly MovableCoin[] = coins,
) {
  const onSubmit = vi.fn();
  const options = {
    coins: offered,
    start: { coin: 'USDT', from },
    command: { submission, onSubmit, onRefused: () => () => undefined },
  };
  const hook = renderHook(() => useTransferForm(options), {
    wrapper: ({ children }) => <IntlRoot locale="en" messages={{}} children={children} />,
  });
  return { ...hook, onSubmit };
}

it.each<[string, Submission<TransferValues>, string | undefined]>([
  ['is told before it is sent', { state: 'idle' }, '10'],
  ['is not known while it is sent: the balances may have it', { state: 'sending' }, undefined],
  [
    'is not known while it is checked',
    {
      state: 'checking',
      canDouble: false,
      alike: [],
      draft: { coin: 'USDT', from: 'change', to: 'lever', amount: '10' },
    },
    undefined,
  ],
])('what the accounts have after a transfer %s', (_, submission, movable) => {
  const { result } = start(submission);
  act(() => result.current.form.change({ amount: '10' }));
  expect(result.current.movableAmount).toBe(movable);
});

it('a transfer from an account into itself is refused in the words of its rule, and not sent', async () => {
  const { result, onSubmit } = start();
  act(() => result.current.form.change({ to: 'change', amount: '10' }));
  await act(async () => result.current.form.submit());
  await vi.waitFor(() =>
    expect(result.current.form.errors.amount).toBe(messageOf('wallet.transfer.accounts_differ')),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

it('the hosting account is looked at alone: what can be sent never names it', () => {
  const { result } = start(undefined, 'trust');
  expect(result.current.hosted).toEqual({ available: '0', held: '9219' });
  expect(result.current.form.values).toMatchObject({ from: 'lever', to: 'change' });
  act(() => result.current.chooseEnds({ from: 'change', to: 'lever' }));
  expect(result.current.hosted).toBeUndefined();
  act(() => result.current.chooseEnds({ from: 'trust', to: 'lever' }));
  expect(result.current.hosted).toBeDefined();
  expect(result.current.form.values).toMatchObject({ from: 'change', to: 'lever' });
});

const hostedOnly = {
  code: 'BTC',
  id: 1,
  holdings: { change: { available: '1', held: '0' } },
  hosted: { available: '0', held: '0.5' },
};

it('a coin that spot and hosting hold is looked at in the hosting account, and cannot be sent', async () => {
  const { result, onSubmit } = start(undefined, undefined, [...coins, hostedOnly]);
  act(() => result.current.chooseCoin('BTC'));
  expect(result.current.hosted).toEqual({ available: '0', held: '0.5' });
  expect(result.current.ends).toEqual({ from: 'trust', to: 'change' });
  act(() => result.current.form.change({ amount: '0.1' }));
  await act(async () => result.current.form.submit());
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => result.current.chooseCoin('USDT'));
  expect(result.current.hosted).toBeUndefined();
  expect(result.current.ends).toEqual({ from: 'change', to: 'lever' });
});
