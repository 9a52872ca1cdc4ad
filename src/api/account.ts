import { queryOptions } from '@tanstack/react-query';
import { call, client } from './client.ts';
import type { components } from './schema.d.ts';

export type Profile = components['schemas']['Profile'];

/** The caller's own profile; e-mail and phone are masked. */
export const profile = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => call(client.GET('/user/center', { signal })),
  });
