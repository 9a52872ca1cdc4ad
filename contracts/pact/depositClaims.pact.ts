import { expect, it } from 'vitest';
import { depositAddress, deposits } from '../../src/api/deposit.ts';
import { requestDeposit } from '../../src/api/depositClaim.ts';
import { claimForm } from '../../src/screens/deposit/claim/claimRequest.ts';
import type { ClaimValues } from '../../src/screens/deposit/claim/claimValues.ts';
import * as examples from '../examples/deposit.ts';
import { loggedIn, moneyCommand, pick, play, read, token, type ProviderState } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const proven: ProviderState = ['a proof of transfer is uploaded', { token }];
const bank: ProviderState = ['bank transfers are taken', { token }];
const claimed = (parameters: Record<string, string> = {}): ProviderState => [
  'a deposit was claimed',
  { token, ...parameters },
];
const clientId = 'claim-7Yq2Lw0e';
const imgs = '/upload/0mjq1yt5k2h8w3c7vd';
const account = examples.seenDeposit.hash!;

const values: ClaimValues = {
  way: 'hash',
  coin: 'USDT',
  currency: '3',
  network: 'trc20',
  amount: '500',
  account,
  imgs,
  rate: '',
  bkname: '',
  bkcardnumer: '',
  cardname: '',
};

/** Omits fields that are not sent. */
const formOf = (...said: Parameters<typeof claimForm>) =>
  claimForm(...said) as ReturnType<typeof claimForm> & Record<string, string>;

it('requestDeposit names the network, and its own id', async () => {
  const form = formOf(values, clientId);
  const text = await play(
    {
      consumer,
      given: [loggedIn, proven],
      does: 'requestDeposit of a network',
      form,
      fromState: { currency: 'currency', imgs: 'imgs' },
      data: examples.requestDeposit,
    },
    () => moneyCommand(requestDeposit(), form),
  );
  expect(text).toBe(examples.requestDeposit);
});

const payer = { bkname: 'Sample Bank', bkcardnumer: '4000000000000127', cardname: 'Ada Example' };
const paid: ClaimValues = {
  ...values,
  way: 'bank',
  coin: 'EUR',
  currency: '9999',
  network: '',
  account: '',
  rate: '0.9312',
  ...payer,
};

it('requestDeposit of a bank transfer says who paid, and the rate that was shown', async () => {
  const form = formOf(paid, clientId);
  const text = await play(
    {
      consumer,
      given: [loggedIn, proven],
      does: 'requestDeposit of a bank transfer',
      form,
      fromState: { rate: 'rate', imgs: 'imgs' },
      data: examples.requestDeposit,
    },
    () => moneyCommand(requestDeposit(), form),
  );
  expect(text).toBe(examples.requestDeposit);
});

it('requestDeposit at another rate than there is is refused with a reason', async () => {
  const form = formOf({ ...paid, rate: '0.5' }, clientId);
  const message = 'The rate has changed to 0.9312. Check the amounts and submit again';
  const answer = await play(
    {
      consumer,
      given: [loggedIn, proven],
      does: 'requestDeposit at another rate',
      form,
      fromState: { imgs: 'imgs' },
      refuses: { message, reason: 'deposit.rateChanged' },
    },
    () => moneyCommand(requestDeposit(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'deposit.rateChanged' });
});

const cardForm = { currency: '9999' };

it('depositAddress of a bank card says where to transfer to', async () => {
  const data = pick(examples.bankCardAddress, 'bkname', 'bkcardnumer', 'cardname');
  const given = [loggedIn, bank];
  const said = await play({ given, does: 'depositAddress of a bank card', form: cardForm, data }, () =>
    read(depositAddress(cardForm)),
  );
  expect(said).toEqual(data);
});

it('depositAddress of a bank card says what a transfer names, and at which rate it is credited', async () => {
  const data = examples.bankCardAddress;
  const given = [loggedIn, bank];
  const said = await play(
    { consumer, given, does: 'depositAddress of a bank card with its rate', form: cardForm, data },
    () => read(depositAddress(cardForm)),
  );
  expect(said).toEqual(data);
});

const listed = [
  'id',
  'name',
  'amount',
  'status',
  'created_at',
  'created_ms',
  'state',
  'way',
] as const satisfies readonly (keyof typeof examples.submittedDeposit)[];

it.each([
  [
    'a transaction',
    {},
    pick(
      examples.submittedDeposit,
      ...([...listed, 'review_id', 'network', 'network_name', 'hash', 'address'] as const),
      ...(['confirmations', 'confirmations_needed'] as const),
    ),
  ],
  [
    'a bank transfer',
    { way: 'bank' },
    pick(
      examples.bankDeposit,
      ...([...listed, 'review_id', 'reference', 'bank_amount', 'bank_currency', 'rate'] as const),
    ),
  ],
  ['what was rejected', { became: 'rejected' }, pick(examples.rejectedClaim, ...listed, 'remark')],
  ['what was cancelled', { became: 'cancelled', way: 'bank' }, pick(examples.cancelledDeposit, ...listed)],
] as const)('deposits finds a claim of %s by its own id', async (name, parameters, row) => {
  const query = { client_deposit_id: clientId, limit: '1' };
  const data = { data: [row], total: 1 };
  const page = await play(
    {
      consumer,
      given: [loggedIn, claimed(parameters)],
      does: `deposits with the claim of ${name}`,
      query,
      data,
    },
    () => read(deposits(query)),
  );
  expect(page).toMatchObject(data);
});
