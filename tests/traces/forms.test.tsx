// rules.tsv: each form shows the message of a violated rule, and sends nothing.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { profile, profileUnderReview, profileVerified, security } from '../../contracts/examples/account.ts';
import { bankForm, noBankCard } from '../../contracts/examples/bank.ts';
import { ethereumAddress, tronAddress, withdrawalInfo } from '../../contracts/examples/withdrawal.ts';
import { submittedDeposit } from '../../contracts/examples/deposit.ts';
import { openIeo } from '../../contracts/examples/ieo.ts';
import { openTrade, positions } from '../../contracts/examples/lever.ts';
import { otcOrder, otcOrders, sellOffer } from '../../contracts/examples/otc.ts';
import { fieldsInScope, messageOf, rulesInScope } from '../../contracts/spec/rows.ts';
import { screenOf } from '../../e2e/support/screens.ts';
import type { ScreenName } from '../../src/domains/pages.ts';
import { fixtureOf, fixtures } from '../domains/fixtures.ts';
import type { Breach } from '../domains/ScreenFixtures.ts';
import { envelope } from '../faults/answers.ts';
import { openClaim } from './claims.ts';
import { openWithParts } from './levers.ts';
import { callsSoFar, openApp, sentSoFar, settle } from './openApp.tsx';
import { openOtc } from './otcs.ts';
import { choosePhoto, jpeg, openPhotos, threePhotos } from './photos.ts';
import { enter, fieldOf, press, reads, submit } from './steps.ts';
import { user } from './user.ts';
import { toBankPath, tryToWithdraw } from './withdrawing.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const pathOf = (form: ScreenName): string => screenOf(form).path;

interface FormBreach extends Breach {
  form: ScreenName;
}

/** Submits the advanced verification with two of its three pictures. */
async function sendPhotosBut(missing: keyof typeof threePhotos): Promise<void> {
  const { [missing]: _, ...has } = threePhotos;
  await openPhotos({ has });
  await submit();
}

/** Adds a valid card, except for the given changes. */
async function bind(changes: Partial<typeof bankForm>): Promise<void> {
  for (const [name, value] of Object.entries({ ...bankForm, ...changes })) await enter(name, value);
  await submit();
}
/** Submits a valid claim by hash, except for the given changes. */
async function claim(changes: Record<string, string>, proof?: string): Promise<void> {
  await openClaim(proof === undefined ? {} : { proof });
  const right = { amount: '1500', account: submittedDeposit.hash! };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  await submit();
}
const claimBut = (changes: Record<string, string>, values?: Breach['values']): FormBreach => ({
  form: 'DepositClaim',
  break: () => claim(changes),
  ...(values && { values }),
});

/** Saves a valid address, except for the given changes. */
async function saveAddress(changes: Record<string, string>): Promise<void> {
  const right = { address: tronAddress, code: '730916', password: '491370' };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  await submit();
}
const saveBut = (changes: Record<string, string>, values?: Breach['values']): FormBreach => ({
  form: 'AddWithdrawalAddress',
  break: () => saveAddress(changes),
  ...(values && { values }),
});
/** The form with a back end that gives this response to one call. */
const saveWhere = (call: string, data: unknown, path = pathOf('AddWithdrawalAddress')) =>
  openApp({ path, isMember: true }, (asked) => (asked === call ? envelope(data) : undefined));

/** Withdraws an amount, with a server whose response to one call is changed. */
const withdrawBut = (
  amount: string,
  answers: Readonly<Record<string, unknown>> = {},
  values?: Breach['values'],
): FormBreach => ({
  form: 'Withdraw',
  break: () => tryToWithdraw(amount, answers),
  ...(values && { values }),
});

/** Orders a P2P amount or quantity, with a server whose responses are changed. */
const orderBut = (
  field: 'money' | 'number',
  value: string,
  answers: Readonly<Record<string, unknown>> = {},
  values?: Breach['values'],
): FormBreach => ({
  form: 'OtcBuy',
  async break() {
    await openOtc(answers);
    await enter(field, value);
    await submit();
  },
  ...(values && { values }),
});

