// The ticket of a story: initial values and user actions.
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { marketDepth, pair } from '../../../contracts/examples/market.ts';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import type { OrderDraft } from '../../../src/screens/spot/ticket/orderDraft.ts';
import { rulesPair } from '../../../src/screens/spot/ticket/rulesPair.ts';
import type { SpotBalance } from '../../../src/screens/spot/spotBalances.ts';
import { newTicket, type Ticket } from '../../../src/screens/spot/ticket/ticketState.ts';
import type { FormDraft } from '../../../src/components/forms/useForm.ts';

/** Time of the example quotes. */
export const at = Date.UTC(2026, 10, 21, 14, 23, 41);
export const balances: readonly SpotBalance[] = [
  { code: 'USDT', free: '12480.5', held: '14365.44' },
  { code: 'BTC', free: '0.1142', held: '0.05' },
];
export const book: Book = {
  state: 'live',
  bids: marketDepth.bids,
  asks: marketDepth.asks,
  updatedAt: at,
};
/** Book in which a market order slips. */
export const thinBook: Book = {
  ...book,
  asks: [
    ['97412.7', '0.0100'],
    ['103500.0', '0.0200'],
    ['109000.0', '5.0000'],
  ],
};

/** The order of the first open row. */
export const sentOrder: OrderDraft = {
  pair: rulesPair(pair),
  side: 'buy',
  kind: 'limit',
  price: '97410',
  quantity: '0.064',
};

/** A ticket draft of the user. */
export function filledIn(figures: Partial<Ticket>): { draft: FormDraft<Ticket> } {
  return { draft: { initial: { ...newTicket(pair.now_price), ...figures }, onValues: fn() } };
}

export function field(canvas: HTMLElement, name: string): HTMLInputElement {
  const found = canvas.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`The ticket has no field ${name}`);
  return found;
}

export async function write(canvas: HTMLElement, name: string, text: string): Promise<void> {
  const input = field(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

export function submitButton(canvas: HTMLElement): HTMLButtonElement {
  const found = canvas.querySelector<HTMLButtonElement>('form button[type=submit]');
  if (!found) throw new Error('The ticket has no button');
  return found;
}

export async function chooseSell(canvas: HTMLElement): Promise<void> {
  await userEvent.click(within(canvas).getByRole('radio', { name: 'Sell' }));
}

export async function chooseMarket(canvas: HTMLElement): Promise<void> {
  await userEvent.click(canvas.querySelector<HTMLElement>('form [aria-haspopup=dialog]')!);
  const options = await within(within(canvas).getByRole('dialog')).findAllByRole('listitem');
  await userEvent.click(within(options[1]!).getByRole('button'));
}

/** Presses the ticket's button and waits for the confirmation sheet. */
export async function submitAndBeAsked(canvas: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(submitButton(canvas));
  const sheet = await within(canvas).findByRole('dialog');
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
}

export async function pressInDialog(canvas: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(within(within(canvas).getByRole('dialog')).getByRole('button', { name }));
}
