// rules.tsv: what each form says of a broken rule, in the words of the row, and that nothing is sent.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { profile, profileUnderReview, profileVerified, security } from '../../contracts/examples/account.ts';
import { bankForm, noBankCard } from '../../contracts/examples/bank.ts';
import { ethereumAddress, tronAddress, withdrawalInfo } from '../../contracts/examples/withdrawal.ts';
import { submittedDeposit } from '../../contracts/examples/deposit.ts';
import { openTrade, positions } from '../../contracts/examples/lever.ts';
import { fieldsInScope, messageOf, rulesInScope } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { claimPath, openClaim } from './claims.ts';
import { openLever, openWithParts } from './levers.ts';
import { callsSoFar, openApp, sentSoFar, settle } from './openApp.tsx';
import { choosePhoto, jpeg, openPhotos, threePhotos } from './photos.ts';
import { enter, fieldOf, press, reads, submit } from './steps.ts';
import { toBankPath, tryToWithdraw, withdrawPath } from './withdrawing.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const paths = {
  Register: '/pages/user/login/register',
  Login: '/pages/user/login/login',
  ForgotPassword: '/pages/user/login/forgetPassword',
  SpotTrade: '/pages/trade/index',
  LeverTrade: '/pages/lever/index',
  OptionTrade: '/pages/option/detail',
  Transfer: '/pages/assets/transfer/index',
  BasicVerification: '/pages/verification/basic',
  AdvancedVerification: '/pages/verification/advanced',
  AddBankCard: '/pages/bankbind/addbank',
  ChangePassword: '/pages/settings/security/changePassword',
  ChangeFundPassword: '/pages/settings/security/changePayPassword',
  DepositClaim: claimPath,
  AddWithdrawalAddress: '/pages/user/address/create?coin=USDT&network=trc20',
  Withdraw: withdrawPath,
  WithdrawToBank: toBankPath,
  Host: '/pages/finance/buyPage?id=2',
  SubscribeNewCoin: '/pages/publication/purchase?id=1',
};
const ofMembers: readonly string[] = [
  'SpotTrade',
  'LeverTrade',
  'OptionTrade',
  'Transfer',
  'BasicVerification',
].concat(
  'ChangePassword',
  'ChangeFundPassword',
  'AddBankCard',
  'DepositClaim',
  'AddWithdrawalAddress',
  'Withdraw',
  'WithdrawToBank',
  'Host',
  'SubscribeNewCoin',
);
type Form = keyof typeof paths;

interface Breach {
  form: Form;
  break: () => Promise<void>;
  values?: Record<string, string>;
  /** What is not sent; the command of the form without it. */
  held?: string;
}

const command: Record<Form, string> = {
  Register: 'register',
  Login: 'login',
  ForgotPassword: 'resetPassword',
  SpotTrade: 'placeSpotOrder',
  LeverTrade: 'openPosition',
  OptionTrade: 'placeOption',
  Transfer: 'transfer',
  BasicVerification: 'submitBasicVerification',
  AdvancedVerification: 'submitAdvancedVerification',
  AddBankCard: 'saveBankCard',
  ChangePassword: 'changePassword',
  ChangeFundPassword: 'setFundPassword',
  DepositClaim: 'requestDeposit',
  AddWithdrawalAddress: 'addWithdrawalAddress',
  Withdraw: 'requestWithdrawal',
  WithdrawToBank: 'requestWithdrawal',
  Host: 'host',
  SubscribeNewCoin: 'subscribeNewCoin',
};

/** A registration by e-mail that is right but for what changes in it. */
async function register(changes: Record<string, string> = {}, agrees = true): Promise<void> {
  await press('E-mail', 'tab');
  const right = {
    email: 'lena@posteo.example',
    code: '123456',
    password: 'horse-battery',
    confirm: 'horse-battery',
    invitation: 'MERIDIAN',
  };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  if (agrees) await press(/I have read/, 'checkbox');
  await submit();
}

/** Hosts an amount, with those lines ticked. */
async function hosts(amount: string, ticked: readonly RegExp[] = [/I accept/]): Promise<void> {
  await enter('amount', amount);
  for (const line of ticked) await press(line, 'checkbox');
  await submit();
}

/** Subscribes to what costs 0.125 each, of which 23,600,000 are left. */
async function subscribes(amount: string): Promise<void> {
  await enter('amount', amount);
  await submit();
}