/** Before a server that answers otherwise first; the others stand in the fixtures of their screens. */
const prepared: Record<string, FormBreach> = {
  'withdrawal.request.verified': withdrawBut('500', { profile }),
  'account.fund_password.set_first': withdrawBut('500', { fundPasswordState: 2 }),
  'withdrawal.request.fund_password_set': withdrawBut('500', { fundPasswordState: 2 }),
  'withdrawal.request.address_required': withdrawBut('500', { withdrawalAddresses: [] }),
  'withdrawal.request.amount_required': withdrawBut(''),
  'withdrawal.request.minimum': withdrawBut('19.99', {}, { min: '20.00', asset: 'USDT' }),
  'withdrawal.request.balance': withdrawBut('12480.51'),
  'withdrawal.request.receipt_positive': withdrawBut('1', {
    withdrawalInfo: { ...withdrawalInfo, networks: [{ network: 'trc20', fee: '1', min_number: '0.5' }] },
  }),
  'withdrawal.request.remark_optional': {
    form: 'Withdraw',
    async break() {
      await tryToWithdraw('500');
      await press('Close');
      await enter('remark', 'x'.repeat(201));
      await submit();
    },
  },
  'withdrawal.bank.card_required': {
    form: 'WithdrawToBank',
    break: () => tryToWithdraw('500', { bankCard: noBankCard }, toBankPath),
  },
  'withdrawal.address.coin_required': {
    form: 'AddWithdrawalAddress',
    async break() {
      await openApp({ path: '/pages/user/address/create?coin=USDT', isMember: true });
      await saveAddress({});
    },
  },
  'withdrawal.address.address_required': saveBut({ address: '' }),
  'withdrawal.address.address_valid': saveBut(
    { address: `${tronAddress.slice(0, -1)}9` },
    { network: 'TRC20' },
  ),
  'withdrawal.address.fund_password': saveBut({ password: '4913' }),
  'withdrawal.address.code_required': saveBut({ code: '' }),
  'withdrawal.address.refused': {
    form: 'AddWithdrawalAddress',
    async break() {
      await saveWhere('checkAddress', { is_valid: false, fault: 'own' });
      await saveAddress({});
    },
  },
  'withdrawal.address.lookalike': {
    form: 'AddWithdrawalAddress',
    async break() {
      const path = '/pages/user/address/create?coin=USDT&network=erc20';
      const saved = { id: 7, currency: 3, nettype: 'ERC20', notes: 'Office', address: ethereumAddress };
      await saveWhere('withdrawalAddresses', [saved], path);
      // Four characters in the middle differ, and without capitals there is no checksum.
      await saveAddress({ address: ethereumAddress.toLowerCase().replace('9b9a', '1111') });
    },
    values: { label: 'Office' },
  },
  'account.own_code.address': {
    form: 'AddWithdrawalAddress',
    async break() {
      await saveWhere('security', { ...security, email: '', phone: '' });
    },
  },
  'deposit.claim.amount_required': claimBut({ amount: '' }),
  'deposit.claim.amount_format': claimBut({ amount: '1500.123456789' }, { n: '8' }),
  'deposit.claim.minimum': claimBut({ amount: '9.99' }, { min: '10', asset: 'USDT' }),
  'deposit.claim.hash_required': claimBut({ account: submittedDeposit.hash!.slice(1) }),
  'deposit.claim.proof_required': { form: 'DepositClaim', break: () => claim({}, '') },
  'deposit.claim.proof_size': {
    form: 'DepositClaim',
    async break() {
      await openClaim({ proof: '', maxBytes: 1000 });
      await choosePhoto('imgs', jpeg('transfer.jpg', 1001));
    },
    held: 'upload',
  },
  'deposit.claim.proof_type': {
    form: 'DepositClaim',
    async break() {
      await openClaim({ proof: '' });
      await choosePhoto('imgs', new File(['<svg onload="alert(1)">'], 'proof.jpg', { type: 'image/jpeg' }));
    },
    held: 'upload',
  },
  'deposit.claim.bank_fields': {
    form: 'DepositClaim',
    async break() {
      await openClaim({ way: 'bank' });
      const said = { amount: '500', bkname: 'Sample Sparkasse', cardname: 'Lena Hartmann' };
      for (const [name, value] of Object.entries(said)) await enter(name, value);
      await submit();
    },
  },
  'bank.card.holder_required': {
    form: 'AddBankCard',
    async break() {
      await openApp({ path: pathOf('AddBankCard'), isMember: true }, (call) =>
        call === 'profile' ? envelope(profileVerified) : undefined,
      );
      await bind({ real_name: 'Jonas Weber' });
    },
  },
  'verification.advanced.basic_first': {
    form: 'AdvancedVerification',
    async break() {
      await openPhotos({ basic: profileUnderReview, has: threePhotos });
      await submit();
    },
  },
  'verification.advanced.front_required': {
    form: 'AdvancedVerification',
    break: () => sendPhotosBut('front_pic'),
  },
  'verification.advanced.back_required': {
    form: 'AdvancedVerification',
    break: () => sendPhotosBut('reverse_pic'),
  },
  'verification.advanced.holding_required': {
    form: 'AdvancedVerification',
    break: () => sendPhotosBut('hand_pic'),
  },
  'verification.upload.size': {
    form: 'AdvancedVerification',
    async break() {
      await openPhotos({ maxBytes: 1000 });
      await choosePhoto('front_pic', jpeg('front.jpg', 1001));
    },
    held: 'upload',
  },
  'verification.upload.type': {
    form: 'AdvancedVerification',
    async break() {
      await openPhotos();
      await choosePhoto(
        'front_pic',
        new File(['<svg onload="alert(1)">'], 'front.jpg', { type: 'image/jpeg' }),
      );
    },
    held: 'upload',
  },
  'otc.order.amount_required': orderBut('money', ''),
  'otc.order.limits': orderBut('money', '19.99', {}, { min: '20.00', max: '5,000.00' }),
  'otc.order.fiat_decimals': orderBut('money', '1500.123', {}, { n: '2' }),
  // 12,480.50 USDT are available.
  'otc.order.sellable': orderBut('number', '12481', { otcOffer: { ...sellOffer, max_number: '50000' } }),
  'otc.order.receiving_card': {
    form: 'OtcBuy',
    async break() {
      await openOtc({ otcOffer: sellOffer, bankCard: noBankCard });
      await enter('number', '100');
      await submit();
    },
  },
  'otc.order.verified': {
    form: 'OtcBuy',
    break: async () => void (await openOtc({ profile })),
  },
  'otc.status.named': {
    form: 'OtcOrders',
    async break() {
      const list = [{ ...otcOrder, status: 3 }];
      await openApp({ path: pathOf('OtcOrders'), isMember: true }, (call) =>
        call === 'otcOrders' ? envelope({ ...otcOrders, list, count: 1 }) : undefined,
      );
    },
    values: { code: '3' },
  },
  // 50,000 cost 21,000 USDT, and 12,480.50 are available.
  'subscription.ieo.balance': {
    form: 'Ieos',
    async break() {
      await openApp(screenOf('Ieos'), (call) =>
        call === 'ieos' ? envelope([{ ...openIeo, price: '0.42' }]) : undefined,
      );
      await enter('amount', '50000');
      await submit();
    },
    values: { amount: '8,519.50', asset: 'USDT' },
  },
  'lever.close.part': {
    form: 'LeverTrade',
    async break() {
      await openWithParts();
      await press('Close position');
      await enter('part', '1001');
    },
    values: { lots: '1,000' },
    held: 'closePosition',
  },
};

