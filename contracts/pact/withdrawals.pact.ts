import { expect, it } from 'vitest';
import { cancelWithdrawal, withdrawal, withdrawals } from '../../src/api/withdrawals.ts';
import * as examples from '../examples/withdrawal.ts';
import { exactly } from './tools/matcher.ts';
import { loggedIn, moneyCommand, pick, play, read } from './tools/interaction.ts';
import { requested, plainRow } from './rows/withdrawing.ts';

const consumer = 'meridian-extensions';
const given = [loggedIn, requested];
const { reviewedWithdrawal: reviewed } = examples;

const ofNetwork = ['type', 'address', 'network', 'network_name', 'label'] as const;
const listed = pick(reviewed, ...plainRow);

it('withdrawals narrows by coin, status and time', async () => {
  const query = { currency: '3', status: '1', from: '1700000000', to: '4000000000' } as const;
  const data = { data: [{ ...listed, ...pick(reviewed, 'state', 'created_ms', 'can_cancel') }], total: 1 };
  const page = await play({ consumer, given, does: 'withdrawals that are narrowed', query, data }, () =>
    read(withdrawals(query)),
  );
  expect(page).toMatchObject(data);
});

it('withdrawals finds one by its own id', async () => {
  const query = { client_withdrawal_id: 'withdrawal-7Yq2Lw0e', limit: '1' };
  const data = { data: [{ ...listed, state: exactly('review') }], total: 1 };
  const page = await play(
    {
      consumer,
      given,
      does: 'withdrawals with an id of the caller',
      query,
      data,
      fromState: { client_withdrawal_id: 'client_withdrawal_id' },
    },
    () => read(withdrawals(query)),
  );
  expect(page).toMatchObject({ data: [listed] });
});

const {
  sentWithdrawal: sent,
  arrivedWithdrawal: arrived,
  delayedWithdrawal: delayed,
  halfWithdrawal: half,
} = examples;
const chained = ['tx_hash', 'explorer_url', 'confirmations', 'confirmations_needed'] as const;
const stated = [...plainRow, 'state', 'created_ms', 'can_cancel'] as const;
const { rejectedWithdrawal: rejected, cancelledWithdrawal: cancelled, bankWithdrawal: bank } = examples;

it.each([
  ['is under review', 'withdrawal', pick(reviewed, ...stated, ...ofNetwork, 'remark')],
  [
    'is on its network',
    'sent',
    pick(sent, ...stated, ...ofNetwork, ...chained, 'decided_ms', 'sent_ms', 'left_s'),
  ],
  [
    'has arrived',
    'arrived',
    pick(arrived, ...stated, ...ofNetwork, ...chained, 'decided_ms', 'sent_ms', 'arrived_ms'),
  ],
  [
    'was sent in part',
    'half',
    pick(half, ...stated, ...ofNetwork, ...chained, 'decided_ms', 'sent_ms', 'arrived_ms', 'returned'),
  ],
  ['was rejected', 'rejected', pick(rejected, ...stated, 'type', 'decided_ms', 'notes')],
  ['was cancelled', 'cancelled', pick(cancelled, ...stated, 'type', 'decided_ms')],
  [
    'goes to a bank card',
    'to_bank',
    pick(
      bank,
      ...([...stated, 'type', 'bank_amount', 'bank_currency', 'bank_rate'] as const),
      ...(['bank_name', 'bank_account'] as const),
    ),
  ],
  ['has to wait', 'delayed', pick(delayed, ...stated, 'type', 'decided_ms', 'delayed_ms')],
] as const)('withdrawals finds the one that %s by its number', async (name, number, row) => {
  const query = { page: '1', limit: '50', id: String(row.id) };
  const data = {
    data: [{ ...row, state: exactly(row.state), can_cancel: exactly(row.can_cancel) }],
    total: 1,
  };
  const found = await play(
    {
      consumer,
      given,
      does: `withdrawals with the one that ${name}`,
      query,
      fromState: { id: number },
      data,
    },
    () => read(withdrawal(row.id)),
  );
  const { bank_account: _, ...shown } = row as Partial<typeof bank>;
  expect(found).toMatchObject(shown);
});

it('cancelWithdrawal answers a sentence', async () => {
  const form = { id: '82000418' };
  const sentence = await play(
    {
      consumer,
      given,
      does: 'cancelWithdrawal',
      form,
      fromState: { id: 'withdrawal' },
      data: examples.cancelWithdrawal,
    },
    () => moneyCommand(cancelWithdrawal(), form),
  );
  expect(sentence).toBe(examples.cancelWithdrawal);
});

it('cancelWithdrawal says that it is too late', async () => {
  const form = { id: '82000377' };
  const message = 'This withdrawal can no longer be cancelled. Check its status';
  const answer = await play(
    {
      consumer,
      given,
      does: 'cancelWithdrawal of what has arrived',
      form,
      fromState: { id: 'arrived' },
      refuses: { message, reason: 'withdrawal.notCancellable' },
    },
    () => moneyCommand(cancelWithdrawal(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'withdrawal.notCancellable' });
});
