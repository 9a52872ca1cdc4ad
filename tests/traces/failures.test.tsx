// errors.tsv: the app's behaviour on failures, with the messages of the row.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureMessage, messageOf } from '../../contracts/spec/rows.ts';
import { advancedProfile, profile, security } from '../../contracts/examples/account.ts';
import { bankForm, noBankCard } from '../../contracts/examples/bank.ts';
import { placeSpotOrder } from '../../contracts/examples/spot.ts';
import { withdrawalInfo } from '../../contracts/examples/withdrawal.ts';
import { siteConfig } from '../../src/api/session.ts';
import { toastTime } from '../../src/ui/messages/Toast.tsx';
import { envelope, forever } from '../faults/answers.ts';
import { answerNow, callsSoFar, openApp, sentSoFar, settle, textOnScreen } from './openApp.tsx';
import { enter, fieldOf, holdTime, patience, press, reads, submit, wait } from './steps.ts';
import { authorise, openWithdraw, toBankPath, tryToWithdraw, withdrawPath } from './withdrawing.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const spot = { path: '/pages/trade/index', isMember: true };
const transferPage = { path: '/pages/assets/transfer/index', isMember: true };
const assets = { path: '/pages/assets/index', isMember: true };
const registerPage = { path: '/pages/user/login/register' };

const answerOf = (body: object): Response =>
  Response.json({ type: 'error', code: 0, msg: '', data: null, ...body });
/** Sentence that only the server can have written. */
const sentence = 'The desk in Reykjavík is closed until Monday';

async function buy(quantity = '0.001'): Promise<void> {
  await enter('quantity', quantity);
  await submit();
}

async function fillRegistration(): Promise<void> {
  await press('Email', 'tab');
  await enter('email', 'lena@posteo.example');
  await enter('code', '123456');
  await enter('password', 'horse-battery');
  await enter('confirm', 'horse-battery');
  await enter('invitationCode', 'MERIDIAN');
  await press(/I have read/, 'checkbox');
  await submit();
}

/** Shortens one-minute timers to a moment; every other timer keeps its length. */
function hurryMinute(): void {
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    real(run, ms === 60_000 ? 30 : ms),
  );
}

/** Data that the link to support carries. */
function carried(): Record<string, string> {
  const [words] = screen.getAllByText('Get help');
  return Object.fromEntries(new URL(words!.closest('a')!.href).searchParams);
}

const valueOf = (name: string): string => fieldOf(name).value;

/** Message at a field. */
function saidAt(name: string): string {
  const describedBy = (fieldOf(name).getAttribute('aria-describedby') ?? '').split(' ');
  return describedBy.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** A dialog over the page, by its title. */
const openDialog = (name: string): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', { name, hidden: true }, patience);

const isOff = (name: RegExp): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('a session that ends', () => {
  it('says why, forgets who it was, and opens login after a second with the way back', async () => {
    holdTime();
    const fired = vi.fn();
    window.addEventListener('not-logged-in', fired, { once: true });
    await openApp(assets, (call) =>
      call === 'balances' ? answerOf({ type: '999', message: sentence }) : undefined,
    );
    await reads(sentence);
    expect(fired).toHaveBeenCalledOnce();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(textOnScreen()).not.toContain('Forgot password?');
    await wait(1000);
    await reads('Forgot password?');
    await reads('You will return to Assets after logging in.');
  });

  it('is told on the login page', async () => {
    holdTime();
    const core = await openApp(assets);
    core.session.end(sentence);
    await wait(1100);
    await reads(failureMessage('Login page opened after an expired session'));
  });
});

describe('a form whose session ends', () => {
  it('stands as it was left after logging in again', async () => {
    holdTime();
    await openApp(spot, (call) => {
      if (call === 'placeSpotOrder') return answerOf({ type: '999', message: sentence });
      return call === 'login'
        ? answerOf({ type: 'ok', message: 'token-of-lena-0000000000000001' })
        : undefined;
    });
    await buy();
    await reads(sentence);
    await wait(1000);
    await reads('Forgot password?');
    await press('Email', 'tab');
    await enter('email', 'lena@posteo.example');
    await enter('password', 'horse-battery');
    await submit();
    await vi.waitFor(() => expect(fieldOf('quantity')?.value).toBe('0.001'), patience);
  });
});

describe('a device without a network', () => {
  afterEach(() => void act(() => globalThis.dispatchEvent(new Event('online'))));

  async function goOffline(page: typeof spot): Promise<void> {
    await openApp(page);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    await settle();
  }

  it.each([
    ['Home', { path: '/', isMember: true }, '97,412'],
    ['SpotTrade', spot, '97,412.6'],
    ['Assets', assets, '967,701.80'],
  ])('is told on %s with the time, beside the last data', async (_, page, figure) => {
    await goOffline(page);
    const [before, after] = failureMessage('No network').split('{time}');
    const bar = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' ');
    const said = new RegExp(`${before}\\d{1,2}:\\d\\d:\\d\\d(?: [AP]M)?${after!.replace('.', '\\.')}`);
    expect(bar).toMatch(said);
    expect(textOnScreen()).toContain(figure);
  });

  it.each([
    ['an order', spot, 'quantity', '0.001', /^Buy BTC/, 'placeSpotOrder'],
    ['a transfer', transferPage, 'amount', '1', /^Transfer/, 'transfer'],
  ] as const)('holds back %s', async (_, page, field, value, button, call) => {
    await goOffline(page);
    await enter(field, value);
    expect(isOff(button)).toBe(true);
    // Like the Enter key.
    await press(button);
    expect([...callsSoFar()]).not.toContain(call);
  });
});