/** Rules that the form leaves to the server, whose message it shows. */
const leftToServer = [
  'session.session.required',
  'session.session.expired',
  'session.code.cooldown',
  'account.own_code.cooldown',
  'session.forgot.code_sms',
  'session.forgot.code_email',
  'session.language.known',
  'wallet.transfer.accounts_differ',
  'spot.order.login',
  'spot.cancel.confirm',
  'bank.card.delete',
  'withdrawal.request.login',
  'withdrawal.request.fund_password',
  'withdrawal.bank.same_rules',
  'market.price.stale',
  // lever.test.tsx covers the form's behaviour.
  'lever.order.login',
  'lever.order.leverage_listed',
  'lever.order.margin_mode',
  'lever.order.stops',
  'lever.order.questions',
  'lever.close.confirm',
  'lever.cancel.confirm',
  'lever.margin.isolated',
  // hosting.test.tsx covers the sheet's behaviour.
  'hosting.redeem.refund_equal',
  // The stories of OptionTrade cover the ticket's behaviour.
  'option.order.login',
  'option.order.verified',
  'option.order.balance',
  'option.order.direction',
  'option.order.price_fresh',
  'option.order.questions',
  // e2e/walletLogin.test.ts covers the sheets of wallets.
  'session.login.wallet_network',
  'session.wallet.first',
  'account.wallet.confirm',
];

