import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf } from '../../../contracts/spec/rows.ts';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import type { Submission } from '../../components/command/attempt.ts';
import { useTransferForm, type TransferValues } from './useTransferForm.ts';

afterEach(cleanup);

const holdings = { change: { available: '50', held: '0' }, lever: { available: '0', held: '0' } };
const coins = [{ code: 'USDT', id: 3, holdings }];
function start(submission: Submission<TransferValues> = { state: 'idle' }) {
  const onSubmit = vi.fn();
  const options = { coins, start: { coin: 'USDT' }, submission, onSubmit, onRefused: () => () => undefined };
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
      ...{ state: 'checking', canDouble: false, alike: [] },
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
