import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { failureText } from './failureText.ts';
import { FailureTrace } from './FailureTrace.tsx';
import { Notice } from './Notice.tsx';
import type { RemoteFailure } from '../loading/remoteData.ts';
import { Stack } from '../screen/Stack.tsx';

type FailedNoticeProps = {
  of: Pick<RemoteFailure, 'error' | 'at' | 'retry'>;
  /** Text names what could not be loaded and what stays unchanged. */
  /** A form has its own padding. */
  place?: 'page' | 'form';
  children: ReactNode;
};

/** Error state of one part of a page: the reason, and what to do. */
export function FailedNotice({ of: { error, at, retry }, place = 'page', children }: FailedNoticeProps) {
  const intl = useIntl();
  return (
    <Stack gutter={place === 'page'} padBlock={place === 'page' ? '4' : '0'}>
      <Notice
        tone="danger"
        live
        action={
          <Stack direction="row" gap="4" align="center" wrap>
            <Button variant="secondary" size="sm" icon="refresh" onClick={retry}>
              <FormattedMessage id="common.retry" defaultMessage="Try again" />
            </Button>
            <FailureTrace at={at} requestId={error.requestId} />
          </Stack>
        }
      >
        {children} {failureText(intl, error)}
      </Notice>
    </Stack>
  );
}