/**
 * Rules of pages without a form, violated in chat.test.tsx, deposit.test.tsx, depositClaim.test.tsx, otcOrder.test.tsx
 * and withdrawals.test.tsx.
 */
const ofPages = [
  'deposit.address.network_required',
  'deposit.claim.cancel',
  'withdrawal.request.cancel',
  'ui.copy.failed',
  'help.chat.url',
  'otc.cancel.status',
  'otc.release.seller',
];
const breaches: Readonly<Record<string, FormBreach>> = {
  ...prepared,
  ...Object.fromEntries(
    Object.entries(fixtures).flatMap(([form, { breaches: own = {} }]) =>
      Object.entries(own).map(([rule, breach]) => [rule, { ...breach, form: form as ScreenName }]),
    ),
  ),
};
const elsewhere = [...leftToServer, ...ofPages];

const checked = rulesInScope().filter(
  ({ id, checked_by, message }) => checked_by !== 'server' && message !== '-' && !elsewhere.includes(id),
);

/** Makes a screen send a call. */
const send = (screen: ScreenName, call: string): Promise<void> => fixtureOf(screen).commands![call]!(user);

describe('a form', () => {
  it.each(checked)('of $screen says what $id says, and sends nothing', async ({ id }) => {
    const { form, break: breach, values, held } = breaches[id]!;
    await openApp(screenOf(form));
    await breach(user);
    await reads(messageOf(id, values));
    expect([...callsSoFar()]).not.toContain(held ?? fixtureOf(form).form);
  });
});