describe('a form that fails', () => {
  it('says that nothing changed, until somebody dismisses it, and keeps its values', async () => {
    holdTime();
    // Without a reason, the outcome would also be unknown.
    await openApp(transferPage, (call) =>
      call === 'transfer' ? answerOf({ data: { reason: 'wallet.closed' } }) : undefined,
    );
    await enter('amount', '1');
    await submit();
    const says = failureMessage('A submission fails');
    await reads(says);
    await wait(toastTime + 500);
    expect(textOnScreen()).toContain(says);
    expect(valueOf('amount')).toBe('1');
    await press('Dismiss');
    expect(textOnScreen()).not.toContain(says);
  });
});

describe('a command that is refused', () => {
  it('is told in the words of the server until somebody dismisses them, and the form keeps its values', async () => {
    holdTime();
    await openApp(spot, (call) => (call === 'placeSpotOrder' ? answerOf({ message: sentence }) : undefined));
    await buy();
    await reads(sentence);
    expect(valueOf('quantity')).toBe('0.001');
    await wait(toastTime + 500);
    expect(textOnScreen()).toContain(sentence);
    await press('Dismiss');
    expect(textOnScreen()).not.toContain(sentence);
  });

  it('is told without a sentence of the server too', async () => {
    await openApp(registerPage, (call) =>
      call === 'register'
        ? answerOf({ message: '', data: { reason: 'session.closed', request_id: 'req-4711' } })
        : undefined,
    );
    const before = Date.now();
    await fillRegistration();
    await reads(failureMessage('Any other failed response without a message'));
    expect(valueOf('email')).toBe('lena@posteo.example');
    const { time, ...others } = carried();
    expect(others).toEqual({ screen: registerPage.path, request: 'req-4711' });
    expect(Date.parse(time!)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(time!)).toBeLessThanOrEqual(Date.now());
  });
});

describe('a read that fails', () => {
  it('says so in the words of the server, with a way to try again, and shows nothing as zero', async () => {
    await openApp(assets, (call) => (call === 'balances' ? answerOf({ message: sentence }) : undefined));
    await reads(sentence);
    expect(textOnScreen()).not.toMatch(/\b0\.00\b/);
    const asked = sentSoFar().filter(({ call }) => call === 'balances').length;
    answerNow(() => undefined);
    await press('Try again');
    expect(sentSoFar().filter(({ call }) => call === 'balances').length).toBeGreaterThan(asked);
    await vi.waitFor(() => expect(textOnScreen()).not.toContain(sentence), { timeout: 5000 });
  });

  it('says after a minute that no answer came', async () => {
    // Its code is already loaded.
    await openApp(spot);
    hurryMinute();
    await openApp(spot, (call) => (call === 'quotations' ? forever : undefined));
    await reads(failureMessage('A call takes longer than 60000 ms'));
    expect(textOnScreen()).toContain('Try again');
  });
});

