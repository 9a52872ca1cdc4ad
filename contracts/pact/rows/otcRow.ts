import { loggedIn, token, type ProviderState } from '../tools/interaction.ts';

/** Fields of every order, from any back end. */
export const otcOrderRow = [
  ...(['id', 'order_no', 'type', 'status', 'currency_name', 'fiat_name', 'price', 'number'] as const),
  ...(['deal_money', 'seller_name', 'way_name', 'create_time', 'expire_time'] as const),
] as const;

export const otcOfferRow = [
  ...(['id', 'type', 'currency_id', 'currency_name', 'fiat_name', 'price', 'min_number'] as const),
  ...(['max_number', 'surplus_number', 'seller_name', 'way', 'way_name', 'deal_count'] as const),
] as const;

export const offers: readonly ProviderState[] = [loggedIn, ['merchants have offers', { token }]];

export const opened = (parameters: Record<string, string> = {}): readonly ProviderState[] => [
  loggedIn,
  ['a P2P order was opened', { token, ...parameters }],
];
