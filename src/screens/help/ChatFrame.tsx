import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Callout } from '../../ui/messages/Callout.tsx';
import { ForeignFrame } from '../../ui/screen/ForeignFrame.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';

/** After this time without a load event the chat is shown as unavailable; it may still load later. */
const patienceMs = 10_000;

interface ChatFrameProps {
  href: string;
  host: string;
  helpHref: string;
}

interface SlowChatProps extends Pick<ChatFrameProps, 'href' | 'helpHref'> {
  onRetry: () => void;
}

/** Shown if the chat does not load: alternatives. */
export function SlowChat({ href, helpHref, onRetry }: SlowChatProps) {
  return (
    <div role="status">
      <Stack gutter padBlock="4">
        <Callout
          tone="warning"
          title={
            <FormattedMessage
              id="chat.slow"
              defaultMessage="The chat has not loaded for {seconds} seconds"
              values={{ seconds: patienceMs / 1000 }}
            />
          }
          text={
            <FormattedMessage
              id="chat.slow.text"
              defaultMessage="Your network or browser may block it. Open it in its own window, or look in the help centre."
            />
          }
          actions={
            <>
              <Button size="dense" href={href}>
                <FormattedMessage id="chat.open" defaultMessage="Open chat" />
              </Button>
              <Button size="dense" variant="secondary" onClick={onRetry}>
                <FormattedMessage id="common.retry" defaultMessage="Try again" />
              </Button>
              <Button size="dense" variant="secondary" href={helpHref}>
                <FormattedMessage id="help.title" defaultMessage="Help centre" />
              </Button>
            </>
          }
        />
      </Stack>
    </div>
  );
}

/**
 * Frame of the help desk, with a placeholder until it has loaded. A browser does not report why a frame stays empty.
 */
export function ChatFrame({ href, host, helpHref }: ChatFrameProps) {
  const intl = useIntl();
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), patienceMs);
    return () => clearTimeout(timer);
  }, [tries]);
  const retry = (): void => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <>
      {state === 'loading' ? (
        <Stack gutter padBlock="4">
          <ContentSkeleton shape="messages" count={4} />
        </Stack>
      ) : null}
      {state === 'slow' ? <SlowChat href={href} helpHref={helpHref} onRetry={retry} /> : null}
      <ForeignFrame
        key={tries}
        title={intl.formatMessage({ id: 'chat.frame', defaultMessage: 'Chat at {host}' }, { host })}
        src={href}
        onLoad={() => setState('loaded')}
      />
    </>
  );
}
