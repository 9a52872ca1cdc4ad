import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Stack } from './Stack.tsx';

type FailedNoticeProps = {
  /** What could not be loaded, and what that leaves as it was. */
  children: ReactNode;
  onRetry: () => void;
};

/** Stands where one part of a page would, when that part alone could not be loaded. */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  return (
    <Stack gutter padBlock="4">
      <Notice
        tone="danger"
        live
        action={
          <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
            <FormattedMessage id="common.retry" defaultMessage="Try again" />
          </Button>
        }
      >
        {children}
      </Notice>
    </Stack>
  );
}
