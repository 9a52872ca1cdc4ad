// Deposit addresses: none is shown before the network is known, and none of another network.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../contracts/examples/account.ts';
import { depositAddress, depositCurrencies } from '../../contracts/examples/deposit.ts';
import { failureMessage, fieldsInScope, messageOf } from '../../contracts/spec/rows.ts';
import { envelope, forever } from '../faults/answers.ts';
import { answerNow, callsSoFar, openApp, sentSoFar, settle, textOnScreen } from './openApp.tsx';
import { enter, press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = (coin: string, network?: string) => ({
  path: `/pages/assets/deposit/index?${new URLSearchParams({ coin, ...(network && { network }) })}`,
  isMember: true,
});
const trc20 = depositAddress['trc20']!;
/** The displayed address: its ends are marked. */
const written = () => document.querySelector('[translate=no]:has(> strong)')?.textContent;
const code = () => screen.queryByRole('img', { name: 'QR code of the address' });
const asked = () => sentSoFar().filter(({ call }) => call === 'depositAddress');
const names = () => [...document.querySelectorAll('main li strong')].map(({ textContent }) => textContent);

describe('an address', () => {
  it('is neither shown nor asked for before a network is chosen [field:Deposit deposit address]', async () => {
    await openApp(page('USDT'));
    await reads(messageOf('deposit.address.network_required'));
    expect([written(), code(), asked()]).toEqual([undefined, null, []]);
    await openApp(page('USDT', 'trc20'));
    await vi.waitFor(() => expect(written()).toBe(trc20));
    expect(code()).not.toBeNull();
    expect(asked().map(({ fields }) => fields)).toEqual([{ currency: '3', network: 'trc20' }]);
  });

  it('of one network is gone before that of another is there', async () => {
    await openApp(page('USDT', 'trc20'));
    await vi.waitFor(() => expect(written()).toBe(trc20));
    answerNow((call) => (call === 'depositAddress' ? forever : undefined));
    await press(/^ERC20 \(Ethereum\)/, 'radio');
    expect(asked().at(-1)!.fields).toEqual({ currency: '3', network: 'erc20' });
    expect([written(), code()]).toEqual([undefined, null]);
  });

  it.each([
    ['is left out', {}],
    ['is empty', { trc20: '' }],
    ['is refused', undefined],
  ])('that %s is told with coin, network and a way to support', async (_, data) => {
    const refused = {
      type: 'error',
      code: -1,
      message: 'No',
      msg: 'error',
      data: { reason: 'deposit.addressMissing' },
    };
    const answer = data === undefined ? Response.json(refused) : envelope(data);
    await openApp(page('USDT', 'trc20'), (call) => (call === 'depositAddress' ? answer : undefined));
    await reads(failureMessage('No deposit address for coin and network'));
    expect(textOnScreen()).toContain('TRC20 (TRON)');
    expect([written(), code()]).toEqual([undefined, null]);
    const support = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support' }).href);
    expect(Object.fromEntries(support.searchParams)).toMatchObject({ coin: 'USDT', network: 'trc20' });
  });

  it('that cannot be copied is told, and selected', async () => {
    await openApp(page('USDT', 'trc20'));
    await reads('Send only');
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error()) } });
    document.execCommand = () => false;
    await press('Copy');
    await reads(messageOf('ui.copy.failed'));
    expect(String(getSelection())).toBe(trc20);
  });

  // The test renderer cannot draw pictures either.
  it('that cannot be saved as a picture is told, and a screenshot proposed', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await openApp(page('USDT', 'trc20'));
    await press('Save image');
    await reads(`${failureMessage('QR of the address cannot be saved')}. Take a screenshot instead.`);
  });
});

