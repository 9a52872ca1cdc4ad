// What the asset records can be filtered by: every kind of row that the product posts, but for those whose pages come later.
import { act } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { profile } from '../../contracts/examples/account.ts';
import { envelope } from '../faults/answers.ts';
import { openApp } from './openApp.tsx';
import { press } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const funds = ['Deposits', 'Withdrawals', 'Transfers', 'Trades', 'Fees'];
const products = ['Options', 'Contracts', 'Hosting', 'Subscriptions', 'IEOs', 'P2P', 'Referral'];

it.each([
  ['and practice money in a sandbox', true, ['Practice money']],
  ['and no practice money elsewhere', false, []],
])('are the kinds of all products, %s', async (_, isSandbox, more) => {
  const core = await openApp({ path: '/pages/assets/record', isMember: true }, (call) =>
    call === 'profile' ? envelope({ ...profile, is_sandbox: isSandbox }) : undefined,
  );
  act(() => core.session.keep({ ...profile, is_sandbox: isSandbox }));
  await press('All types');
  const choices = [...document.querySelectorAll('dialog[open] [role=radio], dialog[open] li')].map(
    ({ textContent }) => textContent.replace('✓', ''),
  );
  expect(choices).toEqual(['All types', ...funds, ...products, ...more]);
});
