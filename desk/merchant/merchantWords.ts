// English terms of a merchant's page: the merchant's view of what the customer does.
import type { MerchantOrder, MerchantOrderHead } from '../../contracts/desk.ts';
import { minutesText } from '../../src/components/live/minutesText.ts';

export const titleOf = ({ side, quantity, coin }: MerchantOrderHead): string =>
  `${side === 'buy' ? 'You sell' : 'You buy'} ${quantity} ${coin}`;

const states: Readonly<Record<string, string>> = {
  'buy open': 'Waits for the payment',
  'buy paid': 'Paid: check and release',
  'sell open': 'Pay now',
  'sell paid': 'Waits for the release',
  appeal: 'In appeal',
  released: 'Completed',
  cancelled: 'Cancelled',
};
export const stateText = ({ side, state }: MerchantOrderHead): string =>
  states[`${side} ${state}`] ?? states[state] ?? `Status ${state}, being checked`;

/** The merchant has to act. */
export const isDue = ({ side, state }: MerchantOrderHead): boolean =>
  (side === 'buy' && state === 'paid') || (side === 'sell' && state === 'open');

const actors = { customer: 'Customer', merchant: 'You', desk: 'Support', time: 'Time ran out' } as const;
const happened: Readonly<Record<string, string>> = {
  opened: 'Order opened',
  paid: 'Marked as paid',
  appealed: 'Appeal',
  released: 'Coins released',
  cancelled: 'Cancelled',
  upheld: 'Appeal upheld',
  dismissed: 'Appeal dismissed',
};
export const appealReasons: readonly { reason: string; text: string }[] = [
  { reason: 'notReceived', text: 'No money has arrived' },
  { reason: 'amountDiffers', text: 'Another amount has arrived' },
  { reason: 'otherPayer', text: 'It came from somebody else' },
  { reason: 'notReleased', text: 'Paid, and not released' },
  { reason: 'other', text: 'Something else' },
];

type Event = MerchantOrder['events'][number];
export const eventTitle = ({ what, by }: Event): string => `${happened[what] ?? what} · ${actors[by]}`;

export function eventText({ reason, text }: Event): string | undefined {
  const said = appealReasons.find((each) => each.reason === reason)?.text;
  return [said ?? '', text].filter((part) => part !== '').join(': ') || undefined;
}

/** Time left until a moment, as 24:18. */
export const leftText = (untilMs: number, nowMs: number): string =>
  minutesText(Math.max(0, Math.ceil((untilMs - nowMs) / 1000)));