describe('a success', () => {
  // A back end that does not store the app's ids.
  const data = { ...placeSpotOrder, client_order_id: undefined };

  it('is told for a moment, unlike an error', async () => {
    holdTime();
    // A code in the response is shown in its field, without a toast.
    const sent = { text: 'Sent', cooldown_s: 60 };
    await openApp(registerPage, (call) =>
      call === 'sendEmailCode' ? answerOf({ type: 'ok', message: 'OK', data: sent }) : undefined,
    );
    await press('Email', 'tab');
    await enter('email', 'lena@posteo.example');
    await press('Send code');
    const told = () => document.querySelector('[role=status][aria-live=polite]')?.textContent;
    await vi.waitFor(() => expect(told()).toContain('lena@posteo.example'), patience);
    await wait(toastTime + 500);
    expect(told()).toBe('');
  });

  it.each([
    ['type ok', { type: 'ok', message: 'OK' }],
    ['code 1', { type: '', code: 1, message: 'OK' }],
  ])('is one by %s', async (_, envelope) => {
    await openApp(spot, (call) => (call === 'placeSpotOrder' ? answerOf({ ...envelope, data }) : undefined));
    await buy();
    await reads('Order placed');
  });

  it.each([
    ['message OK', { type: 'ok', message: 'OK', msg: '' }],
    ['msg success', { type: 'ok', message: '', msg: 'success' }],
  ])('has its answer in data by %s', async (_, envelope) => {
    await openApp({ path: '/pages/user/login/choose' }, (call) =>
      call === 'areaCodes'
        ? answerOf({ ...envelope, data: [{ id: 354, name: 'Iceland', area_code: '354', code: 'IS' }] })
        : undefined,
    );
    await reads('Iceland');
    await reads('354');
  });

  it('with any other message is answered by the message itself', async () => {
    await openApp({ path: '/pages/user/login/login' }, (call) =>
      call === 'login'
        ? answerOf({ type: 'ok', message: 'token-of-iceland-0000000000000000001' })
        : undefined,
    );
    await press('Email', 'tab');
    await enter('email', 'lena@posteo.example');
    await enter('password', 'horse-battery');
    await submit();
    await vi.waitFor(() =>
      expect(localStorage.getItem('token')).toBe('token-of-iceland-0000000000000000001'),
    );
  });
});

describe('a command that takes its time', () => {
  it('covers the page after a second, until the answer comes', async () => {
    let answerIt: (answer: Response) => void = () => undefined;
    const later = new Promise<Response>((resolve) => (answerIt = resolve));
    const says = failureMessage('A call takes longer than 1000 ms');
    await openApp(spot);
    await enter('quantity', '0.001');
    answerNow((call) => (call === 'placeSpotOrder' ? later : undefined));
    holdTime();
    fireEvent.submit(document.querySelector('form')!);
    await vi.waitFor(() => expect([...callsSoFar()]).toContain('placeSpotOrder'), patience);
    expect(textOnScreen()).not.toContain(says);
    // The countdown may start shortly after the call.
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(textOnScreen()).toContain(says);
    }, patience);
    answerIt(answerOf({ type: 'ok', message: 'OK', data: placeSpotOrder }));
    await vi.waitFor(() => expect(textOnScreen()).not.toContain(says), { timeout: 5000 });
  });

  it('is looked up after a minute, and never sent again by itself: an order', async () => {
    await openApp(spot, (call, fields) => {
      if (call === 'placeSpotOrder') return forever;
      return call === 'spotOrders' && 'client_order_id' in fields
        ? answerOf({ type: 'ok', message: 'OK', data: [] })
        : undefined;
    });
    hurryMinute();
    await buy();
    await reads(failureMessage('An order or request gets no answer in 60000 ms'));
    await wait(500);
    expect(sentSoFar().filter(({ call }) => call === 'placeSpotOrder')).toHaveLength(1);
    const [sent] = sentSoFar().filter(({ call }) => call === 'placeSpotOrder');
    const id = sent?.fields['client_order_id'];
    const lookups = sentSoFar().filter(({ fields }) => fields['client_order_id'] === id).length;
    expect(lookups).toBeGreaterThan(1);
  });

  it('is looked up after a minute, and never sent again by itself: a transfer', async () => {
    await openApp(transferPage, (call) => {
      if (call === 'transfer') return forever;
      return call === 'transfers'
        ? answerOf({ type: 'ok', message: 'OK', data: { data: [], total: 0, current_page: 1 } })
        : undefined;
    });
    await enter('amount', '1');
    hurryMinute();
    await submit();
    await reads(failureMessage('A transfer, hosting or bank withdrawal gets no answer in 60000 ms'));
    await wait(500);
    expect(sentSoFar().filter(({ call }) => call === 'transfer')).toHaveLength(1);
    const [transfer] = sentSoFar().filter(({ call }) => call === 'transfer');
    const id = transfer?.fields['client_transfer_id'];
    expect(id).toMatch(/\S{8}/);
    expect(
      sentSoFar().some(({ call, fields }) => call === 'transfers' && fields['client_transfer_id'] === id),
    ).toBe(true);
  });
});