describe('money of the contract account', () => {
  const move = '/pages/assets/transfer/index?from=lever&to=change';
  /** 1 BTC in cross margin, from 50,006.25 at a mark of 49,000. */
  const lossMaking = {
    ...positions,
    rate_profits_total: { cross_equity: '6968.746875', cross_required: '220.5' },
    message: {
      ...positions.message,
      data: [{ ...openTrade, margin_mode: 'cross', update_price: '49000', liquidation_price: '42221.25' }],
    },
  };
  const needed = {
    type: 'error',
    code: 0,
    msg: '',
    message: 'Open positions need this margin. You can transfer out 1,968.121875 USDT',
    data: {
      reason: 'wallet.leverNeeded',
      fields: { number: 'Open positions need this margin. You can transfer out 1,968.121875 USDT' },
      values: { nearest: '1968.121875', available: '1968.121875', asset: 'USDT' },
    },
  };

  it('leaves only after a tick beside the price that it brings nearer, and what has to stay is said beside the amount', async () => {
    await openApp({ path: move, isMember: true }, (call) => {
      if (call === 'positions') return envelope(lossMaking);
      return call === 'transfer' ? Response.json(needed) : undefined;
    });
    await enter('amount', '2500');
    // (50,006.25 − 7,974.996875 + 2,500) ÷ (1 − 0.004 − 0.0005), and the tier of less than 50,000 at that price.
    await reads('After ≈ 44,732.55');
    await reads('I understand that a fall of ≈ 8.70% would liquidate this position.');
    await submit();
    expect([...callsSoFar()]).not.toContain('transfer');
    await press(/^I understand/, 'checkbox');
    await submit();
    await reads(messageOf('wallet.transfer.lever_source'));
    await press('Use 1,968.121875');
    expect(fieldOf('amount').value).toBe('1,968.121875');
    const sent = sentSoFar().filter(({ call }) => call === 'transfer');
    expect(sent.map(({ fields }) => fields['number'])).toEqual(['2500']);
  });

  it('is not asked about while none of it is to leave', async () => {
    await openApp({ path: pathOf('Transfer'), isMember: true });
    await enter('amount', '20');
    expect([...callsSoFar()]).not.toContain('positions');
  });
});

describe('what the server may have done, and did not say so', () => {
  const lost = (command: string) => (asked: string) =>
    asked === command ? new Response('<html>Gateway Timeout', { status: 504 }) : undefined;

  it('is told of a registration: the account may exist', async () => {
    await openApp({ path: pathOf('Register') }, lost('register'));
    await send('Register', 'register');
    await reads(
      'We got no response, so your account may already exist. Try logging in before you create it again.',
    );
  });

  it('is told of a new password: it may hold', async () => {
    await openApp({ path: pathOf('ForgotPassword') }, lost('resetPassword'));
    await send('ForgotPassword', 'resetPassword');
    await reads(
      'We got no response, so your password may already have changed. Try logging in with the new one.',
    );
  });
});

