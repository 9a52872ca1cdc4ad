import type { MessageDescriptor } from 'react-intl';
import en from '../../contracts/messages/en.json';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { refusalId } from './refusalId.ts';

/**
 * The sentence of contracts/messages for a reason. The caller formats its values, as for any message. Production builds
 * keep only sentences whose reason is a literal in src or contracts/rules.
 */
export const refusalMessage = (reason: RefusalReason): MessageDescriptor => ({
  id: refusalId(reason),
  defaultMessage: en[reason],
});
