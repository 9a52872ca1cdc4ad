// screen-calls.tsv: what each built screen asks of the server, and that it asks nothing else.
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import openapi from '../../contracts/openapi.json' with { type: 'json' };
import { operationsOf, type Openapi } from '../../contracts/readOpenapi.ts';
import { bankForm } from '../../contracts/examples/bank.ts';
import { tronAddress } from '../../contracts/examples/withdrawal.ts';
import { submittedDeposit } from '../../contracts/examples/deposit.ts';
import { screenCallsInScope } from '../../contracts/spec/rows.ts';
import { callsAtStart, callsOfDetours, furtherCalls, insteadOfCalls } from '../../contracts/spec/scope.ts';
import { screens } from '../../e2e/support/screens.ts';
import type { Core } from '../../src/app/core.ts';
import { openClaim } from './claims.ts';
import { callsSoFar, openApp, settle } from './openApp.tsx';
import { openLever } from './levers.ts';
import { openPhotos, threePhotos } from './photos.ts';
import { enter, patience, press, submit } from './steps.ts';
import { authorise, toBankPath, tryToWithdraw } from './withdrawing.ts';

vi.setConfig({ testTimeout: 60_000 });

const isAtStart = (screen: string, operationId: string): boolean =>
  callsAtStart[screen]?.[operationId] !== undefined;

/** The rows with the call that the screen makes for each, and the page that makes it. */
const rows = screenCallsInScope().map(({ screen, operationId, kind }) => ({
  screen,
  operationId,
  kind,
  made: insteadOfCalls[screen]?.[operationId] ?? operationId,
  page: callsOfDetours[screen]?.[operationId] ?? screen,
  atStart: isAtStart(screen, operationId),
}));

const madeAtStart = new Set(Object.values(callsAtStart).flatMap((calls) => Object.keys(calls)));

const pageOf = (name: string) => screens.find((each) => each.name === name)!;

/** Opens a page without what start-up does, which asks on every page for what belongs to the caller. */
async function open(name: string): Promise<Core> {
  const core = await openApp(pageOf(name));
  for (let round = 0; round < 8; round += 1) await settle();
  return core;
}

/** Opens a page as start-up does. */
async function start(name: string): Promise<void> {
  const core = await open(name);
  ends.push(core.connect());
  for (let round = 0; round < 8; round += 1) await settle();
}
const ends: (() => void)[] = [];
// Or it would go on asking in the next test.
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
afterAll(() => void vi.unstubAllGlobals());

async function fillRegistration(): Promise<void> {
  await press('E-mail', 'tab');
  await enter('email', 'lena@posteo.example');
  await enter('code', '123456');
  await enter('password', 'horse-battery');
  await enter('confirm', 'horse-battery');
  await enter('invitation', 'MERIDIAN');
  await press(/I have read/, 'checkbox');
}

async function checkCode(kind: 'Phone' | 'E-mail'): Promise<void> {
  await press(kind, 'tab');
  if (kind === 'Phone') await enter('phone', '+49 151 12345678');
  else await enter('email', 'lena@posteo.example');
  await enter('code', '123456');
  await submit();
}

async function sendCode(kind: 'Phone' | 'E-mail'): Promise<void> {
  await press(kind, 'tab');
  if (kind === 'Phone') await enter('phone', '+49 151 12345678');
  else await enter('email', 'lena@posteo.example');
  await press('Send code');
}

const newPassword = { password: 'horse-battery', confirm: 'horse-battery' };