describe('six digits that cannot be a fund password', () => {
  it.each([
    ['111111', 'This repeats one digit. Choose another fund password'],
    ['123456', 'These digits are all in a row. Choose another fund password'],
    ['098765', 'These digits are all in a row. Choose another fund password'],
    ['491370', 'This is your current fund password. Choose another'],
  ])('%s is refused with the last of them', async (digits, sentence) => {
    await openApp({ path: pathOf('ChangeFundPassword'), isMember: true });
    await enter('old', '491370');
    await enter('password', digits.slice(0, 5));
    expect(screen.queryByText(sentence)).toBeNull();
    await enter('password', digits);
    await reads(sentence);
    await enter('password', '583920');
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('the consent to text messages', () => {
  const label = 'Send me text messages about my account (optional)';

  async function registerByPhone(agrees: boolean): Promise<string | undefined> {
    await openApp({ path: pathOf('Register') });
    await press('Phone', 'tab');
    await enter('phone', '+49 151 12345678');
    if (agrees) await press(label, 'checkbox');
    await enter('code', '123456');
    await enter('password', 'horse-battery');
    await enter('confirm', 'horse-battery');
    await enter('invitationCode', 'MERIDIAN');
    await press(/I have read/, 'checkbox');
    await submit();
    const sent = sentSoFar().find(({ call }) => call === 'register');
    expect(sent).toBeDefined();
    return sent?.fields['sms_consent'];
  }

  it('is asked for in English, unticked, and sent only where it is given', async () => {
    expect(await registerByPhone(false)).toBeUndefined();
    expect(await registerByPhone(true)).toBe('1');
  });

  it('is asked for in no other language', async () => {
    const core = await openApp({ path: pathOf('Register') });
    await press('Phone', 'tab');
    expect(screen.queryAllByText(label)).toHaveLength(1);
    await act(() => core.language.choose('de'));
    expect(document.querySelectorAll('[type=checkbox]')).toHaveLength(1);
  });
});

describe('the page of languages', () => {
  it('offers the eight marks of its row, and sends and keeps the one that is chosen [field:ClientState language mark]', async () => {
    const row = fieldsInScope().find(({ field }) => field === 'language mark')!;
    const marks = /^text: ([a-z ]+);/.exec(row.type_unit)![1]!.split(' ');
    const core = await openApp({ path: '/pages/settings/language/language' }, (call, { lang }) =>
      call === 'setLanguage'
        ? Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data: lang })
        : undefined,
    );
    const choices = document.querySelectorAll('main li button');
    expect(choices).toHaveLength(marks.length);
    const chosen: (string | undefined)[] = [];
    for (const choice of choices) {
      fireEvent.click(choice);
      await vi.waitFor(() => expect(sentSoFar().length).toBeGreaterThan(chosen.length), { timeout: 5000 });
      chosen.push(sentSoFar().at(-1)?.fields['lang']);
    }
    expect([...chosen].sort()).toEqual([...marks].sort());
    expect(localStorage.getItem(row.wire_name.split(' ')[0]!)).toBe(chosen.at(-1));
    expect(core.session.languageMark()).toBe(chosen.at(-1));
    expect(sentSoFar().at(-1)?.headers.get('language-mark')).toBe(chosen.at(-1));
  });
});

describe('a code', () => {
  it('can be asked for once, and then not for a minute', async () => {
    await openApp({ path: pathOf('Register') });
    await send('Register', 'sendEmailCode');
    expect(sentSoFar().filter(({ call }) => call === 'sendEmailCode')).toHaveLength(1);
    const [again] = screen.getAllByRole('button', { name: /\b(?:60|59|5\d) s/, hidden: true });
    const { textContent: countAtFirst } = again!;
    fireEvent.click(again!);
    await settle();
    await vi.waitFor(() => expect(again!.textContent).not.toBe(countAtFirst), { timeout: 3000 });
    fireEvent.click(again!);
    await settle();
    expect(sentSoFar().filter(({ call }) => call === 'sendEmailCode')).toHaveLength(1);
  });

  it.each([
    ['an email address', 'Email', 'email', 'lena@posteo.example', 'checkEmailCode', 'email_code'],
    ['a phone number', 'Phone', 'phone', '+49 151 12345678', 'checkMobileCode', 'mobile_code'],
  ] as const)(
    'that is wrong for %s is named at its field before a new password',
    async (_, tab, field, address, call, name) => {
      const sentence = messageOf('session.forgot.code_email');
      const data = { reason: 'session.codeInvalid', fields: { [name]: sentence } };
      await openApp({ path: pathOf('ForgotPassword') }, (asked) =>
        asked === call
          ? Response.json({ type: 'error', code: -1, message: sentence, msg: sentence, data })
          : undefined,
      );
      await press(tab, 'tab');
      await enter(field, address);
      await enter('code', '111111');
      await submit();
      await vi.waitFor(() => expect(fieldOf('code').getAttribute('aria-invalid')).toBe('true'));
      const describedBy = (fieldOf('code').getAttribute('aria-describedby') ?? '').split(' ');
      expect(describedBy.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(sentence);
      expect(document.querySelector('[autocomplete=new-password]')).toBeNull();
    },
  );
});

describe('a cancel', () => {
  it('is sent only after a second yes', async () => {
    await openApp({ path: pathOf('SpotTrade'), isMember: true });
    await press('Cancel');
    expect([...callsSoFar()]).not.toContain('cancelSpotOrder');
    await press('Cancel order');
    expect([...callsSoFar()]).toContain('cancelSpotOrder');
  });
});

describe('the list of agreements', () => {
  it('is asked for from its first page', async () => {
    await openApp({ path: '/pages/user/login/agree', isMember: true });
    const asked = sentSoFar().filter(({ call }) => call === 'articles');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.fields['page'] ?? '1').toBe('1');
  });
});
