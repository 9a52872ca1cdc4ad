import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf } from '../../../contracts/spec/rows.ts';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import { useTransferForm } from './useTransferForm.ts';

afterEach(cleanup);

it('a transfer from an account into itself is refused in the words of its rule, and not sent', async () => {
  const onSubmit = vi.fn();
  const holdings = { change: { available: '50', held: '0' }, lever: { available: '0', held: '0' } };
  const coins = [{ code: 'USDT', id: 3, holdings }];
  const { result } = renderHook(
    () => useTransferForm({ coins, start: { coin: 'USDT' }, onSubmit, onRefused: () => () => undefined }),
    { wrapper: ({ children }) => <IntlRoot locale="en" messages={{}} children={children} /> },
  );
  act(() => result.current.form.change({ to: 'change', amount: '10' }));
  await act(async () => result.current.form.submit());
  await vi.waitFor(() =>
    expect(result.current.form.errors.amount).toBe(messageOf('wallet.transfer.accounts_differ')),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});
