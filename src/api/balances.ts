import { queryOptions } from '@tanstack/react-query';
import { call, client } from './client.ts';
import type { components } from './schema.d.ts';

export type Balances = components['schemas']['Balances'];

/** All balances of all accounts; decimal text. An empty coin means all of them. */
export const balances = () =>
  queryOptions({
    queryKey: ['wallet', 'balances'],
    queryFn: ({ signal }) => call(client.POST('/wallet/list', { body: { currency_name: '' }, signal })),
  });
