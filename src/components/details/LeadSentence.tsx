import { FormattedMessage, useIntl } from 'react-intl';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

interface LeadSentenceProps {
  of: RefusalReason;
  /** Formatted for the language. */
  values?: Readonly<Record<string, string | number>>;
}

/** A sentence of contracts/messages with its full stop, to be followed by another sentence. */
export function LeadSentence({ of: reason, values }: LeadSentenceProps) {
  const intl = useIntl();
  const sentence = intl.formatMessage(refusalMessage(reason), values);
  return <FormattedMessage id="common.sentence" defaultMessage="{sentence}." values={{ sentence }} />;
}
