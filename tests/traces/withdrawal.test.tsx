// Withdrawal addresses: the pages without a fund password, and the form's request.
import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { addressForm } from '../../contracts/examples/withdrawal.ts';
import { fieldsInScope } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, sentSoFar, textOnScreen } from './openApp.tsx';
import { enter, press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const notSet = 2;

it.each(['/pages/user/address/address', '/pages/user/address/create'])(
  'a missing fund password is told on %s, with a way to set one',
  async (path) => {
    await openApp({ path, isMember: true }, (call) =>
      call === 'fundPasswordState' ? envelope(notSet) : undefined,
    );
    await reads('Set a fund password first');
    const way = screen.getByRole('link', { name: 'Set fund password' });
    expect(way.getAttribute('href')).toBe('/pages/settings/security/changePayPassword');
  },
);

it('an address is sent with its coin, network, label, code and fund password [field:WithdrawAddress coin] [field:WithdrawAddress chain type] [field:WithdrawAddress address] [field:WithdrawAddress 6-digit fund password] [field:WithdrawAddress verification code] [field:WithdrawAddress note (implied)]', async () => {
  await openApp({ path: '/pages/user/address/create?coin=USDT&network=trc20', isMember: true });
  const { address, notes, code, pay_password } = addressForm;
  for (const [name, value] of Object.entries({ address, notes, code, password: pay_password }))
    await enter(name, value);
  await submit();
  expect(sentSoFar().find(({ call }) => call === 'addWithdrawalAddress')?.fields).toEqual(addressForm);
  const names = fieldsInScope()
    .filter(({ entity, screens }) => entity === 'WithdrawAddress' && screens.includes('AddWithdrawalAddress'))
    .map(({ wire_name }) => /^(?:chosen: )?(\w+)/.exec(wire_name)![1]!);
  expect(names.toSorted()).toEqual(Object.keys(addressForm).toSorted());
});

it('a saved address shows its network, its label, its ends and how it is with it [field:WithdrawAddress state and end of hold (implied)]', async () => {
  await openApp({ path: '/pages/user/address/address?coin=USDT', isMember: true });
  await reads('Waiting for you to confirm');
  for (const shown of ['New phone', 'TRC20', 'TPq4vK…m82XcUw', 'Office wallet', 'ERC20'])
    expect(textOnScreen()).toContain(shown);
});

it("a code to one's own address can be asked for once, and then not for a minute", async () => {
  await openApp({ path: '/pages/user/address/create?coin=USDT&network=trc20', isMember: true });
  await press('Send code');
  await reads('Resend in');
  await press(/^Resend in/);
  expect(sentSoFar().filter(({ call }) => call === 'sendOwnCode')).toHaveLength(1);
});
