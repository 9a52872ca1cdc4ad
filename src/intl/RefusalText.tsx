import { useIntl } from 'react-intl';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { MessageText } from './MessageText.tsx';
import { refusalMessage } from './refusalMessage.ts';

interface RefusalTextProps {
  of: RefusalReason;
  /** Formatted for the language. */
  values?: Readonly<Record<string, string | number>>;
}

/** A sentence of contracts/messages. */
export function RefusalText({ of: reason, values }: RefusalTextProps) {
  const intl = useIntl();
  return <MessageText>{intl.formatMessage(refusalMessage(reason), values)}</MessageText>;
}
