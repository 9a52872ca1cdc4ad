// Withdrawals in either engine: from Assets to a saved address, sent immediately, cancelled under review, or decided by
// a desk. Tests wait for lasting states: the sending state passes before a slow page shows it.
import { expect } from 'vitest';
import { bankForm } from '../../../contracts/examples/bank.ts';
import type { Person } from '../Person.ts';
import {
  enterAs,
  enterDigits,
  input,
  isAt,
  named,
  press,
  says,
  sendAndUseCode,
  valueOf,
  type Walker,
} from '../Walker.ts';
import { fundPassword } from '../Withdrawers.ts';

const tapsMost = 7;
/** Storage that outlives the page: it must contain neither code nor fund password. */
const storages = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])';
const inSheet = '//dialog[@open]';
/** Text of the bar beneath a page, not of a sheet over it. */
const onPage = 'not(ancestor::dialog)';
const submits = `//button[@type="submit" and ${onPage}]`;
const cancels = `//button[normalize-space()="Cancel withdrawal" and ${onPage}]`;
const confirms = `(${inSheet}//button[@type="submit"])[1]`;
/** After the end no step below is current; the next step has the same name as before. */
const hasEnded = (
  last: string,
) => `((steps) => steps.at(-1).innerText.includes('${last}') && steps.every((step) => !step.ariaCurrent))(
  [...document.querySelectorAll('main ol[aria-label="Withdrawal"] > li')])`;
/** The network needs twenty blocks, longer than the step timeout. */
const arrivesWithinMs = 60_000;

/** Counts taps, except those on code and keypad. */
function counting(walk: Walker): { tap: (xpath: string) => Promise<void>; taps: () => number } {
  let taps = 0;
  return {
    async tap(xpath) {
      taps += 1;
      await walk.click(xpath);
    },
    taps: () => taps,
  };
}

/** Back closes an overlay first, and then leaves the page. */
async function stepsOut(walk: Walker): Promise<void> {
  const at = await walk.read<string>('location.pathname');
  await walk.step('back');
  await walk.until("!document.querySelector('dialog[open]')");
  await isAt(walk, at);
}

/** Closes the keypad and opens it again: the amount and the sent code are kept. */
async function stepsOutOfKeypad(walk: Walker, amount: string): Promise<void> {
  await stepsOut(walk);
  await walk.until(`${valueOf('amount')} === '${amount}'`);
  await walk.click(submits);
  await says(walk, 'Confirm withdrawal');
  await stepsOut(walk);
  await walk.click(submits);
  await press(walk, 'Use this code', inSheet);
  await walk.click(confirms);
  await says(walk, 'Enter fund password');
}

interface Requested {
  walk: Walker;
  tap: (xpath: string) => Promise<void>;
  amount: string;
  /** Whether the user closes the keypad and opens it again. */
  isWavering?: boolean;
}

/**
 * From Assets to the result.
 * @returns number of taps, except those on code and keypad
 */
export async function withdraw(
  walk: Walker,
  url: string,
  amount: string,
  isWavering = false,
): Promise<number> {
  await walk.open(`${url}/pages/assets/index`);
  const { tap, taps } = counting(walk);
  await tap(`//main${named('a', 'Withdraw')}`);
  await says(walk, 'Ledger');
  await request({ walk, tap, amount, isWavering });
  return taps();
}

/** Request on the form, with the code and the fund password. */
async function request({ walk, tap, amount, isWavering = false }: Requested): Promise<void> {
  await tap(input('amount'));
  await walk.type(input('amount'), amount);
  await tap(submits);
  await says(walk, 'Confirm withdrawal');
  await sendAndUseCode(walk);
  await walk.until(`!${storages}.includes(document.querySelector('dialog[open] input').value)`);
  await tap(confirms);
  await says(walk, 'Enter fund password');
  if (isWavering) await stepsOutOfKeypad(walk, amount);
  await enterDigits(walk, fundPassword);
  await walk.until(`!${storages}.includes('${fundPassword}')`);
}

async function view(walk: Walker): Promise<void> {
  await walk.click(named('a', 'View withdrawal'));
  await isAt(walk, '/pages/assets/withdraw/detail');
}

