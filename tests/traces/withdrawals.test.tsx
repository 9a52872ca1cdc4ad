// Withdrawal details and records: the display of each, and cancelling.
import { screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  bankWithdrawal,
  cancelWithdrawal,
  cancelledWithdrawal,
  plainWithdrawal,
  rejectedWithdrawal,
  reviewedWithdrawal,
  sentWithdrawal,
  withdrawalInfo,
  withdrawals,
} from '../../contracts/examples/withdrawal.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, sentSoFar, settle, textOnScreen, type Answer } from './openApp.tsx';
import { press, reads } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const { id } = reviewedWithdrawal;
const page = { path: `/pages/assets/withdraw/detail?id=${id}`, isMember: true };
const records = { path: '/pages/assets/record?tab=withdrawals', isMember: true };
const listOf = (...rows: object[]): Answer => {
  const data = { ...withdrawals, data: rows, total: rows.length };
  return (call) => (call === 'withdrawals' ? envelope(data) : undefined);
};
const sentOf = (call: string) => sentSoFar().filter((each) => each.call === call);
const refusal = (reason: string): Response =>
  Response.json({ type: 'error', code: 0, message: 'No', msg: 'No', data: { reason } });

describe('a withdrawal', () => {
  it('shows network, address, quantity, fee, receipt, remark, hash and times [field:Withdrawal chain type] [field:Withdrawal address] [field:Withdrawal quantity] [field:Withdrawal remark] [field:Withdrawal fee] [field:Withdrawal estimated receipt] [field:Withdrawal transaction hash (implied)] [field:Withdrawal creation time (implied)]', async () => {
    await openApp(page, listOf(sentWithdrawal));
    await reads('12 of 20 confirmations');
    const text = textOnScreen();
    for (const words of ['499.00', '500.00', '−1.00', 'TRC20', 'Savings', '9f31c0', '20 Nov, 18:42'])
      expect(text).toContain(words);
    expect(text.replaceAll(' ', '')).toContain(sentWithdrawal.address);
    await openApp(page, listOf({ ...plainWithdrawal, id }));
    await reads('18 Nov, 08:14');
  });

  it('says by status and reason alone what has become of it [field:Withdrawal status] [field:Withdrawal reason]', async () => {
    await openApp(page, listOf({ ...plainWithdrawal, id }));
    await reads('Rejected');
    expect(textOnScreen()).toContain(plainWithdrawal.notes);
  });

  it('to a bank card shows the bank in place of a network [field:Withdrawal way (implied)]', async () => {
    await openApp(page, listOf({ ...bankWithdrawal, id }));
    await reads('171.11');
    expect(textOnScreen()).toContain('Sent to your bank');
  });

  it('is looked for among all, where a back end cannot be asked for one', async () => {
    const others = Array.from({ length: 50 }, (_, index) => ({ ...rejectedWithdrawal, id: 90 + index }));
    await openApp(page, (call, { page: number }) =>
      call === 'withdrawals'
        ? envelope({ ...withdrawals, data: number === '2' ? [reviewedWithdrawal] : others, total: 51 })
        : undefined,
    );
    await reads('499.00');
    expect(sentOf('withdrawals').map(({ fields }) => [fields['id'], fields['page']])).toEqual([
      [String(id), '1'],
      [String(id), '2'],
    ]);
  });

  it('of another one does not exist', async () => {
    await openApp(page, listOf({ ...reviewedWithdrawal, id: 5 }));
    await reads(messageOf('withdrawal.detail.owner'));
  });

  it('is cancelled only after its owner has seen what becomes free', async () => {
    let row: object = reviewedWithdrawal;
    await openApp(page, (call, fields) => {
      if (call !== 'cancelWithdrawal') return listOf(row)(call, fields);
      row = { ...cancelledWithdrawal, id };
      return envelope(cancelWithdrawal);
    });
    await press('Cancel withdrawal');
    expect(sentOf('cancelWithdrawal')).toEqual([]);
    await reads('Available again in Spot');
    await press('Cancel withdrawal');
    await reads('Cancelled by you');
    expect(sentOf('cancelWithdrawal').map(({ fields }) => fields)).toEqual([{ id: String(id) }]);
  });

  it('that is on its way already says that it can no longer be cancelled', async () => {
    await openApp(page, (call, fields) =>
      call === 'cancelWithdrawal'
        ? refusal('withdrawal.notCancellable')
        : listOf(reviewedWithdrawal)(call, fields),
    );
    await press('Cancel withdrawal');
    await press('Cancel withdrawal');
    await reads(messageOf('withdrawal.request.cancel'));
  });

  it.each([
    ['is sent', sentWithdrawal],
    ['was rejected', rejectedWithdrawal],
    ['says nothing of it', { ...reviewedWithdrawal, can_cancel: undefined }],
  ])('offers no cancelling where it %s', async (_, row) => {
    await openApp(page, listOf({ ...row, id }));
    await reads('Requested');
    await settle();
    expect(screen.queryAllByRole('button', { name: 'Cancel withdrawal', hidden: true })).toEqual([]);
  });
});

describe('the records of withdrawals', () => {
  it('show quantity, state, way and time, and lead to each', async () => {
    await openApp(records, listOf(...withdrawals.data));
    await reads('18:42 · TRC20');
    for (const words of ['USDT to Ledger at home', '−500.00', 'Under review', 'USDT to bank', 'Cancelled'])
      expect(textOnScreen()).toContain(words);
    const way = screen.getAllByRole('link').find((each) => each.getAttribute('href')?.includes(String(id)));
    expect(way?.getAttribute('href')).toContain('/pages/assets/withdraw/detail?id=');
  });

  it('say until when one arrives as its own page does: as the back end says of its coin', async () => {
    const inSixHours: Answer = (call, fields) =>
      call === 'withdrawalInfo'
        ? envelope({ ...withdrawalInfo, arrival_h: { from: 2, to: 6 } })
        : listOf(reviewedWithdrawal)(call, fields);
    await openApp(records, inSixHours);
    await reads('Arrives by 21 Nov 2026, 00:42 UTC at the latest.');
    expect(sentOf('withdrawalInfo').map(({ fields }) => fields)).toEqual([{ currency: '3' }]);
    await openApp(page, inSixHours);
    await reads('in 2 to 6 hours');
  });

  it.each([records, page])('promise nothing where the back end does not say it: $path', async (at) => {
    await openApp(at, (call, fields) =>
      call === 'withdrawalInfo'
        ? new Response('<html>', { status: 502 })
        : listOf(reviewedWithdrawal)(call, fields),
    );
    await reads('Under review');
    await settle();
    expect(textOnScreen()).not.toMatch(/Arrives|hours/);
  });

  it('ask nothing of arrivals where none is under review', async () => {
    await openApp(records, listOf(sentWithdrawal));
    await reads('12 of 20');
    await settle();
    expect([...sentOf('withdrawalCurrencies'), ...sentOf('withdrawalInfo')]).toEqual([]);
  });
});
