import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/accountLater.ts';

/** Extension: where a back end lacks it the app shows no such choice. */
export const setTextConsent = () =>
  mutationOptions({
    mutationKey: ['account', 'setTextConsent'],
    mutationFn: (body: FormOf<'setTextConsent'>) =>
      call(client.POST('/user/consent', { body }), read.setTextConsent),
  });
