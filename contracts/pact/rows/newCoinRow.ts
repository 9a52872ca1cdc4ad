import { loggedIn, token, type ProviderState } from '../tools/interaction.ts';

/** Fields of every row of lh/send/config, from any back end. */
export const newCoinRow = [
  ...(['id', 'new_currency_name', 'currency_id', 'currency_name', 'change_rate', 'interest_rate'] as const),
  ...(['num', 'last_num', 'buy_num', 'day', 'send_start', 'online_time', 'introduction'] as const),
] as const;

/** Also used by lh/send/order_list. */
export const subscriptionRow = [
  ...(['id', 'new_currency_num', 'currency_name', 'amount', 'interest', 'day', 'status'] as const),
  ...(['exam_status', 'online_time', 'created_at', 'updated_at'] as const),
] as const;

export const onOffer = (parameters: Record<string, string> = {}): readonly ProviderState[] => [
  loggedIn,
  ['a new coin is on offer', { token, ...parameters }],
];

export const subscribed = (became = ''): readonly ProviderState[] => [
  loggedIn,
  ['a new coin is subscribed to', { token, ...(became !== '' && { became }) }],
];
