// A start finds the books inconsistent: each form shows that it has to wait, and sends its retained input after the
// repair.
import { expect, test } from 'vitest';
import { refusalText } from '../contracts/messages/messages.ts';
import { fillRegistration, registered, Ticket, typedIn } from './support/walks/walk.ts';
import {
  paused,
  page,
  person,
  restartWith,
  openAsMember,
  expectRefusal,
  tryAgain,
  prepareBrokenBooks,
} from './support/steps/brokenBooksSteps.ts';

prepareBrokenBooks();

test('an order waits in its ticket, and is placed by another tap once the books are sound', async () => {
  await openAsMember('/pages/trade/index');
  const ticket = new Ticket(page);
  await ticket.fillLimit(await person.percentOfMarket(98), '0.01');
  await ticket.submit.click();
  await expectRefusal(paused);
  expect(await typedIn(ticket.quantity)).toBe('0.01');
  await restartWith(-500);
  await tryAgain(ticket.submit, paused);
  await page.getByText('Order placed').waitFor();
  expect(await person.orders()).toHaveLength(1);
});

test('a registration waits in its form with its code, and opens the account once the books are sound', async () => {
  const sentence = refusalText('session.openingPaused');
  const { password } = person;
  await page.goto('/pages/user/login/register');
  await fillRegistration(page, { email: 'nia@example.com', password });
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expectRefusal(sentence);
  expect(await page.getByRole('textbox', { name: 'Confirm password' }).inputValue()).toBe(password);
  await restartWith(-500);
  await tryAgain(create, sentence);
  await registered(page);
});