describe('a withdrawal', () => {
  it.each([
    ['an address', withdrawPath],
    ['a bank card', toBankPath],
  ])('is looked up after a minute, and never sent again by itself: to %s', async (_, path) => {
    const none = { data: [], total: 0, current_page: 1 };
    const core = await openWithdraw({ withdrawals: none }, path, (call) =>
      call === 'requestWithdrawal' ? forever : undefined,
    );
    // Requested at startup.
    await act(() => core.queryClient.fetchQuery(siteConfig()));
    await enter('amount', '500');
    await submit();
    hurryMinute();
    await authorise();
    await reads(failureMessage('A withdrawal gets no answer in 60000 ms'));
    await wait(500);
    const sent = sentSoFar().filter(({ call }) => call === 'requestWithdrawal');
    expect(sent).toHaveLength(1);
    const id = sent[0]?.fields['client_withdrawal_id'];
    expect(id).toMatch(/\S{8}/);
    expect(
      sentSoFar().some(({ call, fields }) => call === 'withdrawals' && fields['client_withdrawal_id'] === id),
    ).toBe(true);
  });

  it.each([withdrawPath, toBankPath])(
    'above the balance is refused at its amount, which can be set to all of it: %s',
    async (path) => {
      await openWithdraw({ withdrawalInfo: { ...withdrawalInfo, limit_left: '20000' } }, path);
      await enter('amount', '12480.51');
      await vi.waitFor(
        () => expect(saidAt('amount')).toContain(failureMessage('Withdrawal above the balance')),
        patience,
      );
      await press('Use 12,480.50');
      expect(valueOf('amount')).toBe('12,480.5');
    },
  );

  it('without a saved address leads to saving one', async () => {
    await openWithdraw({ withdrawalAddresses: [] });
    await reads(failureMessage('Withdrawal without a saved address'));
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add address' });
    expect(way.getAttribute('href')).toContain('/pages/user/address/create?coin=USDT');
  });

  it.each([withdrawPath, toBankPath])(
    'without a fund password is stopped by a dialog that leads to one: %s',
    async (path) => {
      await tryToWithdraw('500', { fundPasswordState: 2 }, path);
      const dialog = await openDialog(failureMessage('Withdrawal without a fund password'));
      const way = within(dialog).getByRole('link', { name: 'Set fund password', hidden: true });
      expect(way.getAttribute('href')).toBe('/pages/settings/security/changePayPassword');
      await press('Not now');
      expect(valueOf('amount')).toBe('500');
    },
  );

  it.each([
    ['the basic level', withdrawPath, { profile }],
    ['the advanced level', withdrawPath, { advancedProfile: { ...advancedProfile, review_status: 0 } }],
    ['the basic level, to a bank card', toBankPath, { profile }],
  ])('without %s is stopped by a dialog that leads to the verification', async (_, path, answers) => {
    await tryToWithdraw('500', answers, path);
    await openDialog(failureMessage('Withdrawal without verification'));
    await press('Not now');
    expect(valueOf('amount')).toBe('500');
    await submit();
    await press('Go to verification');
    await reads('How we store your details');
  });

  it.each([withdrawPath, toBankPath])(
    'that the server wants a verification for is stopped by the same dialog, and stays as it is: %s',
    async (path) => {
      await openWithdraw({}, path, (call) =>
        call === 'requestWithdrawal' ? answerOf({ type: '998', code: 998, message: sentence }) : undefined,
      );
      await enter('amount', '500');
      await submit();
      await authorise();
      const dialog = await openDialog(failureMessage('Verification required (type 998)'));
      expect(within(dialog).getByRole('button', { name: 'Go to verification', hidden: true })).toBeTruthy();
      await press('Not now');
      expect(valueOf('amount')).toBe('500');
    },
  );
});

