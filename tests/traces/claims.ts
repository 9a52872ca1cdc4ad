// The claim form of a deposit, filled in.
import { act, cleanup } from '@testing-library/react';
import { profile } from '../../contracts/examples/account.ts';
import { siteConfig as site } from '../../contracts/examples/session.ts';
import { siteConfig } from '../../src/api/session.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, settle, type Answer } from './openApp.tsx';

interface Claim {
  way?: 'address' | 'hash' | 'bank' | 'quick';
  /** Path of a proof uploaded before the page was loaded; '' for none. */
  proof?: string;
  maxBytes?: number;
  amount?: string;
  answered?: Answer;
}

export const claimPath = '/pages/assets/deposit/charge';

/** Opens the page with the proof uploaded, unless told otherwise. */
export async function openClaim(claim: Claim = {}): ReturnType<typeof openApp> {
  const { way = 'hash', proof = '/upload/proof', amount, answered } = claim;
  const { maxBytes = site.upload_max_bytes } = claim;
  const asked = {
    way,
    ...(way !== 'bank' && { coin: 'USDT', network: 'trc20' }),
    ...(amount !== undefined && { amount }),
  };
  const of = [way, ...(way === 'bank' ? ['', ''] : ['USDT', 'trc20']), amount ?? ''].join(' ');
  // Leaving a claim discards its proof.
  cleanup();
  localStorage.clear();
  const draft = {
    form: 'deposit.proof',
    account: String(profile.id),
    of,
    at: Date.now(),
    values: { imgs: proof },
  };
  sessionStorage.clear();
  if (proof !== '') sessionStorage.setItem('meridian.drafts', JSON.stringify([draft]));
  const core = await openApp(
    { path: `${claimPath}?${new URLSearchParams(asked)}`, isMember: true, isSameDevice: true },
    (call, fields) =>
      answered?.(call, fields) ??
      (call === 'siteConfig' ? envelope({ ...site, upload_max_bytes: maxBytes }) : undefined),
  );
  // Requested at startup.
  await act(() => core.queryClient.fetchQuery(siteConfig()));
  await settle();
  return core;
}
