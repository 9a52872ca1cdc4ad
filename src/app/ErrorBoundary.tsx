import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failed } from '../ui/messages/Failed.tsx';
import { reloadWhenServed } from '../ui/loading/reloadWhenServed.ts';
import { Screen } from '../ui/screen/Screen.tsx';

type ErrorBoundaryProps = {
  /** Fallback in place of the children; the default does not depend on the app. */
  failed?: () => ReactNode;
  children: ReactNode;
};

/** Fallback for a subtree that fails to render; the browser's history stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, failed } = this.props;
    if (error === undefined) return children;
    if (failed) return failed();
    return (
      <Screen>
        <Failed
          title={<FormattedMessage id="app.page.failed" defaultMessage="Something went wrong on this page" />}
          text={
            <FormattedMessage
              id="app.page.failed.text"
              defaultMessage="Try again. If it still doesn’t work, get help."
            />
          }
          onRetry={() => void reloadWhenServed()}
        />
      </Screen>
    );
  }
}
