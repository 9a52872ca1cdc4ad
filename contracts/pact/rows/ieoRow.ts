import { loggedIn, token, type ProviderState } from '../tools/interaction.ts';

/** Fields of every product, from any back end. */
export const ieoRow = [
  ...(['id', 'serial_number', 'name', 'currency_name', 'pay_currency_id', 'pay_currency_name'] as const),
  ...(['price', 'total_supply', 'supply', 'apply_start', 'apply_end', 'allotment_date'] as const),
  ...(['pay_date', 'listing_date', 'lock_date', 'description'] as const),
] as const;

/** Fields of every application, from any back end. */
export const applicationRow = [
  ...(['id', 'serial_number', 'name', 'currency_name', 'pay_currency_name', 'price', 'amount'] as const),
  ...(['allotment_quantity', 'successful_quantity', 'pending_quantity', 'ipo_status'] as const),
  ...(['created_at', 'apply_end', 'allotment_date', 'pay_date', 'listing_date', 'lock_date'] as const),
] as const;

export const onOffer: readonly ProviderState[] = [loggedIn, ['an IEO takes applications', { token }]];

export const appliedFor = (became = ''): readonly ProviderState[] => [
  loggedIn,
  ['an IEO is applied for', { token, ...(became !== '' && { became }) }],
];