describe('prices that come no longer', () => {
  it('are said to be out of date, and no market order goes out on them', async () => {
    await openApp(spot);
    await press(/Order type/);
    await press(/Market order/);
    await enter('quantity', '0.001');
    await reads(failureMessage('Realtime connection fails or is silent (60000 ms connect timeout)'));
    expect(messageOf('market.price.stale')).toBe(
      failureMessage('Realtime connection fails or is silent (60000 ms connect timeout)'),
    );
    await submit();
    expect([...callsSoFar()]).not.toContain('placeSpotOrder');
  });
});

describe('an amount that is not there', () => {
  it('disables a buy, with ways to deposit and to transfer', async () => {
    await openApp(spot);
    await buy('5');
    await reads(failureMessage('Spot buy without enough balance'));
    expect(isOff(/^Buy BTC/)).toBe(true);
    // The page also links there by icons.
    const ways = [...document.querySelectorAll('form a')].map((link) => link.textContent);
    expect(ways).toEqual(expect.arrayContaining(['Deposit', 'Transfer']));
  });

  it('disables a sale, and the largest quantity is offered', async () => {
    await openApp(spot);
    await press('Sell', 'radio');
    await buy('5');
    await reads(failureMessage('Spot sale above the sellable balance'));
    expect(isOff(/^Sell BTC/)).toBe(true);
    await press('Use max.');
    expect(valueOf('quantity')).toBe('0.1142');
  });

  it('is refused at the amount of a transfer, which can be set to all of it', async () => {
    await openApp(transferPage);
    await enter('amount', '999999999');
    await submit();
    await reads(failureMessage('Transfer above the balance'));
    await press('Max');
    expect(valueOf('amount')).toBe('12,480.5');
  });
});

describe('what protects an account', () => {
  const fundPage = { path: '/pages/settings/security/changePayPassword', isMember: true };
  const inAnHour = () => String(Date.now() + 3_600_000);

  it('is held for as long as it has to wait, and its form stays', async () => {
    await openApp(fundPage, (call) =>
      call === 'setFundPassword'
        ? answerOf({
            message: 'Too many attempts. Try again in 60 min',
            data: { reason: 'account.locked', values: { until_ms: inAnHour() } },
          })
        : undefined,
    );
    for (const [name, value] of Object.entries({ old: '491370', password: '583920', confirm: '583920' }))
      await enter(name, value);
    await submit();
    const says = failureMessage('Too many wrong fund passwords or codes').replace('{time}', '60 minutes');
    await reads(says);
    expect(isOff(/^Change fund password/)).toBe(true);
    expect(valueOf('password')).toBe('583920');
    // No message shows twice, for example also as a toast.
    expect(textOnScreen().split('Too many attempts')).toHaveLength(2);
  });

  it('is held from the start where the server says so', async () => {
    const locked = { is_set: true, attempts_left: 0, locked_until_ms: Number(inAnHour()) };
    await openApp(fundPage, (call) =>
      call === 'security'
        ? answerOf({ type: 'ok', message: 'OK', data: { ...security, fund_password: locked } })
        : undefined,
    );
    await reads('Too many attempts. Try again in 60 minutes');
    // A forgotten password has another flow.
    await press('Forgot the current one?');
    expect(isOff(/^Change fund password/)).toBe(false);
  });

  it('leads to an address, where a code has none to go to', async () => {
    const bare = { email: '', phone: '' };
    await openApp(fundPage, (call) => {
      if (call === 'security') return answerOf({ type: 'ok', message: 'OK', data: { ...security, ...bare } });
      return call === 'profile'
        ? answerOf({ type: 'ok', message: 'OK', data: { ...profile, ...bare } })
        : undefined;
    });
    await press('Forgot the current one?');
    await reads(failureMessage('No e-mail address or phone to send a code to'));
    const way = screen.getByRole('link', { name: 'Add one' });
    expect(way.getAttribute('href')).toBe('/pages/settings/account/index');
  });
});

describe('a copy that the browser forbids', () => {
  it('is told, and the text is selected', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error()) } });
    document.execCommand = () => false;
    await openApp({ path: '/pages/settings/account/index', isMember: true });
    await press('Copy account number');
    await reads(failureMessage('Copying fails'));
    expect(String(getSelection())).toContain(profile.account_number);
  });
});