/** The update arrives by push only, and the amount is taken from the hold. */
async function arrives(walk: Walker, person: Person, free: string, last = 'Arrived'): Promise<void> {
  const state = async () =>
    (await person.call<{ data: { state: string }[] }>('GET', 'charge_mention/log3')).data[0]?.state;
  await expect.poll(state, { timeout: arrivesWithinMs, interval: 500 }).toBe('arrived');
  await walk.until(hasEnded(last));
  expect(await person.balance('USDT')).toEqual({ free, held: '0' });
}

/** Requests a large amount, on a page that is never reloaded. */
async function waitForDesk(walk: Walker, url: string, person: Person): Promise<void> {
  await enterAs(walk, url, person);
  await withdraw(walk, url, '500');
  await view(walk);
  await says(walk, 'Under review');
}

/** @param approve decision of the desk on the newest case of its kind */
export async function approvedByDesk(
  walk: Walker,
  url: string,
  person: Person,
  approve: () => Promise<void>,
): Promise<void> {
  await waitForDesk(walk, url, person);
  const { free } = await person.balance('USDT');
  await approve();
  await arrives(walk, person, free);
}

/** To the bound card: held until two operators have found the transfer on a statement. */
export async function paidToBank(
  walk: Walker,
  url: string,
  person: Person,
  pay: () => Promise<void>,
): Promise<void> {
  await person.call('POST', 'user/cash_save', bankForm);
  await enterAs(walk, url, person);
  await walk.open(`${url}/pages/assets/withdraw/bank/bank`);
  await says(walk, bankForm.bank_name);
  const { free } = await person.balance('USDT');
  await request({ walk, tap: (xpath) => walk.click(xpath), amount: '500' });
  await view(walk);
  await says(walk, 'Under review');
  const left = String(Number(free) - 500);
  expect(await person.balance('USDT')).toEqual({ free: left, held: '500' });
  await pay();
  // The bank's processing time is unknown.
  await arrives(walk, person, left, 'Sent to your bank');
}

/** Like approvedByDesk: the reason and the returned funds appear in the same update. */
export async function rejectedByDesk(
  walk: Walker,
  url: string,
  person: Person,
  reject: () => Promise<void>,
): Promise<void> {
  await waitForDesk(walk, url, person);
  const { free } = await person.balance('USDT');
  await reject();
  await says(walk, 'We do not send to this address. Use another address');
  expect(await person.balance('USDT')).toEqual({ free: String(Number(free) + 500), held: '0' });
}

/** A small amount is sent immediately: the test checks its arrival, taps and balance. */
export async function sentAtOnce(walk: Walker, url: string, person: Person): Promise<void> {
  await enterAs(walk, url, person);
  const taps = await withdraw(walk, url, '50');
  // Status of the request, whatever happened to it since.
  await says(walk, 'Being sent');
  await view(walk);
  expect(taps + 1).toBeLessThanOrEqual(tapsMost);
  await arrives(walk, person, '9950');
  await walk.open(`${url}/pages/assets/record?tab=withdrawals`);
  await says(walk, '−50.00');
}

/** Large withdrawals are reviewed first, and the user can cancel until then. */
export async function cancelledUnderReview(walk: Walker, url: string, person: Person): Promise<void> {
  await enterAs(walk, url, person);
  const { free } = await person.balance('USDT');
  await withdraw(walk, url, '500', true);
  await says(walk, 'Under review');
  expect(await person.balance('USDT')).toEqual({ free: String(Number(free) - 500), held: '500' });
  await view(walk);
  await walk.click(cancels);
  await says(walk, 'Cancel this withdrawal?');
  await stepsOut(walk);
  await walk.click(cancels);
  await press(walk, 'Keep withdrawal', inSheet);
  await walk.click(cancels);
  await press(walk, 'Cancel withdrawal', inSheet);
  await says(walk, 'Cancelled by you');
  expect(await person.balance('USDT')).toEqual({ free, held: '0' });
  await walk.open(`${url}/pages/assets/record?tab=withdrawals`);
  await says(walk, 'Cancelled');
  await walk.open(`${url}/pages/user/address/address`);
  await press(walk, 'Delete Ledger');
  await says(walk, 'Delete');
  await stepsOut(walk);
  await says(walk, 'Ledger');
}
