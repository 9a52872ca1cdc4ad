import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/accountLater.ts';

/** Extension: without it the app does not show this option. */
export const setTextConsent = () =>
  mutationOptions({
    mutationKey: ['account', 'setTextConsent'],
    mutationFn: (body: FormOf<'setTextConsent'>) =>
      call(client.POST('/user/consent', { body }), read.setTextConsent),
  });
