import { FormattedMessage, useIntl } from 'react-intl';
import { useShell } from '../components/shell/useShell.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Empty } from '../ui/lists/Empty.tsx';
import { arrowLeft } from '../ui/pictures/laterIcons.ts';
import { PageFrame } from './PageFrame.tsx';

/** Page of an unknown address, with a way back. */
export function NotFound() {
  const intl = useIntl();
  const { back } = useShell();
  return (
    <PageFrame title={intl.formatMessage({ id: 'app.notFound', defaultMessage: 'This page does not exist' })}>
      <Empty
        title={<FormattedMessage id="app.notFound.title" defaultMessage="Page not found" />}
        text={<FormattedMessage id="app.notFound.text" defaultMessage="The link may be old or mistyped." />}
        action={
          <Button variant="secondary" icon={arrowLeft} onClick={back}>
            <FormattedMessage id="app.goBack" defaultMessage="Go back" />
          </Button>
        }
      />
    </PageFrame>
  );
}
