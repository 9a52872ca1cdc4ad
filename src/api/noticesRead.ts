// Separate from notices.ts, because Home only reads notices.
import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/noticesLater.ts';

/** Marks one notice, all up to one, or all as read. */
export const readNotices = () =>
  mutationOptions({
    mutationKey: ['notices', 'readNotices'],
    mutationFn: (body: FormOf<'readNotices'>) =>
      call(client.POST('/user/notices/read', { body }), read.readNotices),
  });
