import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What stands alone elsewhere, as the sentence before another one. */
export function LeadSentence({ children: sentence }: { children: ReactNode }) {
  return <FormattedMessage id="common.sentence" defaultMessage="{sentence}." values={{ sentence }} />;
}
