import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useShell } from '../components/shell/useShell.ts';
import { Failed } from '../ui/messages/Failed.tsx';
import { PageFrame } from './PageFrame.tsx';

type PageFailedProps = {
  /** Undefined for an unknown path. */
  screen?: ScreenName;
  /** The chunk failed to load; otherwise rendering failed. */
  isMissing: boolean;
  onRetry: () => void;
};

/** Replaces a page whose chunk is missing or failed; the surrounding bars stay usable. */
export function PageFailed({ screen, isMissing, onRetry }: PageFailedProps) {
  const { isOffline } = useShell();
  const [at] = useState(Date.now);
  return (
    <PageFrame screen={screen}>
      <Failed
        title={
          isMissing ? (
            <FormattedMessage id="app.page.notLoaded" defaultMessage="This page could not be loaded" />
          ) : (
            <FormattedMessage id="app.page.failed" defaultMessage="Something went wrong on this page" />
          )
        }
        text={reasonOf(isMissing, isOffline)}
        at={at}
        onRetry={onRetry}
      />
    </PageFrame>
  );
}

function reasonOf(isMissing: boolean, isOffline: boolean): ReactNode {
  if (!isMissing)
    return (
      <FormattedMessage
        id="app.page.failed.text"
        defaultMessage="Try again. If it still doesn’t work, get help."
      />
    );
  // An unreachable server is reported only if no other message is shown.
  if (!isOffline) return undefined;
  return (
    <FormattedMessage
      id="app.page.offline"
      defaultMessage="You are offline. The page loads by itself once you are back online."
    />
  );
}
