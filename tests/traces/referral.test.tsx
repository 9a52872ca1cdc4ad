// Referral: display of the rows, and the targets of its links.
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as examples from '../../contracts/examples/referral.ts';
import { products } from '../../contracts/examples/products.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, sentSoFar, textOnScreen, type Answer } from './openApp.tsx';
import { press, reads } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const page = { path: '/pages/promotion/index', isMember: true };
const answers =
  (said: Record<string, unknown>): Answer =>
  (call) =>
    call in said ? envelope(said[call]) : undefined;

describe('the page', () => {
  it('shows code, rate and ranking, and nothing of a status that nobody has [field:Promotion invitation code] [field:Promotion rebate rate] [field:Promotion top-10 ranking]', async () => {
    await openApp(page);
    await reads('1,284.60');
    const text = textOnScreen();
    for (const each of ['MRD7Q4KX', '15.00%', '2•••91', '48 friends']) expect(text).toContain(each);
    expect(text).not.toContain('Partner');
  });

  it('shows a promoter or partner the status [field:Promotion promoter or partner status]', async () => {
    await openApp(page, answers({ invite: examples.partnerInvite }));
    await reads('Level 2');
    expect(textOnScreen()).toContain('Partner');
  });

  it('shows rebates with time, coin, value and masked source [field:Promotion rebate row (implied)]', async () => {
    await openApp({ ...page, path: `${page.path}?tab=rebates` });
    await reads('+1.86');
    const text = textOnScreen();
    for (const each of ['6•••28', 'USDT', '20 Nov', '15.00% of a fee of 12.40']) expect(text).toContain(each);
  });

  it('gives the registration with the code to others [field:Promotion invitation link (implied)]', async () => {
    const shared: ShareData[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) }),
    );
    await openApp(page);
    await reads('MRD7Q4KX');
    await press('Share');
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    const url = new URL(shared[0]!.url!);
    expect([url.pathname, url.search]).toEqual(['/pages/user/login/register', '?code=MRD7Q4KX']);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says in place of the code that nothing is paid in a country', async () => {
    const closed = { ...products, products: [{ product: 'referral', is_open: false }] };
    await openApp(page, answers({ products: closed }));
    await reads('Not offered in your region');
    expect(textOnScreen()).not.toContain('MRD7Q4KX');
  });

  it('asks for the ranking with what was chosen', async () => {
    await openApp(page);
    await reads('Show me in the ranking');
    await press('Show me in the ranking', 'switch');
    await vi.waitFor(() =>
      expect(sentSoFar().find(({ call }) => call === 'setRanked')?.fields).toEqual({ is_ranked: '1' }),
    );
  });
});
