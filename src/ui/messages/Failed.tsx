import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import * as styles from '../lists/Empty.css.ts';
import { failureText } from './failureText.ts';
import { FailureTrace } from './FailureTrace.tsx';
import { Graticule } from '../screen/Graticule.tsx';
import type { RemoteError } from '../loading/remoteData.ts';
import { Text } from '../text/Text.tsx';

type FailedProps = {
  /** Title: "We could not load your orders". */
  title?: ReactNode;
  /** Meaning of the failure and what to check; by default the error's own text. */
  text?: ReactNode;
  /** Error of the read. */
  error?: RemoteError;
  onRetry?: () => void;
  /** Time of the failure, ms since 1970 UTC. */
  at?: number;
};

/** Default without a reported error. */
const unknown: RemoteError = new Error('No data');

/** Error state of content that could not be loaded: what happened, what it means, what to do. */
export function Failed({ title, text, error = unknown, onRetry, at }: FailedProps) {
  const intl = useIntl();
  return (
    <div className={styles.frame} role="alert">
      <Graticule variant="failed" />
      <div className={styles.words}>
        <Text as="h2" variant="title3" align="center">
          {title ?? <FormattedMessage id="ui.failed.title" defaultMessage="We could not load this" />}
        </Text>
        <Text as="p" variant="body" tone="secondary" align="center">
          {text ?? failureText(intl, error)}
        </Text>
      </div>
      {onRetry ? (
        <Button variant="secondary" size="dense" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="common.retry" defaultMessage="Try again" />
        </Button>
      ) : null}
      <FailureTrace at={at} requestId={error.requestId} />
    </div>
  );
}
