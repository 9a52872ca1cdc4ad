// fields.tsv: API field names of the forms, and the session data that the app stores.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsInScope } from '../../contracts/spec/rows.ts';
import { bankCard, bankForm } from '../../contracts/examples/bank.ts';
import { leverPanel, leverTerms } from '../../contracts/examples/lever.ts';
import { balances } from '../../contracts/examples/wallet.ts';
import { envelope } from '../faults/answers.ts';
import { profile, profileRejected, profileUnderReview } from '../../contracts/examples/account.ts';
import { openApp, sentSoFar, settle, textOnScreen } from './openApp.tsx';
import { enter, press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.unstubAllGlobals());

/** API name or storage key: the first word outside remarks. */
function nameOf(entity: string, field: string): string {
  const row = fieldsInScope().find((each) => each.entity === entity && each.field === field)!;
  return /^(?:chosen: )?(\w+)/.exec(row.wire_name)![1]!;
}

const registered = (field: string): string => nameOf('Registration', field);

async function register(tab: 'Phone' | 'Email' | 'Username', field: string, name: string) {
  await openApp({ path: '/pages/user/login/register?code=FRIEND77', isSameDevice: true });
  await press(tab, 'tab');
  await enter(field, name);
  if (tab !== 'Username') await enter('code', '730916');
  if (tab === 'Phone') await press(/Send me text messages/, 'checkbox');
  await enter('password', 'horse-battery');
  await enter('confirm', 'horse-battery');
  await press(/I have read/, 'checkbox');
  await submit();
  return sentSoFar().find(({ call }) => call === 'register')!.fields;
}

it('the chat about an order names it [field:OtcOrder order number]', async () => {
  const path = `/pages/help/otcChat?${nameOf('OtcOrder', 'order number')}=481907`;
  await openApp({ path, isMember: true });
  await settle();
  expect(textOnScreen()).toContain('Order 481907');
});

describe('a registration', () => {
  it('by phone sends number, kind and dial code [field:Registration phone] [field:Registration dial code] [field:Registration consent to text messages (English)]', async () => {
    await openApp({ path: '/pages/user/login/choose' });
    await press(/Austria/);
    const sent = await register('Phone', 'phone', '664 1234567');
    expect([sent[registered('phone')], sent['type']]).toEqual(['6641234567', 'mobile']);
    const { wire_name } = fieldsInScope().find(({ field }) => field === 'dial code')!;
    expect(wire_name.split(', ').map((name) => sent[name])).toEqual(['43', '14']);
    expect(sent[registered('consent to text messages (English)')]).toBe('1');
  });

  it('by e-mail sends the address and its kind [field:Registration e-mail]', async () => {
    const sent = await register('Email', 'email', 'lena@posteo.example');
    expect([sent[registered('e-mail')], sent['type']]).toEqual(['lena@posteo.example', 'email']);
  });

  it('by username sends the name and its kind [field:Registration username]', async () => {
    const sent = await register('Username', 'username', 'lena_77');
    expect([sent[registered('username')], sent['type']]).toEqual(['lena_77', 'username']);
  });

  it('sends code, password, its repeat and the invitation [field:Registration verification code] [field:Registration password] [field:Registration confirm password] [field:Registration invitation code]', async () => {
    const sent = await register('Email', 'email', 'lena@posteo.example');
    expect(sent[registered('verification code')]).toBe('730916');
    expect(sent[registered('password')]).toBe('horse-battery');
    expect(sent[registered('confirm password')]).toBe('horse-battery');
    expect(sent[registered('invitation code')]).toBe('FRIEND77');
  });

  it('logs in with the same name and password', async () => {
    await register('Email', 'email', 'lena@posteo.example');
    await settle();
    expect(sentSoFar().find(({ call }) => call === 'login')?.fields).toMatchObject({
      user_string: 'lena@posteo.example',
      user_type: 'email',
      password: 'horse-battery',
    });
  });

  it('is sent only where the agreement is ticked, which has no field of its own [field:Registration agreement tick]', async () => {
    await openApp({ path: '/pages/user/login/register' });
    const box = document.querySelector<HTMLInputElement>('main [type=checkbox]');
    expect(box?.checked).toBe(false);
    const sent = await register('Email', 'email', 'lena@posteo.example');
    expect(Object.keys(sent).filter((name) => /agree(?!ments)|terms|tick/.test(name))).toEqual([]);
  });
});