/** What a person does for a screen to make a call. */
const commands: Record<string, () => Promise<void>> = {
  'Login login': async () => {
    await press('E-mail', 'tab');
    await enter('email', 'lena@posteo.example');
    await enter('password', 'horse-battery');
    await submit();
  },
  'Register sendEmailCode': () => sendCode('E-mail'),
  'Register sendSmsCode': () => sendCode('Phone'),
  'Register register': async () => {
    await fillRegistration();
    await submit();
  },
  'ForgotPassword sendEmailCode': () => sendCode('E-mail'),
  'ForgotPassword sendSmsCode': () => sendCode('Phone'),
  'ForgotPassword checkEmailCode': () => checkCode('E-mail'),
  'ForgotPassword checkMobileCode': () => checkCode('Phone'),
  'ForgotPassword resetPassword': async () => {
    await checkCode('E-mail');
    await enter('password', 'horse-battery');
    await enter('confirm', 'horse-battery');
    await submit();
  },
  'ChangePassword changePassword': async () => {
    for (const [name, value] of Object.entries({ old: 'correct horse 7', ...newPassword }))
      await enter(name, value);
    await submit();
  },
  'ChangeFundPassword setFundPassword': async () => {
    const digits = { old: '491370', password: '583920', confirm: '583920' };
    for (const [name, value] of Object.entries(digits)) await enter(name, value);
    await submit();
  },
  'ChangeFundPassword sendOwnCode': async () => {
    await press('Forgot the current one?');
    await press('Send code');
  },
  'Language setLanguage': () => press(/Deutsch/),
  'Kline vote': async () => {
    await openApp({ ...pageOf('Kline'), isMember: true });
    await press('Up');
  },
  'SpotTrade placeSpotOrder': async () => {
    await enter('quantity', '0.001');
    await submit();
  },
  'SpotTrade cancelSpotOrder': async () => {
    await press('Cancel');
    await press('Cancel order');
  },
  'OptionTrade placeOption': async () => {
    await press(/^120/);
    await enter('stake', '10');
    await press(/^Up/);
    await press(/^Up ?·/);
  },
  'LeverTrade openPosition': () => openLever(),
  'LeverTrade closePosition': async () => {
    await press('Close position');
    const [, confirm] = await screen.findAllByRole('button', { name: 'Close position', hidden: true });
    await act(async () => confirm!.click());
  },
  'LeverTrade cancelLeverOrder': async () => {
    await press(/^Orders/, 'tab');
    await press('Cancel');
    await press('Cancel order');
  },
  'LeverTrade setStops': async () => {
    await press('TP / SL');
    await enter('takeProfit', '51000');
    await press('Save TP / SL');
  },
  'LeverTrade addMargin': async () => {
    await press('Add margin');
    await enter('amount', '5');
    await press(/^Add ?5/);
  },
  'Host host': async () => {
    await enter('amount', '500');
    for (const line of [/I accept/, /can cost more/]) await press(line, 'checkbox');
    await submit();
  },
  'NewCoins newCoinOrders': () => press('My new coins', 'tab'),
  'SubscribeNewCoin subscribeNewCoin': async () => {
    await enter('amount', '500');
    await submit();
  },
  'HostingOrders redeemEarly': async () => {
    await press('Redeem early');
    await press(/^Redeem [\d,.]+$/);
  },
  'AdvancedVerification submitAdvancedVerification': async () => {
    await openPhotos({ has: threePhotos });
    await submit();
  },
  'AddBankCard saveBankCard': async () => {
    for (const [name, value] of Object.entries(bankForm)) await enter(name, value);
    await submit();
  },
  'Promotion rebates': () => press('Rebates', 'tab'),
  'Promotion invitees': () => press(/^Friends/, 'tab'),
  'Promotion setRanked': () => press('Show me in the ranking', 'switch'),
  // They are read where money is to leave the contract account.
  'Transfer positions': () => press('Swap the accounts'),
  'Transfer transfer': async () => {
    await enter('amount', '1');
    await submit();
  },
  'BasicVerification submitBasicVerification': async () => {
    await press(/^Country of issue/);
    await press(/^Germany/);
    await enter('name', 'Lena Hartmann');
    await enter('card_id', 'C01X00T47');
    await enter('address', 'Lindenallee 14');
    await submit();
  },
};
for (const command of [...['openPosition', 'closePosition', 'cancelLeverOrder', 'setStops', 'addMargin']])
  commands[`LeverSimulator ${command}`] = commands[`LeverTrade ${command}`]!;
commands['OptionSimulator placeOption'] = commands['OptionTrade placeOption']!;
commands['DepositClaim requestDeposit'] = async () => {
  await openClaim();
  await enter('amount', '1500');
  await enter('account', submittedDeposit.hash!);
  await submit();
};
commands['WithdrawalAddresses deleteWithdrawalAddress'] = async () => {
  await press('Delete New phone');
  await press('Delete address');
};
commands['WithdrawalAddresses approveWithdrawalAddress'] = () => press('Confirm');
commands['AddWithdrawalAddress sendOwnCode'] = () => press('Send code');
commands['AddWithdrawalAddress checkAddress'] = () => enter('address', tronAddress);
commands['AddWithdrawalAddress addWithdrawalAddress'] = async () => {
  for (const [name, value] of Object.entries({ address: tronAddress, code: '730916', password: '491370' }))
    await enter(name, value);
  await submit();
};
const withdraw = async (path?: string): Promise<void> => {
  await tryToWithdraw('500', {}, path);
};
commands['Withdraw sendOwnCode'] = async () => {
  await withdraw();
  await press('Send code');
};
commands['Withdraw requestWithdrawal'] = async () => {
  await withdraw();
  await authorise();
};
commands['WithdrawToBank sendOwnCode'] = async () => {
  await withdraw(toBankPath);
  await press('Send code');
};
commands['WithdrawToBank requestWithdrawal'] = async () => {
  await withdraw(toBankPath);
  await authorise();
};
// What its other tabs show.
commands['AssetRecord deposits'] = () => press('Deposits', 'tab');
commands['AssetRecord withdrawals'] = () => press('Withdrawals', 'tab');
// Logging in reads who that is.
commands['Login profile'] = commands['Login login']!;

describe('a screen', () => {
  it.each(rows)('$screen makes $operationId', async ({ screen: of, page, made, atStart }) => {
    // What every start asks for shows nothing of a screen.
    await (atStart || !madeAtStart.has(made) ? start(page) : open(page));
    await commands[`${of} ${made}`]?.();
    await vi.waitFor(() => expect([...callsSoFar()]).toContain(made), patience);
  });

  it.each(rows.filter(({ atStart }) => atStart))(
    '$screen leaves $operationId to the start, which makes it on every page',
    async ({ page, made }) => {
      await open(page);
      expect([...callsSoFar()]).not.toContain(made);
      await start('Transfer');
      expect([...callsSoFar()]).toContain(made);
    },
  );

  it.each(rows.filter(({ kind, screen }) => kind === 'command' && screen !== 'Login'))(
    '$screen makes $operationId only when somebody asks for it',
    async ({ page, made }) => {
      await start(page);
      expect([...callsSoFar()]).not.toContain(made);
    },
  );

  it.each(screens)('$name asks nothing that its rows do not name', async ({ name }) => {
    const of = name.replace(/ (?:of|before) a .*/, '');
    const extensions = operationsOf(openapi as unknown as Openapi)
      .filter(({ operation }) => operation['x-extension'] === true)
      .map(({ operation }) => operation.operationId);
    const named = rows
      .filter((row) => row.screen === of)
      .map(({ made }) => made)
      .concat(Object.keys(furtherCalls[of] ?? {}));
    await openApp(pageOf(name));
    const others = [...callsSoFar()].filter((call) => !named.includes(call) && !extensions.includes(call));
    expect(others).toEqual([]);
  });
});