async function sendCode(tab: 'Phone' | 'E-mail', field: string, value: string): Promise<void> {
  await press(tab, 'tab');
  await enter(field, value);
  await press('Send code');
}

/** To the second step of a new password, and there what is said. */
async function reset(fields: Record<string, string>): Promise<void> {
  await press('E-mail', 'tab');
  await enter('email', 'lena@posteo.example');
  await enter('code', '123456');
  await submit();
  for (const [name, value] of Object.entries(fields)) await enter(name, value);
  await submit();
}

async function order(fields: Record<string, string>, side: 'Buy' | 'Sell' = 'Buy'): Promise<void> {
  await press(side, 'radio');
  for (const [name, value] of Object.entries(fields)) await enter(name, value);
  await submit();
}

/** Details of somebody that are right but for the one that is left out. */
async function verify(without: string): Promise<void> {
  if (without !== 'country') {
    await press(/^Country of issue/);
    await press(/^Germany/);
  }
  const right = { name: 'Lena Hartmann', card_id: 'C01X00T47', address: 'Lindenallee 14' };
  for (const [name, value] of Object.entries(right)) if (name !== without) await enter(name, value);
  await submit();
}

/** The advanced verification with two of its three pictures. */
async function sendPhotosBut(missing: keyof typeof threePhotos): Promise<void> {
  const { [missing]: _, ...has } = threePhotos;
  await openPhotos({ has });
  await submit();
}

/** A card that is right but for what changes in it. */
async function bind(changes: Partial<typeof bankForm>): Promise<void> {
  for (const [name, value] of Object.entries({ ...bankForm, ...changes })) await enter(name, value);
  await submit();
}
const bindBut = (changes: Partial<typeof bankForm>): Breach => ({
  form: 'AddBankCard',
  break: () => bind(changes),
});

/** A claim by hash that is right but for what changes in it. */
async function claim(changes: Record<string, string>, proof?: string): Promise<void> {
  await openClaim(proof === undefined ? {} : { proof });
  const right = { amount: '1500', account: submittedDeposit.hash! };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  await submit();
}
const claimBut = (changes: Record<string, string>, values?: Breach['values']): Breach => ({
  form: 'DepositClaim',
  break: () => claim(changes),
  ...(values && { values }),
});

/** An address that is right but for what changes in it. */
async function saveAddress(changes: Record<string, string>): Promise<void> {
  const right = { address: tronAddress, code: '730916', password: '491370' };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  await submit();
}
const saveBut = (changes: Record<string, string>, values?: Breach['values']): Breach => ({
  form: 'AddWithdrawalAddress',
  break: () => saveAddress(changes),
  ...(values && { values }),
});
/** The form before a back end that answers one of its calls so. */
const saveWhere = (call: string, data: unknown, path = paths.AddWithdrawalAddress) =>
  openApp({ path, isMember: true }, (asked) => (asked === call ? envelope(data) : undefined));

/** Another login password, right but for what changes in it. */
async function changePassword(changes: Record<string, string>): Promise<void> {
  const right = { old: 'correct horse 7', password: 'horse-battery', confirm: 'horse-battery' };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  await submit();
}

/** Another fund password, right but for what changes in it. */
async function changeFundPassword(changes: Record<string, string>): Promise<void> {
  const right = { old: '491370', password: '583920', confirm: '583920' };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await enter(name, value);
  await submit();
}

/** A withdrawal of so much, before a server that says something else of one call. */
const withdrawBut = (
  amount: string,
  answers: Readonly<Record<string, unknown>> = {},
  values?: Breach['values'],
): Breach => ({
  form: 'Withdraw',
  break: () => tryToWithdraw(amount, answers),
  ...(values && { values }),
});

/** A limit order of a contract that is right but for what changes in it. */
const leverBut = (changes: Record<string, string>): Breach => ({
  form: 'LeverTrade',
  async break() {
    await openLever(changes);
  },
});

/** An order of options that is right but for what is left out or typed in it. */
const optionBut = (stake: string, values?: Record<string, string>, duration = true): Breach => ({
  form: 'OptionTrade',
  ...(values && { values }),
  async break() {
    if (duration) await press(/^120/);
    await enter('stake', stake);
    await press(/^Up/);
  },
});