describe('a basic verification', () => {
  const verification = (field: string): string => nameOf('Verification', field);

  it('sends country, name, ID number and contact address [field:Verification country] [field:Verification name] [field:Verification ID number] [field:Verification contact address]', async () => {
    await openApp({ path: '/pages/verification/basic', isMember: true });
    await press(/^Country of issue/);
    await press(/^Germany/);
    await enter('name', ' Lena Hartmann ');
    await enter('card_id', 'C01X00T47');
    await enter('address', 'Lindenallee 14\n50968 Köln');
    await submit();
    expect(sentSoFar().find(({ call }) => call === 'submitBasicVerification')?.fields).toEqual({
      [verification('country')]: 'Germany',
      [verification('name')]: 'Lena Hartmann',
      [verification('ID number')]: 'C01X00T47',
      [verification('contact address')]: 'Lindenallee 14\n50968 Köln',
    });
  });

  it('is shown as far as its status says, with the time of its submission [field:Verification status (point 4)] [field:Verification submission time (implied)]', async () => {
    const status = verification('status (point 4)');
    const time = verification('submission time (implied)');
    expect(profileUnderReview).toMatchObject({ [status]: 1, [time]: expect.any(Number) as number });
    await openApp({ path: '/pages/verification/index', isMember: true }, (call) =>
      call === 'profile' ? envelope(profileUnderReview) : undefined,
    );
    await reads('We’re reviewing your details');
    await reads('20 Nov 2026');
  });

  it('that was refused says why, by field [field:Verification refused, reasons (implied)]', async () => {
    const { wire_name } = fieldsInScope().find(({ field }) => field === 'refused, reasons (implied)')!;
    const names = wire_name.match(/\w+(?=$)/)!;
    const { name } = (profileRejected as unknown as Record<string, { name: string }>)[names[0]]!;
    await openApp({ path: '/pages/verification/basic', isMember: true }, (call) =>
      call === 'profile' ? envelope(profileRejected) : undefined,
    );
    await reads(name);
  });
});

describe('a bank card', () => {
  /** API name of each field; the name chosen here where compatible back ends have none. */
  const wireNames = (screen: string): string[] =>
    fieldsInScope()
      .filter(({ entity, screens }) => entity === 'BankCard' && screens.includes(screen))
      .map(({ wire_name }) => wire_name.replace('chosen: ', ''));

  it('sends each of its fields [field:BankCard name] [field:BankCard branch name] [field:BankCard branch number] [field:BankCard card number] [field:BankCard bank name] [field:BankCard branch] [field:BankCard bank address] [field:BankCard SWIFT (Fedwire) code] [field:BankCard IBAN] [field:BankCard cardholder full name] [field:BankCard recipient full address] [field:BankCard postal code]', async () => {
    await openApp({ path: '/pages/bankbind/addbank', isMember: true });
    for (const [name, value] of Object.entries(bankForm)) await enter(name, value);
    await submit();
    const sent = sentSoFar().find(({ call }) => call === 'saveBankCard')!.fields;
    expect(Object.keys(sent).toSorted()).toEqual(wireNames('AddBankCard').toSorted());
    expect(sent).toEqual(bankForm);
  });

  it('shows each of its fields', async () => {
    await openApp({ path: '/pages/bankbind/index', isMember: true });
    await reads('Replace bank account');
    const shown: Record<string, string> = {
      ...(bankCard as unknown as Record<string, string>),
      bank_account: 'ends in 3000',
      real_name: 'L••• H•••',
      iban: 'DE•• •••• •••• •••• ••30 00',
    };
    const names = wireNames('BankCard');
    expect(names).toHaveLength(12);
    for (const name of names)
      expect([name, textOnScreen()]).toEqual([name, expect.stringContaining(shown[name]!)]);
  });
});

