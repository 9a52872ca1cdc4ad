// Extension of sandboxes: simulated chains, and a wallet to send over them.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/deposit.ts';

export type SandboxChain = read.SandboxChain;
export type SandboxChainHead = read.SandboxChainHead;
export type SandboxCoin = read.SandboxCoin;
/** `amount` is decimal text. */
export type SandboxSent = read.SandboxSent;

export const sandboxChain = () =>
  queryOptions({
    queryKey: ['deposit', 'sandboxChain'],
    queryFn: ({ signal }) => call(client.GET('/sandbox/chain', { signal }), read.sandboxChain),
  });

/** Returns the hash. */
export const sandboxSend = () =>
  mutationOptions({
    mutationKey: ['deposit', 'sandboxSend'],
    mutationFn: (body: FormOf<'sandboxSend'>) =>
      call(client.POST('/sandbox/chain/send', { body }), read.sandboxSend),
  });

export const sandboxReorganise = () =>
  mutationOptions({
    mutationKey: ['deposit', 'sandboxReorganise'],
    mutationFn: (body: FormOf<'sandboxReorganise'>) =>
      call(client.POST('/sandbox/chain/reorganise', { body }), read.sandboxReorganise),
  });
