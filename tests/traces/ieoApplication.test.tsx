// The user's applications for IEOs: what list and page show, what a payment sends, and what follows its answer.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  failedApplication,
  lockedIeo,
  lockedApplication,
  openIeo,
  unlockedApplication,
} from '../../contracts/examples/ieo.ts';
import { quotations } from '../../contracts/examples/market.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { answersOf, openIeoApplication, payable, wireTime, type Application } from './ieoApplications.ts';
import { answerNow, openApp, sentSoFar, settle, textOnScreen, type Answer } from './openApp.tsx';
import { holdTime, press, reads, wait } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const listPath = '/pages/assets/ieo/orderList';
const second = 1_000;
const sentTo = (call: string) => sentSoFar().filter((each) => each.call === call);
const shows = (...words: string[]) => {
  const text = textOnScreen();
  for (const each of words) expect(text).toContain(each);
};
const listOf = (...list: Application[]) => envelope({ list, total: list.length });
const openList = (query: string, ...list: Application[]) =>
  openApp({ path: `${listPath}${query}`, isMember: true }, (call) =>
    call === 'ieoApplications' ? listOf(...list) : undefined,
  );
const coded = (ipo_status: number): Application => payable({ ipo_status: ipo_status as 1 });

async function confirm(): Promise<void> {
  const dialog = within(document.querySelector('dialog')!);
  fireEvent.click(dialog.getByRole('button', { name: /^Pay 318/, hidden: true }));
  await settle();
}

/** Opens the confirmation and answers it after its first second. */
async function pay(): Promise<void> {
  await press(/^Pay 318/);
  await wait(second);
  await confirm();
}

describe('the list of applications', () => {
  it('shows name, serial number, status and the quantities that fit it [field:IeoProduct name] [field:IeoProduct serial number] [field:IeoProduct status] [field:IeoProduct successful quantity] [field:IeoProduct allotment quantity] [field:IeoProduct pending quantity]', async () => {
    const applied = { ...coded(1), allotment_quantity: '0', pending_quantity: '10000', id: 2 };
    await openList('', payable({ id: 1 }), applied, { ...lockedApplication, id: 3 });
    await reads('Halo Network');
    shows('HALO', 'IEO-2611-01-401', 'Pay by', 'Allotted 7,575.7575 of 10,000.0000', '318.181815 USDT');
    shows('Applied', 'Allotment on', '10,000.0000 HALO', 'Locked', '1,200.00 VEGA');
  });

  it.each([
    ['paying', 'paying', 3],
    ['processing', 'processing', 1],
    ['success', 'success', 4],
    ['fail', 'fail', 2],
  ])('asks for the applications of its tab %s', async (tab, result, code) => {
    await openList(`?tab=${tab}`, coded(code), coded(code === 2 ? 3 : 2));
    await reads('IEO-2611-01-401');
    expect(sentTo('ieoApplications').map(({ fields }) => fields['result'])).toContain(result);
    // A back end that ignores the result answers both: the page shows the one that belongs to its tab.
    expect(screen.getAllByRole('link', { name: /IEO-2611-01-401/ })).toHaveLength(1);
  });

  it.each([0, 7])('a status %i is being checked, with its number', async (code) => {
    await openList('', coded(code));
    await reads(`Being checked (${code})`);
    for (const word of ['Pay by', 'Locked', 'Lapsed']) expect(textOnScreen()).not.toContain(word);
  });
});

