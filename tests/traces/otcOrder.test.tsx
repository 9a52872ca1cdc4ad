// One P2P order: what its page shows, what it sends, and what it does while the order changes.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cancelledOrder, otcOrder, paidOrder, payInfo } from '../../contracts/examples/otc.ts';
import { ledger } from '../../contracts/examples/wallet.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { siteConfig } from '../../src/api/session.ts';
import type { Core } from '../../src/app/core.ts';
import { envelope, failures } from '../faults/answers.ts';
import { answerNow, openApp, sentSoFar, settle, textOnScreen, type Answer } from './openApp.tsx';
import { answersOf, openOtcOrder, openPurchase, paidPurchase, paidSale } from './otcOrders.ts';
import { enter, holdTime, press, reads, submit, wait } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const sentTo = (call: string) => sentSoFar().filter((each) => each.call === call);
const formOf = (call: string) => sentTo(call).map(({ fields }) => fields);

/** The order has changed on the server, and the feed has said so. */
async function becomes(core: Core, order: Parameters<typeof answersOf>[0], answered?: Answer) {
  answerNow(answersOf(order, answered));
  await act(() => core.queryClient.invalidateQueries({ queryKey: ['otc'] }));
  await settle();
}

const refusal = (reason: string, message: string, more: object = {}) =>
  Response.json({ type: 'error', code: 0, message, msg: message, data: { reason, ...more } });