describe('what the app keeps of its caller', () => {
  const token = 'token-of-lena-00000000000000000000001';

  beforeEach(async () => {
    await openApp({ path: '/pages/user/login/login' }, (call) =>
      call === 'login' ? Response.json({ type: 'ok', message: token, msg: '', data: null }) : undefined,
    );
    await press('Email', 'tab');
    await enter('email', 'lena@posteo.example');
    await enter('password', 'horse-battery');
    await submit();
    await vi.waitFor(() => expect(localStorage.getItem(nameOf('ClientState', 'user object'))).not.toBeNull());
  });

  it('is the token, sent raw as Authorization [field:ClientState token]', () => {
    expect(localStorage.getItem(nameOf('ClientState', 'token'))).toBe(token);
    const asked = sentSoFar().find(({ call }) => call === 'profile');
    expect(asked?.headers.get('authorization')).toBe(token);
  });

  it('is the user as user/center answers it [field:ClientState user object]', () => {
    const kept = JSON.parse(localStorage.getItem(nameOf('ClientState', 'user object'))!) as object;
    expect(kept).toMatchObject({ id: profile.id, account_number: profile.account_number });
  });
});

describe('the theme', () => {
  it('is light until another one is chosen, and is kept [field:ClientState theme]', async () => {
    await openApp({ path: '/pages/settings/index', isMember: true });
    const key = nameOf('ClientState', 'theme');
    const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect(localStorage.getItem(key)).toBeNull();
    expect(isChosen('Light')).toBe(true);
    await press('Dark', 'radio');
    expect(localStorage.getItem(key)).toBe('dark');
    await press('System', 'radio');
    expect(localStorage.getItem(key)).toBe('system');
    await press('Light', 'radio');
    expect(localStorage.getItem(key)).toBe('light');
  });
});

describe('a coin', () => {
  it('is sent as its number and shown by its name [field:Currency id] [field:Currency name]', async () => {
    await openApp({ path: '/pages/assets/transfer/index', isMember: true });
    await enter('amount', '1');
    await submit();
    const sent = sentSoFar().find(({ call }) => call === 'transfer')!.fields;
    const numbers = fieldsInScope().find(({ entity, field }) => entity === 'Currency' && field === 'id')!;
    expect(sent[nameOf('Currency', 'id')]).toBe(/USDT (\d+)/.exec(numbers.type_unit)![1]);
    // A coin with a name used only here.
    const row = { id: 3, currency: 3, [nameOf('Currency', 'name')]: 'KRONA', usdt_price: '1' };
    const wallet = {
      balance: [{ ...row, change_balance: '7', lock_change_balance: '0' }],
      totle: '7',
      usdt_totle: '7',
    };
    await openApp({ path: '/pages/assets/index', isMember: true }, (call) =>
      call === 'balances' ? envelope({ ...balances, change_wallet: wallet }) : undefined,
    );
    await reads('KRONA');
  });
});

describe('a contract', () => {
  const openInfo = (terms: Partial<(typeof leverTerms)[0]>) =>
    openApp({ path: '/pages/lever/info' }, (call) =>
      call === 'leverTerms' ? envelope([{ ...leverTerms[0], ...terms }]) : undefined,
    );

  it('shows its leverages before one is chosen', async () => {
    await openInfo({ leverages: [3, 7, 70] });
    await reads('3× to 70×');
  });

  it('can be tried with the leverages that a person may choose', async () => {
    const few = { ...leverPanel, multiple: { muit: [{ value: '5' }, { value: '3' }] } };
    await openApp({ path: '/pages/lever/info', isMember: true }, (call) =>
      call === 'leverPanel' ? envelope(few) : undefined,
    );
    await press(/^Leverage/);
    const offered = screen
      .getAllByRole('button', { name: /^\d+×/ })
      .map(({ textContent }) => /^\d+×/.exec(textContent)?.[0]);
    expect(offered).toEqual(['3×', '5×']);
  });

  it('shows its overnight fee as a rate, with every digit of it', async () => {
    await openInfo({ overnight_rate: '0.000125' });
    await reads('0.0125% of value at entry');
  });
});
