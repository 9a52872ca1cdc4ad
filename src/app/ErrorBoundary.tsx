import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../contracts/brand.ts';
import { Button } from '../ui/Button.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PageLoadError } from './loadPage.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
};

/** Stands in for a page whose code did not come or failed; the rest of the browser's history stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Screen
        bottom={
          // A failed import stays failed for as long as the document lives.
          <Button icon="refresh" onClick={() => globalThis.location.reload()}>
            <FormattedMessage id="app.page.loadAgain" defaultMessage="Load again" />
          </Button>
        }
      >
        <Failed
          title={
            error instanceof PageLoadError ? (
              <FormattedMessage id="app.page.notLoaded" defaultMessage="This page could not be loaded" />
            ) : (
              <FormattedMessage id="app.page.failed" defaultMessage="Something went wrong on this page" />
            )
          }
          helpUrl={brand.supportUrl}
        />
      </Screen>
    );
  }
}
