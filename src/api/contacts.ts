// E-mail address and phone of the caller's account. Extensions: without them the app binds no address.
import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/accountLater.ts';

/** Sends a code to an address to be bound; the answer does not reveal whether another account uses it. */
export const sendContactCode = () =>
  mutationOptions({
    mutationKey: ['account', 'sendContactCode'],
    mutationFn: (body: FormOf<'sendContactCode'>) =>
      call(client.POST('/user/bind/code', { body }), read.sendContactCode),
  });

/**
 * Requires the login password, the code of the new address and, where the account has a contact, a code to that contact
 * (`contact`).
 */
export const bindContact = () =>
  mutationOptions({
    mutationKey: ['account', 'bindContact'],
    mutationFn: (body: FormOf<'bindContact'>) => call(client.POST('/user/bind', { body }), read.bindContact),
  });