describe('a network', () => {
  it('is named with its chain, and with what it carries [rule:deposit.address.chain_named]', async () => {
    await openApp(page('USDT'));
    await reads('OMNI Bitcoin');
    await openApp(page('USDT', 'omni'));
    await reads('USDT address · OMNI (Bitcoin)');
    expect(textOnScreen()).toContain('Send only USDT on OMNI (Bitcoin).');
    expect(textOnScreen()).toContain('For USDT, OMNI is USDT on the Bitcoin network.');
    await openApp(page('BTC', 'omni'));
    await reads('BTC address · OMNI (Bitcoin)');
    expect(textOnScreen()).toContain('For BTC, OMNI is the Bitcoin network itself.');
  });

  it('that is suspended says why, and neither shows an address nor asks for one', async () => {
    const [, usdc] = depositCurrencies;
    await openApp(page('USDC', 'trc20'));
    await reads(messageOf('deposit.coin.open', { coin: 'USDC', network: 'TRC20 (TRON)' }));
    expect(textOnScreen()).toContain(usdc!.networks![1]!.suspended);
    expect([written(), code(), asked()]).toEqual([undefined, null, []]);
    await openApp(page('USDC'));
    await reads('Suspended.');
    const links = within(document.querySelector('main')!).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => new URL(href).searchParams.get('network'))).toEqual(['erc20']);
  });

  it('is one of those that each coin has [field:Currency networks]', async () => {
    const { type_unit } = fieldsInScope().find(
      ({ entity, field }) => entity === 'Currency' && field === 'networks',
    )!;
    const rows = [...type_unit.matchAll(/([A-Z]{3,4})((?: (?:TRC20|ERC20|OMNI))+)/g)];
    expect(rows).toHaveLength(4);
    for (const [, coin, list] of rows) {
      await openApp(page(coin!), (call) =>
        call === 'depositCurrencies' ? envelope(depositCurrencies) : undefined,
      );
      await vi.waitFor(() => expect(names()).toEqual(list!.trim().split(' ')));
    }
  });

  it('of a plain back end is that of an address, and what nobody says of it is unknown [field:Deposit minimum (point 9)]', async () => {
    const [{ networks: _, ...usdt }] = depositCurrencies as [(typeof depositCurrencies)[number]];
    await openApp(page('USDT'), (call) => (call === 'depositCurrencies' ? envelope([usdt]) : undefined));
    await vi.waitFor(() => expect(names()).toEqual(['TRC20', 'ERC20', 'OMNI']));
    expect(asked().map(({ fields }) => fields)).toEqual([{ currency: '3' }]);
    expect(textOnScreen()).toMatch(/TRC20 TRON Minimum 10\.00 USDT Arrives — Confirmations —/u);
  });
});

describe('the wallet of a sandbox', () => {
  const wallet = {
    path: `/pages/sandbox/chain?coin=USDT&network=trc20&address=${trc20}`,
    isMember: true,
  };
  const send = async (answered: Parameters<typeof openApp>[1]) => {
    await openApp(wallet, answered);
    await enter('amount', '1500');
    await submit();
  };

  it('sends what its form says, to the address that it was opened with', async () => {
    await send(undefined);
    const [sent] = sentSoFar().filter(({ call }) => call === 'sandboxSend');
    expect(sent!.fields).toEqual({ currency: '3', network: 'trc20', address: trc20, amount: '1500' });
    await reads('Test coins sent');
  });

  it.each(['address', 'amount'])('says at %s why the server refused it, and keeps the form', async (name) => {
    const sentence = 'The chain of Reykjavík takes none of it';
    const refusal = { reason: 'deposit.addressInvalid', fields: { [name]: sentence } };
    await send((call) =>
      call === 'sandboxSend'
        ? Response.json({ type: 'error', code: 0, msg: 'error', message: sentence, data: refusal })
        : undefined,
    );
    await reads(sentence);
    const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`)!;
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector<HTMLInputElement>('main [name=amount]')!.value).toBe('1,500');
  });

  it('looks again while something is on its way, and not once nothing is', async () => {
    const timers: number[] = [];
    const real = globalThis.setInterval;
    vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, ms?: number) => {
      timers.push(ms ?? 0);
      return real(run, ms);
    });
    await openApp(wallet);
    await reads('12 of 20');
    expect(timers).toContain(3_000);
    timers.length = 0;
    await openApp(wallet, (call) =>
      call === 'sandboxChain' ? envelope({ chains: [], coins: [], sent: [] }) : undefined,
    );
    await reads('Nothing yet.');
    await settle();
    expect(timers).not.toContain(3_000);
  });

  it('asks for nothing on a site that is no sandbox', async () => {
    const real = { ...profile, is_sandbox: false };
    await openApp({ path: '/', isMember: true });
    localStorage.setItem('user', JSON.stringify(real));
    await openApp({ ...wallet, isSameDevice: true, isMember: false }, (call) =>
      call === 'profile' ? envelope(real) : undefined,
    );
    await reads('This site is not a sandbox');
    expect([...callsSoFar()]).not.toContain('sandboxChain');
  });
});
