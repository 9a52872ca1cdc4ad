import { loggedIn, token, type ProviderState } from '../tools/interaction.ts';

/** Fields of every row of lh/deposit/order, from any back end. */
export const hostingOrderRow = [
  ...(['id', 'currency_name', 'amount', 'day', 'day_rate', 'total_interest', 'start_at', 'end_at'] as const),
  ...(['created_at', 'updated_at', 'remain_day', 'status', 'is_cancel', 'cancel_fee'] as const),
] as const;

export const offered = (parameters: Record<string, string> = {}): readonly ProviderState[] => [
  loggedIn,
  ['a product can be hosted', { token, ...parameters }],
];

export const hosted = (became = '', parameters: Record<string, string> = {}): readonly ProviderState[] => [
  loggedIn,
  ['an amount is hosted', { token, ...(became !== '' && { became }), ...parameters }],
];