describe('the page of an order', () => {
  it('shows its terms, whom to pay and until when [field:OtcOrder creation time] [field:OtcOrder pay type] [field:OtcOrder pay info] [field:OtcOrder merchant nickname] [field:OtcOrder amount or number] [field:OtcOrder total amount] [field:OtcOrder deadline (implied)] [field:OtcOrder price (implied)] [field:OtcOrder side, fiat currency (implied)]', async () => {
    await openOtcOrder(openPurchase());
    await reads('Pay 100.00 EUR to Aldine Exchange');
    const text = textOnScreen();
    for (const shown of [
      ...['Buy 108.22510822 USDT', 'Bank transfer', '0.924 EUR / USDT', otcOrder.order_no],
      ...[payInfo.real_name, payInfo.bank_name, payInfo.bank_account],
    ])
      expect(text).toContain(shown);
    expect(text).toMatch(/2[45]:\d\d left/);
    await openOtcOrder(cancelledOrder);
    await reads('Order opened 21 Nov');
  });

  it.each([0, 3, 4, 7])(
    'a status %i is being checked, with its number and support, and no step [field:OtcOrder status]',
    async (status) => {
      await openOtcOrder({ ...openPurchase(), status: status as 1 });
      await reads(`Status ${status}, being checked`);
      expect(textOnScreen()).toContain(otcOrder.order_no);
      expect(screen.getByRole('link', { name: 'Ask support' })).toBeTruthy();
      for (const name of ['I have paid', 'Cancel order', 'Open appeal'])
        expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );

  it.each([
    ['awaiting_release', 'Waiting for Aldine Exchange to release'],
    ['appeal', 'Support decides'],
    ['released', '108.22510822 USDT arrived'],
  ] as const)(
    'a paid order is shown in its phase %s [field:OtcOrder phase (implied)]',
    async (phase, says) => {
      await openOtcOrder(paidPurchase({ phase }));
      await reads(says);
    },
  );

  it('offers the chat and no appeal where the back end has no phases', async () => {
    await openOtcOrder(paidPurchase({ phase: undefined, appeal_from_ms: undefined, events: undefined }));
    await reads('Payment completed');
    expect(screen.queryByRole('button', { name: /appeal/i })).toBeNull();
    const chat = screen.getByRole('link', { name: 'Chat' });
    expect(chat.getAttribute('href')).toBe(
      `/pages/help/otcChat?order=${otcOrder.id}&order_no=${otcOrder.order_no}`,
    );
  });

  it('counts the unseen messages of its own chat at the way to it', async () => {
    const orders = [
      { order_id: 1, count: 7 },
      { order_id: otcOrder.id, count: 2 },
    ];
    await openOtcOrder(openPurchase(), (call) =>
      call === 'chatUnread' ? envelope({ service: 4, orders }) : undefined,
    );
    await screen.findByRole('link', { name: 'Chat about this order, 2 new messages' });
  });

  it('is complete where unseen messages cannot be counted', async () => {
    await openOtcOrder(openPurchase(), (call) =>
      call === 'chatUnread' ? failures['a refusal']!.answer(call) : undefined,
    );
    await screen.findByRole('link', { name: 'Chat about this order' });
    expect(textOnScreen()).not.toContain('Try again');
  });
});

describe('the time to pay', () => {
  /** The device's clock and its seconds stand still until `pass`. */
  function holdClock(): void {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
  }
  async function pass(seconds: number): Promise<void> {
    act(() => void vi.advanceTimersByTime(seconds * 1000));
    await settle();
  }
  const leaves = (seconds: number) => openPurchase({ expire_time: Math.floor(Date.now() / 1000) + seconds });
  const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

  it('is announced once in its last five minutes and once in its last minute', async () => {
    holdClock();
    await openOtcOrder(leaves(303));
    expect(textOnScreen()).not.toContain('Less than 5 minutes');
    await pass(5);
    expect(statuses()).toContain('Less than 5 minutes left to pay');
    const said = statuses();
    await pass(100);
    expect(statuses()).toEqual(said);
    await pass(140);
    expect(statuses()).toContain('Less than 1 minute left to pay');
    expect(textOnScreen()).toContain('Less than 1 minute left.');
  });

  it('ends at zero: the order is read once more, and not again', async () => {
    holdClock();
    await openOtcOrder(leaves(3));
    const before = sentTo('otcOrder').length;
    await pass(4);
    expect(textOnScreen()).toContain('The payment window has closed');
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
    expect(sentTo('otcOrder')).toHaveLength(before + 1);
    await pass(60);
    expect(sentTo('otcOrder')).toHaveLength(before + 1);
  });

  it('opens the appeal by itself at its time', async () => {
    holdClock();
    await openOtcOrder(paidPurchase({ appeal_from_ms: Date.now() + 2_000 }));
    await press(/^Appeal from/);
    expect(textOnScreen()).not.toContain('What happened?');
    await pass(3);
    await press('Open appeal');
    expect(textOnScreen()).toContain('What happened?');
  });
});

describe('marking an order as paid', () => {
  const ticks = async () => {
    for (const line of [/transfer is sent/, /in my own name/]) await press(line, 'checkbox');
  };

  it('sends it once, with the reference, after both ticks', async () => {
    await openOtcOrder(openPurchase());
    await press('I have paid');
    await submit();
    await reads('Confirm this first');
    expect(sentTo('markOtcPaid')).toEqual([]);
    await ticks();
    await enter('reference', ' TRX 42 ');
    fireEvent.submit(document.querySelector('form')!);
    await submit();
    expect(formOf('markOtcPaid')).toEqual([{ id: String(otcOrder.id), reference: 'TRX 42' }]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('keeps the sentence of a refusal and what was typed, and reads the order again', async () => {
    await openOtcOrder(openPurchase(), (call) =>
      call === 'markOtcPaid' ? refusal('otc.otherSide', 'Only the other side can do this') : undefined,
    );
    await press('I have paid');
    await ticks();
    await enter('reference', 'TRX 42');
    const before = sentTo('otcOrder').length;
    await submit();
    await reads('Only the other side can do this');
    expect(document.querySelector<HTMLInputElement>('input[name=reference]')!.value).toBe('TRX 42');
    expect(sentTo('otcOrder').length).toBeGreaterThan(before);
  });

  it('says at the picture why it was refused', async () => {
    const core = await openOtcOrder(openPurchase(), (call) =>
      call === 'markOtcPaid'
        ? refusal('otc.pictureUnknown', 'Choose it again', { fields: { proof: 'Choose it again' } })
        : undefined,
    );
    // Requested at startup.
    await act(() => core.queryClient.fetchQuery(siteConfig()));
    await press('I have paid');
    await ticks();
    await submit();
    await reads('Choose it again');
    expect(document.querySelector('dialog')).not.toBeNull();
  });

  it('asks for both ticks again after the sheet was closed, and keeps the reference', async () => {
    await openOtcOrder(openPurchase());
    await press('I have paid');
    await ticks();
    await enter('reference', 'TRX 42');
    await press('Not yet');
    await press('I have paid');
    expect(screen.queryAllByRole('checkbox', { checked: true, hidden: true })).toEqual([]);
    expect(document.querySelector<HTMLInputElement>('input[name=reference]')!.value).toBe('TRX 42');
  });

  it('looks up a lost answer, and sends nothing again', async () => {
    holdTime();
    await openOtcOrder(openPurchase(), (call) =>
      call === 'markOtcPaid' ? new Response('<html>Gateway Timeout', { status: 504 }) : undefined,
    );
    await press('I have paid');
    await ticks();
    await submit();
    await reads('We’re checking whether your action went through.');
    await press('I have paid');
    expect(document.querySelector('dialog')).toBeNull();
    answerNow(answersOf(paidPurchase()));
    await wait(3_000);
    await reads('Waiting for Aldine Exchange to release');
    expect(sentTo('markOtcPaid')).toHaveLength(1);
    expect(textOnScreen()).not.toContain('We’re checking');
  });

  it('says in the open sheet that the order has ended meanwhile', async () => {
    const core = await openOtcOrder(openPurchase());
    await press('I have paid');
    await becomes(core, { ...cancelledOrder, id: otcOrder.id, cancelled_by: 'time' });
    await reads('This order can no longer be marked as paid. Check its status');
    expect(document.querySelector('form')).toBeNull();
    await press('Show order');
    await reads('You paid anyway?');
  });
});

describe('cancelling an order', () => {
  it('is asked twice, and a double tap answers one question [rule:otc.cancel.status]', async () => {
    holdTime();
    await openOtcOrder(openPurchase());
    await press('Cancel order');
    await press('Cancel order');
    await press('Sent nothing, cancel');
    expect(sentTo('cancelOtcOrder')).toEqual([]);
    await wait(1_000);
    await press('Sent nothing, cancel');
    expect(formOf('cancelOtcOrder')).toEqual([{ id: String(otcOrder.id) }]);
  });

  it('is over where the order was marked as paid meanwhile [rule:otc.cancel.status]', async () => {
    const core = await openOtcOrder(openPurchase());
    await press('Cancel order');
    await becomes(core, paidPurchase());
    await reads(messageOf('otc.cancel.status'));
    expect(screen.queryByRole('button', { name: 'Keep order', hidden: true })).toBeNull();
  });

  it('is offered neither of a paid order nor where the server does not allow it', async () => {
    await openOtcOrder(paidPurchase());
    await reads('Waiting for Aldine Exchange');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await openOtcOrder(openPurchase({ can_cancel: false }));
    await reads('I have paid');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

describe('releasing a sale', () => {
  async function openSheet(answered?: Answer): Promise<Core> {
    holdTime();
    const core = await openOtcOrder(paidSale(), answered);
    await press('Money is there');
    return core;
  }
  const lines = [/booked on my account/, /The sender is/] as const;
  async function fill(value: string, password = '491370'): Promise<void> {
    await enter('value', value);
    for (const line of lines) await press(line, 'checkbox');
    await enter('password', password);
  }

  it('needs both ticks, the whole amount and all digits [rule:otc.release.seller]', async () => {
    await openSheet();
    await wait(1_000);
    await submit();
    for (const says of [
      'This order is for 91.80 EUR. If a different amount arrived, open an appeal',
      'Confirm this first',
      'Enter all six digits',
    ])
      expect(textOnScreen()).toContain(says);
    await fill('91.79');
    await submit();
    expect(sentTo('releaseOtcOrder')).toEqual([]);
    await enter('value', '91.80');
    await submit();
    expect(formOf('releaseOtcOrder')).toMatchObject([{ value: '91.80', pay_password: '491370' }]);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain('491370');
  });

  it('takes no tap in its first second', async () => {
    await openSheet();
    await fill('91.80');
    await submit();
    expect(sentTo('releaseOtcOrder')).toEqual([]);
    await wait(1_000);
    await submit();
    expect(sentTo('releaseOtcOrder')).toHaveLength(1);
  });

  it('says at the digits that they were wrong, and how many tries are left', async () => {
    await openSheet((call) =>
      call === 'releaseOtcOrder'
        ? refusal('account.fundPasswordWrong', 'Wrong fund password', {
            fields: { pay_password: 'Wrong fund password' },
            values: { attempts: '4' },
          })
        : undefined,
    );
    await fill('91.80');
    await wait(1_000);
    await submit();
    await reads('Wrong fund password. 4 attempts left');
    expect(document.querySelector<HTMLInputElement>('input[name=password]')!.value).toBe('');
    expect(document.querySelector<HTMLInputElement>('input[name=value]')!.value).toBe('91.80');
  });

  it('leads to the fund password that it needs', async () => {
    await openSheet((call) => (call === 'fundPasswordState' ? envelope(2) : undefined));
    await reads('Nothing was released');
    expect(
      screen.getByRole('link', { name: 'Set fund password', hidden: true }).getAttribute('href'),
    ).toMatch(/changePayPassword/);
  });

  it('is over where an appeal was opened meanwhile', async () => {
    const core = await openSheet();
    await becomes(core, paidSale({ phase: 'appeal', appealed_ms: Date.now() }));
    await reads(messageOf('otc.release.seller'));
    expect(document.querySelector('form')).toBeNull();
  });
});

describe('an appeal', () => {
  it('is sent with its reason and text, and says that the coins stay locked', async () => {
    await openOtcOrder(paidPurchase());
    await press('Open appeal');
    await reads('108.22510822 USDT stays locked.');
    await press(/^Reason/);
    await press(/not released/, 'radio').catch(() => press(/not released/));
    await enter('text', ' Paid at 14:12 ');
    await submit();
    expect(formOf('appealOtcOrder')).toEqual([
      { id: String(otcOrder.id), reason: 'notReleased', text: 'Paid at 14:12' },
    ]);
  });

  it('takes further statements under its reason, and nothing else', async () => {
    await openOtcOrder(paidPurchase({ phase: 'appeal', events: paidOrder.events }));
    for (const name of ['I have paid', 'Cancel order', 'Money is there'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('Add evidence');
    await enter('text', 'The statement of my bank');
    await submit();
    expect(formOf('appealOtcOrder')).toMatchObject([{ text: 'The statement of my bank' }]);
  });

  it('of an order that has ended says that no coins are held', async () => {
    await openOtcOrder({ ...cancelledOrder, cancelled_by: 'time' });
    await press('Open appeal');
    await reads('No coins are held for this order.');
  });
});

describe('an asset record of an order', () => {
  it('leads to it', async () => {
    const [row] = ledger.list;
    const { order_id: _order, symbol: _symbol, side: _side, ...rest } = row!;
    const list = [{ ...rest, kind: 'otc', info: 'P2P purchase', otc_order_id: otcOrder.id }];
    await openApp({ path: '/pages/assets/record?kind=otc', isMember: true }, (call) =>
      call === 'ledger' ? envelope({ ...ledger, list, count: 1 }) : undefined,
    );
    await press(/P2P purchase/);
    const way = await screen.findByRole('link', { name: 'Show order', hidden: true });
    expect(way.getAttribute('href')).toBe(`/pages/assets/c2c/orderDetail?id=${otcOrder.id}`);
  });
});
