import { FormattedMessage, useIntl } from 'react-intl';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useShell } from '../components/shell/useShell.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Empty } from '../ui/lists/Empty.tsx';
import { arrowLeft } from '../ui/pictures/laterIcons.ts';
import { PageFrame } from './PageFrame.tsx';

type NotAvailableProps = {
  /** Page that is not implemented yet; undefined for an unknown address. */
  screen?: ScreenName;
};

/** Placeholder for a page that is not implemented, with a link back. */
export function NotAvailable({ screen }: NotAvailableProps) {
  const intl = useIntl();
  const { back } = useShell();
  const title = screen
    ? intl.formatMessage({ id: 'app.notAvailable', defaultMessage: 'Not available yet' })
    : intl.formatMessage({ id: 'app.notFound', defaultMessage: 'This page does not exist' });
  return (
    <PageFrame screen={screen} title={title}>
      <Empty
        title={
          screen ? (
            <FormattedMessage id="app.notAvailable.title" defaultMessage="We are still building this page" />
          ) : (
            <FormattedMessage id="app.notFound.title" defaultMessage="Page not found" />
          )
        }
        text={
          screen ? (
            <FormattedMessage
              id="app.notAvailable.text"
              defaultMessage="You can’t use it yet. Nothing was changed."
            />
          ) : (
            <FormattedMessage id="app.notFound.text" defaultMessage="The link may be old or mistyped." />
          )
        }
        action={
          <Button variant="secondary" icon={arrowLeft} onClick={back}>
            <FormattedMessage id="app.goBack" defaultMessage="Go back" />
          </Button>
        }
      />
    </PageFrame>
  );
}
