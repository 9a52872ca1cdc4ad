import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button.tsx';
import * as styles from './Empty.css.ts';
import { Graticule } from './Graticule.tsx';
import { Text } from './Text.tsx';

type FailedProps = {
  /** What failed: "We could not load your orders". */
  title?: ReactNode;
  /** What the failure means, and what to check; without it, that a read brought no answer. */
  text?: ReactNode;
  /** The request did not get through, so it may be the user's connection. */
  isUnreached?: boolean;
  onRetry?: () => void;
  /** When it failed, milliseconds of the epoch. */
  at?: number;
  /** The number under which support finds the request. */
  requestId?: string;
  /** Where "Get help" leads. */
  helpUrl?: string;
};

function Trace({ at, requestId, helpUrl }: Pick<FailedProps, 'at' | 'requestId' | 'helpUrl'>) {
  return (
    <p className={styles.trace}>
      {at === undefined ? null : (
        <span>
          <FormattedMessage id="ui.failed.time" defaultMessage="{at, time, ::HHmmss}" values={{ at }} />
        </span>
      )}
      {requestId === undefined ? null : (
        <span>
          <FormattedMessage
            id="ui.failed.request"
            defaultMessage="request {requestId}"
            values={{ requestId }}
          />
        </span>
      )}
      {helpUrl === undefined ? null : (
        <a className={styles.help} href={helpUrl}>
          <FormattedMessage id="ui.failed.help" defaultMessage="Get help" />
        </a>
      )}
    </p>
  );
}

/** Only what did not get through is put down to the connection. */
function NoAnswer({ isUnreached }: { isUnreached: boolean }) {
  return isUnreached ? (
    <FormattedMessage
      id="ui.failed.unreached"
      defaultMessage="The server could not be reached. Check your connection."
    />
  ) : (
    <FormattedMessage
      id="ui.failed.noAnswer"
      defaultMessage="The server could not answer. Try again in a moment."
    />
  );
}

/** Stands where content would, when it could not be loaded: what happened, what it means, what to do. */
export function Failed({ title, text, isUnreached = false, onRetry, at, requestId, helpUrl }: FailedProps) {
  return (
    <div className={styles.frame} role="alert">
      <Graticule variant="failed" />
      <div className={styles.words}>
        <Text as="h2" variant="title3" align="center">
          {title ?? <FormattedMessage id="ui.failed.title" defaultMessage="We could not load this" />}
        </Text>
        <Text as="p" variant="body" tone="secondary" align="center">
          {text ?? <NoAnswer isUnreached={isUnreached} />}
        </Text>
      </div>
      {onRetry ? (
        <Button variant="secondary" size="dense" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="common.retry" defaultMessage="Try again" />
        </Button>
      ) : null}
      <Trace at={at} requestId={requestId} helpUrl={helpUrl} />
    </div>
  );
}