const breaches: Record<string, Breach> = {
  'option.order.duration_required': optionBut('10', {}, false),
  'option.order.stake_required': optionBut(''),
  'option.order.minimum': optionBut('9', { min: '10', asset: 'USDT' }),
  'option.order.maximum': optionBut('1001', { max: '1,000', asset: 'USDT' }),
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
      // Four signs in the middle are others, and without capitals none is missed.
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
  'bank.card.name_required': bindBut({ name: '' }),
  'bank.card.branch_name_required': bindBut({ branch_name: '' }),
  'bank.card.branch_number_required': bindBut({ branch_number: '' }),
  'bank.card.number_required': bindBut({ bank_account: '1234X' }),
  'bank.card.bank_name_required': bindBut({ bank_name: '' }),
  'bank.card.branch_required': bindBut({ bank_branch: '' }),
  'bank.card.bank_address_required': bindBut({ bank_address: '' }),
  'bank.card.swift_required': bindBut({ swift_code: 'SMPLDEFFX' }),
  'bank.card.iban_required': bindBut({ iban: '' }),
  'bank.card.address_required': bindBut({ residence_address: '' }),
  'bank.card.postal_code_required': bindBut({ postal_code: '' }),
  'bank.card.holder_required': {
    form: 'AddBankCard',
    async break() {
      await openApp({ path: paths.AddBankCard, isMember: true }, (call) =>
        call === 'profile' ? envelope(profileVerified) : undefined,
      );
      await bind({ real_name: 'Jonas Weber' });
    },
  },
  'account.password.old_required': { form: 'ChangePassword', break: () => changePassword({ old: '' }) },
  'account.password.new_required': {
    form: 'ChangePassword',
    break: () => changePassword({ password: '12345', confirm: '12345' }),
  },
  'account.password.repeat_required': {
    form: 'ChangePassword',
    break: () => changePassword({ confirm: '' }),
  },
  'account.password.repeat_match': {
    form: 'ChangePassword',
    break: () => changePassword({ confirm: 'horse-batter' }),
  },
  'account.fund_password.digits': {
    form: 'ChangeFundPassword',
    break: () => changeFundPassword({ password: '58392', confirm: '58392' }),
  },
  'account.fund_password.repeat_match': {
    form: 'ChangeFundPassword',
    break: () => changeFundPassword({ confirm: '583921' }),
  },
  'account.fund_password.old_required': {
    form: 'ChangeFundPassword',
    break: () => changeFundPassword({ old: '' }),
  },
  'account.fund_password.forgotten': {
    form: 'ChangeFundPassword',
    async break() {
      await press('Forgot the current one?');
      const right = { password: '583920', confirm: '583920', loginPassword: 'correct horse 7' };
      for (const [name, value] of Object.entries(right)) await enter(name, value);
      await submit();
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
  'session.register.phone_required': {
    form: 'Register',
    async break() {
      await press('Phone', 'tab');
      await submit();
    },
  },
  'session.register.phone_valid': {
    form: 'Register',
    async break() {
      await press('Phone', 'tab');
      await enter('phone', '+1 000 000 0000');
      await submit();
    },
  },
  'session.register.email_required': { form: 'Register', break: () => register({ email: '' }) },
  'session.register.email_valid': { form: 'Register', break: () => register({ email: 'lena' }) },
  'session.register.username_required': {
    form: 'Register',
    async break() {
      await press('Username', 'tab');
      await submit();
    },
  },
  'session.register.code_required': { form: 'Register', break: () => register({ code: '' }) },
  'session.register.password_required': { form: 'Register', break: () => register({ password: '' }) },
  'session.register.password_length': {
    form: 'Register',
    break: () => register({ password: '12345', confirm: '12345' }),
  },
  'session.register.confirm_required': {
    form: 'Register',
    break: () => register({ confirm: '' }),
  },
  'session.register.confirm_match': {
    form: 'Register',
    break: () => register({ confirm: 'horse-batter' }),
  },
  'session.register.invitation_required': {
    form: 'Register',
    break: () => register({ invitation: '' }),
  },
  'session.register.agreement_required': { form: 'Register', break: () => register({}, false) },
  'session.code.address_required': {
    form: 'Register',
    break: () => sendCode('E-mail', 'email', 'lena'),
    held: 'sendEmailCode',
  },
  'session.code.phone_required': {
    form: 'Register',
    break: () => sendCode('Phone', 'phone', '+1 000 000 0000'),
    held: 'sendSmsCode',
  },
  'hosting.host.amount_required': { form: 'Host', break: () => hosts('') },
  'hosting.host.minimum': {
    form: 'Host',
    break: () => hosts('499.99'),
    values: { min: '500.00', asset: 'USDT' },
  },
  'hosting.host.balance': { form: 'Host', break: () => hosts('999999999') },
  'hosting.host.agreement_required': { form: 'Host', break: () => hosts('500', [/can cost more/]) },
  'hosting.host.penalty_agreed': { form: 'Host', break: () => hosts('500', [/I accept/]) },
  'subscription.coin.amount_required': { form: 'SubscribeNewCoin', break: () => subscribes('') },
  'subscription.coin.minimum': {
    form: 'SubscribeNewCoin',
    break: () => subscribes('49.99'),
    values: { min: '50.00', asset: 'USDT' },
  },
  'subscription.coin.remaining': {
    form: 'SubscribeNewCoin',
    break: () => subscribes('2950001'),
    values: { quantity: '23,600,000.0000 NOVA' },
  },
  'subscription.coin.balance': {
    form: 'SubscribeNewCoin',
    break: () => subscribes('999999'),
    values: { amount: '987,518.50 USDT' },
  },
  'session.login.identifier_required': {
    form: 'Login',
    async break() {
      await enter('password', 'horse-battery');
      await submit();
    },
  },
  'session.login.password_required': {
    form: 'Login',
    async break() {
      await press('E-mail', 'tab');
      await enter('email', 'lena@posteo.example');
      await submit();
    },
  },
  'session.forgot.identifier_required': {
    form: 'ForgotPassword',
    async break() {
      await enter('code', '123456');
      await submit();
    },
    held: 'checkMobileCode',
  },
  'session.forgot.password_length': {
    form: 'ForgotPassword',
    break: () => reset({ password: '12345', confirm: '12345' }),
  },
  'session.forgot.confirm_match': {
    form: 'ForgotPassword',
    break: () => reset({ password: 'horse-battery', confirm: 'horse-batter' }),
  },
  'wallet.transfer.amount_required': { form: 'Transfer', break: () => submit() },
  'wallet.transfer.balance': {
    form: 'Transfer',
    async break() {
      await enter('amount', '999999999');
      await submit();
    },
  },
  'verification.basic.country_required': { form: 'BasicVerification', break: () => verify('country') },
  'verification.basic.name_required': { form: 'BasicVerification', break: () => verify('name') },
  'verification.basic.id_required': { form: 'BasicVerification', break: () => verify('card_id') },
  'verification.basic.address_required': { form: 'BasicVerification', break: () => verify('address') },
  'spot.order.quantity_required': { form: 'SpotTrade', break: () => order({}) },
  'spot.order.sale_quantity_required': { form: 'SpotTrade', break: () => order({}, 'Sell') },
  'spot.order.price_required': {
    form: 'SpotTrade',
    break: () => order({ quantity: '0.001', price: '' }),
  },
  'spot.order.price_tick': {
    form: 'SpotTrade',
    break: () => order({ quantity: '0.001', price: '97412.65' }),
    values: { tick: '0.1' },
  },
  'spot.order.quantity_step': {
    form: 'SpotTrade',
    break: () => order({ quantity: '0.00105' }),
    values: { step: '0.0001' },
  },
  'spot.order.minimum': {
    form: 'SpotTrade',
    break: () => order({ quantity: '0.0001', price: '49000' }),
    values: { min: '5', asset: 'USDT' },
  },
  'spot.order.balance': { form: 'SpotTrade', break: () => order({ quantity: '5' }) },
  'spot.order.sellable': { form: 'SpotTrade', break: () => order({ quantity: '5' }, 'Sell') },
  'lever.order.lots_required': leverBut({ lots: '' }),
  'lever.order.lots_integer': leverBut({ lots: '1.5' }),
  'lever.order.limit_price': leverBut({ price: '' }),
  'lever.order.balance': leverBut({ lots: '900' }),
  'lever.stops.side': {
    form: 'LeverTrade',
    async break() {
      await press('TP / SL');
      await enter('stopLoss', '51000');
      await press('Save TP / SL');
    },
    values: { price: '50,000' },
    held: 'setStops',
  },
  'lever.margin.balance': {
    form: 'LeverTrade',
    async break() {
      await press('Add margin');
      await enter('amount', '8000.01');
    },
    held: 'addMargin',
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
  'spot.order.price_band': {
    form: 'SpotTrade',
    break: () => order({ quantity: '0.001', price: '92541.9' }),
    values: { percent: '5.00%' },
  },
};

/** Rules whose form leaves the answer to the server, and shows its sentence. */
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
  // lever.test.tsx has what the form does of these.
  'lever.order.login',
  'lever.order.leverage_listed',
  'lever.order.margin_mode',
  'lever.order.stops',
  'lever.order.questions',
  'lever.close.confirm',
  'lever.cancel.confirm',
  'lever.margin.isolated',
  // hosting.test.tsx has what the sheet does of it.
  'hosting.redeem.refund_equal',
  // The stories of OptionTrade have what the ticket does of these.
  'option.order.login',
  'option.order.verified',
  'option.order.balance',
  'option.order.direction',
  'option.order.price_fresh',
  'option.order.questions',
];

/** Rules of a page without a form, which chat.test.tsx, deposit.test.tsx, depositClaim.test.tsx and withdrawals.test.tsx break. */
const ofPages = [
  'deposit.address.network_required',
  'deposit.claim.cancel',
  'withdrawal.request.cancel',
  'ui.copy.failed',
  'help.chat.url',
];
const elsewhere = [...leftToServer, ...ofPages];

const checked = rulesInScope().filter(
  ({ id, checked_by, message }) => checked_by !== 'server' && message !== '-' && !elsewhere.includes(id),
);

describe('a form', () => {
  it.each(checked)('of $screen says what $id says, and sends nothing', async ({ id }) => {
    const { form, break: breach, values, held } = breaches[id]!;
    await openApp({ path: paths[form], isMember: ofMembers.includes(form) });
    await breach();
    await reads(messageOf(id, values));
    expect([...callsSoFar()]).not.toContain(held ?? command[form]);
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
    message: 'Open positions need this margin. 1,968.121875 USDT can leave',
    data: {
      reason: 'wallet.leverNeeded',
      fields: { number: 'Open positions need this margin. 1,968.121875 USDT can leave' },
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
    await openApp({ path: paths.Transfer, isMember: true });
    await enter('amount', '20');
    expect([...callsSoFar()]).not.toContain('positions');
  });
});

describe('what the server may have done, and did not say so', () => {
  const lost = (command: string) => (asked: string) =>
    asked === command ? new Response('<html>Gateway Timeout', { status: 504 }) : undefined;

  it('is told of a registration: the account may exist', async () => {
    await openApp({ path: paths.Register }, lost('register'));
    await register();
    await reads(
      'No answer came, so your account may exist already. Try to log in before you create it again.',
    );
  });

  it('is told of a new password: it may hold', async () => {
    await openApp({ path: paths.ForgotPassword }, lost('resetPassword'));
    await reset({ password: 'horse-battery', confirm: 'horse-battery' });
    await reads('No answer came, so your password may be changed already. Try to log in with the new one.');
  });
});

describe('six digits that cannot be a fund password', () => {
  it.each([
    ['111111', 'This repeats one digit. Choose another fund password'],
    ['123456', 'These digits are all in a row. Choose another fund password'],
    ['098765', 'These digits are all in a row. Choose another fund password'],
    ['491370', 'This is your present fund password. Choose another'],
  ])('%s is refused with the last of them', async (digits, sentence) => {
    await openApp({ path: paths.ChangeFundPassword, isMember: true });
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
    await openApp({ path: paths.Register });
    await press('Phone', 'tab');
    await enter('phone', '+49 151 12345678');
    if (agrees) await press(label, 'checkbox');
    await enter('code', '123456');
    await enter('password', 'horse-battery');
    await enter('confirm', 'horse-battery');
    await enter('invitation', 'MERIDIAN');
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
    const core = await openApp({ path: paths.Register });
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
    await openApp({ path: paths.Register });
    await sendCode('E-mail', 'email', 'lena@posteo.example');
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
    ['an e-mail address', 'E-mail', 'email', 'lena@posteo.example', 'checkEmailCode', 'email_code'],
    ['a phone number', 'Phone', 'phone', '+49 151 12345678', 'checkMobileCode', 'mobile_code'],
  ] as const)(
    'that is wrong for %s is named at its field before a new password',
    async (_, tab, field, address, call, name) => {
      const sentence = messageOf('session.forgot.code_email');
      const data = { reason: 'session.codeInvalid', fields: { [name]: sentence } };
      await openApp({ path: paths.ForgotPassword }, (asked) =>
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
    await openApp({ path: paths.SpotTrade, isMember: true });
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
