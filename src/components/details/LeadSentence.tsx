import { FormattedMessage, useIntl } from 'react-intl';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

interface LeadSentenceProps {
  of: RefusalReason;
  /** Written as the language does. */
  values?: Readonly<Record<string, string | number>>;
}

/** A sentence of contracts/messages, with its full stop, before another one. */
export function LeadSentence({ of: reason, values }: LeadSentenceProps) {
  const intl = useIntl();
  const sentence = intl.formatMessage(refusalMessage(reason), values);
  return <FormattedMessage id="common.sentence" defaultMessage="{sentence}." values={{ sentence }} />;
}