describe('the page of an application', () => {
  it('shows what has to be paid, until when, and every date with its zone [field:IeoProduct IEO price] [field:IeoProduct listing price] [field:IeoProduct listing date] [field:IeoProduct allotment date] [field:IeoProduct pay date] [field:IeoProduct lock date] [field:IeoProduct serial number]', async () => {
    const day = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);
    const application = payable();
    await openIeoApplication(application, (call) =>
      call === 'ieos' ? envelope([{ ...openIeo, id: 1, listing_price: '0.05' }]) : undefined,
    );
    await reads('7,575.7575 HALO allotted');
    shows('of 10,000.0000 applied for', '7,575.7575 HALO × 0.042 USDT', '318.181815 USDT');
    shows(
      'IEO price',
      '0.042 USDT',
      'Listing price, announced',
      '0.05 USDT',
      'IEO-2611-01-401',
      'Halo Network',
    );
    shows(
      'Pay by',
      'Listing planned',
      'Locked until',
      'Paid for 0.0000 HALO',
      'Still pending 7,575.7575 HALO',
    );
    for (const text of [application.pay_date, application.listing_date, application.lock_date])
      shows(`${day(text).getUTCFullYear()}, ${text.slice(11, 16)} UTC`);
    expect(textOnScreen()).toMatch(/2[12] h \d\d left/);
  });

  it('recomputes the allotment, and says so where the server has another', async () => {
    // 10,000 × 20,000,000 ÷ 26,400,000 is 7,575.7575, rounded down to four decimals.
    await openIeoApplication(payable());
    await reads('the same quantity');
    await openIeoApplication(payable({ allotment_quantity: '7575.7574' }));
    await reads('the published totals give 7,575.7575 HALO');
    expect(textOnScreen()).not.toContain('the same quantity');
  });

  it('says that totals are not reported, and invents none', async () => {
    const { totals: _, ...plain } = payable();
    await openIeoApplication(plain);
    await reads('How it was allotted — not reported');
    for (const word of ['Maximum per account', 'same quantity', 'Not distributed'])
      expect(textOnScreen()).not.toContain(word);
  });

  it('compares the payment with the present price once the coin is traded', async () => {
    const [group] = quotations;
    const quotation = [{ ...group!.quotation[0]!, symbol: 'VEGA/USDT', now_price: '0.298' }];
    await openIeoApplication({ ...lockedApplication, lock_date: wireTime(Date.now() + 86_400_000) }, (call) =>
      call === 'quotations' ? envelope([{ ...group!, quotation }]) : undefined,
    );
    await reads('357.60 USDT');
    shows('Unlocks in 1 day', '420.00 USDT', '−62.40 USDT', '−14.86%', 'Locked coins cannot be sold');
  });

  it.each([
    ['has lapsed', { ...payable({ ipo_status: 2, pending_quantity: '0' }) }, 'stays with the issuer'],
    ['was not allotted', failedApplication, 'Nothing was allotted'],
    ['is unlocked', unlockedApplication, 'Trade LUMA/USDT'],
    ['is unknown', coded(8), 'Status 8, being checked'],
  ])('of one that %s offers no payment', async (_, application, says) => {
    await openIeoApplication(application);
    await reads(says);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('of an id that the user has no application for says so', async () => {
    await openIeoApplication(payable(), (call) => (call === 'ieoApplications' ? listOf() : undefined));
    await reads('This application does not exist');
  });

  it('stops offering the payment at the end of its window, and reads the application once more', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    await openIeoApplication(payable({ pay_date: wireTime(Date.now() + 4 * second) }));
    await screen.findByRole('button', { name: /^Pay/ });
    const before = sentTo('ieoApplications').length;
    act(() => void vi.advanceTimersByTime(5 * second));
    await settle();
    shows('Payment window ended');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(sentTo('ieoApplications')).toHaveLength(before + 1);
  });
});