describe('a field that is wrong', () => {
  it('names the minimum of an order that is under it', async () => {
    await openApp(spot);
    await enter('price', '49000');
    await buy('0.0001');
    const says = failureMessage('Stake or amount under the minimum')
      .replace('{min}', '5')
      .replace('{asset}', 'USDT');
    await vi.waitFor(() => expect(saidAt('quantity')).toContain(says), patience);
    expect([...callsSoFar()]).not.toContain('placeSpotOrder');
  });

  it('is named for an order without a quantity, and has the focus', async () => {
    await openApp(spot);
    await submit();
    await reads(failureMessage('Spot order without quantity'));
    expect(document.activeElement).toBe(fieldOf('quantity'));
  });

  it('is the repeat of a password that differs', async () => {
    await openApp(registerPage);
    await press('Email', 'tab');
    await enter('password', 'horse-battery');
    await enter('confirm', 'horse-batter');
    await submit();
    const says = failureMessage('Password repeat differs');
    await reads(says);
    expect(saidAt('confirm')).toContain(says);
  });
});

/** Key by key: autofilled digits would need a button. */
async function typePin(digits: string, before = ''): Promise<void> {
  let typed = before;
  for (const digit of digits) {
    typed += digit;
    fireEvent.change(screen.getByLabelText('Fund password'), { target: { value: typed } });
  }
  await settle();
}

describe('a bank card', () => {
  const addPage = { path: '/pages/bankbind/addbank', isMember: true };

  async function bind(): Promise<void> {
    for (const [name, value] of Object.entries(bankForm)) await enter(name, value);
    await submit();
  }
  const filled = (): Record<string, string> =>
    Object.fromEntries(Object.keys(bankForm).map((name) => [name, valueOf(name).replaceAll(' ', '')]));
  const wanted = Object.fromEntries(
    Object.entries(bankForm).map(([name, value]) => [name, value.replaceAll(' ', '')]),
  );

  it('that is refused says so with the server’s reason, and keeps its values', async () => {
    await openApp(addPage, (call) => {
      if (call === 'bankCard') return envelope(noBankCard);
      return call === 'saveBankCard' ? answerOf({ message: sentence }) : undefined;
    });
    await bind();
    await reads(failureMessage('Binding a card fails').replace('{reason}', sentence));
    expect(filled()).toEqual(wanted);
  });

  it('whose answer was lost is looked for: it is linked where it is, and stays filled in where it is not', async () => {
    let isBound = false;
    const answer = (call: string): Response | undefined => {
      if (call === 'saveBankCard') return new Response('<html>Gateway Timeout', { status: 504 });
      if (call !== 'bankCard') return undefined;
      return isBound ? undefined : envelope(noBankCard);
    };
    await openApp(addPage, answer);
    await bind();
    await reads('Bank account not linked. We got no response.');
    expect(filled()).toEqual(wanted);
    isBound = true;
    await submit();
    await reads('Your bank account is linked.');
    expect(sentSoFar().filter(({ call }) => call === 'saveBankCard')).toHaveLength(2);
  });

  it('goes once six digits are entered, and a wrong fund password is said with the tries left', async () => {
    const wrong = messageOf('bank.card.delete');
    let isRight = false;
    await openApp({ path: '/pages/bankbind/index', isMember: true }, (call) => {
      if (call !== 'deleteBankCard' || isRight) return undefined;
      const data = {
        reason: 'account.fundPasswordWrong',
        fields: { pay_password: wrong },
        values: { attempts: '4' },
      };
      return answerOf({ message: wrong, data });
    });
    await press('Delete bank account');
    await reads('Sample Bank Köln •••• 3000 is removed for good.');
    await typePin('28417');
    expect([...callsSoFar()]).not.toContain('deleteBankCard');
    await typePin('4', '28417');
    await reads('The fund password is wrong. 4 attempts left');
    isRight = true;
    await typePin('284173');
    await reads('Bank account deleted');
    const sent = sentSoFar().filter(({ call }) => call === 'deleteBankCard');
    expect(sent.map(({ fields }) => fields['pay_password'])).toEqual(['284174', '284173']);
  });

  it('is not deleted without a fund password, whose page is offered', async () => {
    await openApp({ path: '/pages/bankbind/index', isMember: true }, (call) =>
      call === 'deleteBankCard'
        ? answerOf({ message: 'Set a fund password first', data: { reason: 'account.fundPasswordMissing' } })
        : undefined,
    );
    await press('Delete bank account');
    await typePin('284173');
    await reads('You need a fund password to delete it, and you haven’t set one yet.');
    expect(screen.getByText('Set a fund password').closest('a')!.href).toContain(
      '/pages/settings/security/changePayPassword',
    );
  });
});
