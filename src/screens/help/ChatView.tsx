import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatPlace } from '../../../contracts/rules/chatPlace.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { withContext, type ChatContext } from './chatContext.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { chatTitles } from './chat/chatTitles.tsx';
import { NeverAsk } from './chat/NeverAsk.tsx';
import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';

/** Besides a help desk: a conversation of the app that cannot be opened. */
type Place = ChatPlace | { kind: 'login' } | { kind: 'unknownOrder' };

interface ChatViewProps {
  /** Subject: customer service, or a P2P order. */
  about: 'service' | 'order';
  /** Context from the link that opened the chat. */
  context: ChatContext;
  place: RemoteState<Place>;
  /** A visitor logs in to write. */
  onLogin: () => void;
  onRetry: () => void;
  onBack: () => void;
  helpHref: string;
  offlineBar: ReactNode;
}

/** Details that support asks for, shown so that the user can quote them. */
function Known({ context: { time, request } }: Pick<ChatViewProps, 'context'>) {
  const dates = useDates();
  if (time === undefined || request === undefined) return null;
  return (
    <Stack gutter>
      <KeyValue
        frame="panel"
        rows={[
          {
            label: <FormattedMessage id="record.time" defaultMessage="Time" />,
            value: dates.full(Date.parse(time)),
          },
          { label: <FormattedMessage id="chat.request" defaultMessage="Request" />, value: request },
        ]}
      />
    </Stack>
  );
}

function Nobody({ about, context }: Pick<ChatViewProps, 'about' | 'context'>) {
  return (
    <>
      <Empty
        title={<RefusalText of="chat.nobody" />}
        text={
          about === 'service' ? (
            <FormattedMessage
              id="chat.unavailable.text"
              defaultMessage="No agent is available right now. Try the help centre, or write to us."
            />
          ) : (
            <FormattedMessage
              id="chat.unavailable.order"
              defaultMessage="No agent is available right now. This does not affect your order."
            />
          )
        }
      />
      <Known context={context} />
      <Stack gutter padBlock="5">
        <NeverAsk />
      </Stack>
    </>
  );
}

function Elsewhere({ href, host }: { href: string; host: string }) {
  return (
    <Empty
      title={<FormattedMessage id="chat.elsewhere" defaultMessage="The chat opens in a new window" />}
      text={
        <FormattedMessage
          id="chat.elsewhere.text"
          defaultMessage="It runs on {host}, outside this app."
          values={{ host }}
        />
      }
      action={
        <Button href={href}>
          <FormattedMessage id="chat.open" defaultMessage="Open chat" />
        </Button>
      }
    />
  );
}

function PlaceBody({
  place,
  about,
  context,
  helpHref,
  onLogin,
}: { place: Place } & Pick<ChatViewProps, 'about' | 'context' | 'helpHref' | 'onLogin'>) {
  if (place.kind === 'unknownOrder') return <Empty title={<RefusalText of="otc.unknown" />} />;
  if (place.kind === 'login')
    return (
      <Empty
        title={<FormattedMessage id="chat.login" defaultMessage="Log in to write to us" />}
        text={
          <FormattedMessage
            id="chat.login.text"
            defaultMessage="So that the answer reaches you. The help centre answers many questions without it."
          />
        }
        action={
          <Button onClick={onLogin}>
            <FormattedMessage id="session.login" defaultMessage="Log in" />
          </Button>
        }
      />
    );
  if (place.kind === 'nobody') return <Nobody about={about} context={context} />;
  const href = withContext(place.href, context);
  if (place.kind === 'elsewhere') return <Elsewhere host={place.host} href={href} />;
  return <ChatFrame href={href} host={place.host} helpHref={helpHref} />;
}

/** Hint below a framed chat: if the browser blocks the frame, it shows its own page, which the app cannot detect. */
function BeneathFrame({ href }: { href: string }) {
  return (
    <Stack gap="1" align="center">
      <NeverAsk />
      <Text as="p" variant="caption" tone="secondary" align="center">
        <Link href={href}>
          <FormattedMessage id="chat.blank" defaultMessage="Chat not showing? Open it in its own window" />
        </Link>
      </Text>
    </Stack>
  );
}

/** Alternatives if the chat is unavailable. */
function WaysOn({ about, helpHref, onBack, onRetry }: Omit<ChatViewProps, 'place'>) {
  return (
    <ButtonPair>
      {about === 'service' ? (
        <Button variant="secondary" href={helpHref}>
          <FormattedMessage id="help.title" defaultMessage="Help centre" />
        </Button>
      ) : (
        <Button variant="secondary" onClick={onBack}>
          <FormattedMessage id="chat.backToOrder" defaultMessage="Back to the order" />
        </Button>
      )}
      <Button icon="refresh" onClick={onRetry}>
        <FormattedMessage id="common.retry" defaultMessage="Try again" />
      </Button>
    </ButtonPair>
  );
}

/** Chat of the operator's help desk, below the app's own bar. */
export function ChatView(props: ChatViewProps) {
  const { about, context, place, onBack, offlineBar } = props;
  const { order_no: orderNumber } = context;
  const known = place.state === 'ready' ? place.data : undefined;
  return (
    <SubScreen
      title={chatTitles[about]}
      onBack={onBack}
      beneathBar={offlineBar}
      bottom={
        known?.kind === 'nobody' ? (
          <WaysOn {...props} />
        ) : known?.kind === 'framed' ? (
          <BeneathFrame href={withContext(known.href, context)} />
        ) : (
          <NeverAsk />
        )
      }
    >
      {orderNumber === undefined ? null : (
        <Stack gutter>
          <Text as="p" variant="caption" tone="muted" num>
            <FormattedMessage
              id="chat.order"
              defaultMessage="Order {number}"
              values={{ number: orderNumber }}
            />
          </Text>
        </Stack>
      )}
      <Remote
        of={place}
        skeleton={
          <Stack gutter padBlock="4">
            <ContentSkeleton shape="messages" count={4} />
          </Stack>
        }
        failedTitle={<FormattedMessage id="chat.failed" defaultMessage="The chat could not be opened" />}
      >
        {(data) => <PlaceBody {...props} place={data} />}
      </Remote>
    </SubScreen>
  );
}