describe('a payment', () => {
  const paid = payable({ ipo_status: 4, successful_quantity: '7575.7575', pending_quantity: '0' });

  it('names amount, end of the lock-up and risk before it is sent, and is sent once [rule:subscription.ieo.pay_once]', async () => {
    holdTime();
    const application = payable();
    await openIeoApplication(application);
    await press(/^Pay 318/);
    // The second tap of a double tap.
    await confirm();
    expect(sentTo('payIeo')).toEqual([]);
    shows('Pay 318.181815 USDT?', 'You cannot sell until', 'can be lost', '12,162.318185 USDT');
    await wait(second);
    answerNow(answersOf(paid, (call) => (call === 'payIeo' ? envelope(paid) : undefined)));
    await confirm();
    await reads('The allotment has been paid');
    expect(sentTo('payIeo').map(({ fields }) => fields)).toEqual([{ id: String(application.id) }]);
    await reads('You have paid for 7,575.7575 HALO');
    expect(sentTo('balances').length).toBeGreaterThan(1);
  });

  it('is done by a back end that answers a sentence', async () => {
    holdTime();
    await openIeoApplication(payable());
    answerNow(answersOf(paid, (call) => (call === 'payIeo' ? envelope('Paid') : undefined)));
    await pay();
    await reads('You have paid for 7,575.7575 HALO');
  });

  it('that is refused keeps the sentence of the server, and can be tried again', async () => {
    holdTime();
    const refused = messageOf('subscription.ieo.pay_status');
    const answer: Answer = (call) =>
      call === 'payIeo'
        ? Response.json({
            type: 'error',
            code: 0,
            message: refused,
            msg: refused,
            data: { reason: 'ieo.notPayable' },
          })
        : undefined;
    await openIeoApplication(payable(), answer);
    await pay();
    await reads(refused);
    expect(document.querySelector('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Pay 318/ }).getAttribute('aria-disabled')).toBeNull();
  });

  it('whose answer is lost is looked up and not sent again [rule:subscription.ieo.pay_once]', async () => {
    holdTime();
    let isPaid = false;
    await openIeoApplication(payable(), (call) => {
      if (call === 'payIeo') return new Response('<html>Gateway Timeout', { status: 504 });
      return call === 'ieoApplications' && isPaid ? listOf(paid) : undefined;
    });
    await pay();
    await reads('We’re checking whether your payment went through.');
    expect(screen.getByRole('button', { name: /^Pay 318/ }).getAttribute('aria-disabled')).toBe('true');
    isPaid = true;
    await wait(3 * second);
    await reads('The allotment has been paid');
    await reads('You have paid for 7,575.7575 HALO');
    expect(sentTo('payIeo')).toHaveLength(1);
  });

  it('that never arrived can be made again', async () => {
    holdTime();
    await openIeoApplication(payable(), (call) =>
      call === 'payIeo' ? new Response('<html>Gateway Timeout', { status: 504 }) : undefined,
    );
    await pay();
    for (let look = 0; look < 5; look += 1) await wait(3 * second);
    await reads('No payment has arrived.');
    expect(screen.getByRole('button', { name: /^Pay 318/ }).getAttribute('aria-disabled')).toBeNull();
    expect(sentTo('payIeo')).toHaveLength(1);
  });

  it('of more than is available leads to a deposit [rule:subscription.ieo.pay_balance]', async () => {
    await openIeoApplication(payable({ price: '2' }));
    await reads(messageOf('subscription.ieo.pay_balance', { amount: '2,671.015', asset: 'USDT' }));
    const link = screen.getByRole('link', { name: 'Deposit more' });
    expect(link.getAttribute('href')).toContain('/pages/assets/deposit');
    await press(/^Pay 15,151/);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the calendar file', () => {
  it('is saved with the coming dates, under the serial number', async () => {
    const saved: { name: string; file: Blob }[] = [];
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file) => {
      files.set('blob:file', file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href)! });
    });
    onTestFinished(() => click.mockRestore());
    const application = payable();
    await openIeoApplication(application);
    await press('Dates as a calendar file');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('IEO-2611-01-401.ics');
    expect(saved[0]!.file.type).toBe('text/calendar;charset=utf-8');
    const text = await saved[0]!.file.text();
    const utc = (time: string) => `${time.replaceAll(/[-:]/g, '').replace(' ', 'T')}Z`;
    for (const time of [application.pay_date, application.listing_date, application.lock_date])
      expect(text).toContain(`DTSTART:${utc(time)}`);
  });
});

describe('the finance hub', () => {
  it('leads to IEOs, with the number of open ones and of allotments to pay', async () => {
    await openApp({ path: '/pages/template/index', isMember: true }, (call) => {
      if (call === 'ieos') return envelope([openIeo, lockedIeo]);
      return call === 'ieoApplications' ? listOf(payable(), coded(7)) : undefined;
    });
    await reads('1 allotment to pay');
    shows('IEOs 1 open');
    expect(screen.getByRole('link', { name: /allotment to pay/ }).getAttribute('href')).toBe(
      `${listPath}?tab=paying`,
    );
  });
});
