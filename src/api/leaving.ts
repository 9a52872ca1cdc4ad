// Requests to close an account or to export its data. Extensions: without them, security has no `leaving`. The requests
// become cases (review.ts).
import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/accountLater.ts';

/**
 * Requests the closure of the account, with the login password and, if it has an address, a code of purpose closing.
 */
export const askClosing = () =>
  mutationOptions({
    mutationKey: ['account', 'askClosing'],
    mutationFn: (body: FormOf<'askClosing'>) => call(client.POST('/user/close', { body }), read.askClosing),
  });

/** Requests a copy of all stored data by e-mail; with the same proof, of purpose copy. */
export const askCopy = () =>
  mutationOptions({
    mutationKey: ['account', 'askCopy'],
    mutationFn: (body: FormOf<'askCopy'>) => call(client.POST('/user/copy', { body }), read.askCopy),
  });
