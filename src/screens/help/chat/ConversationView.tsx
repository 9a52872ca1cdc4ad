import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as maxLengths from '../../../../contracts/maxLengths.ts';
import type { ChatMessage } from '../../../api/chat.ts';
import type { Conversation } from './useConversation.ts';
import type { OutgoingMessage } from './useOutbox.ts';
import { chosenTypes } from '../../../components/pictures/picture.ts';
import { useDates } from '../../../intl/useDates.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { ChatBubble } from '../../../ui/chat/ChatBubble.tsx';
import { ChatComposer } from '../../../ui/chat/ChatComposer.tsx';
import { ChatLine } from '../../../ui/chat/ChatLine.tsx';
import { ChatList } from '../../../ui/chat/ChatList.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { failureText } from '../../../ui/messages/failureText.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { NeverAsk } from './NeverAsk.tsx';
import { ContentSkeleton } from '../../../ui/loading/ContentSkeleton.tsx';

interface ConversationViewProps {
  about: 'service' | 'order';
  title: ReactNode;
  /** Name of the order's merchant; undefined while unknown. */
  merchant?: string | undefined;
  /** Below the bar: the order. */
  head?: ReactNode;
  conversation: RemoteState<Conversation>;
  /** Own messages that the conversation does not have yet. */
  outgoing: readonly OutgoingMessage[];
  pictureOf: (message: ChatMessage) => ReactNode;
  uploadedPicture: (path: string) => ReactNode;
  /** The picture of the new message. */
  attachment?: ReactNode;
  /** none: not chosen. busy: being uploaded, or failed. ready: sent with the message. */
  picture: 'none' | 'busy' | 'ready';
  /** Pictures can be uploaded. */
  canAttach: boolean;
  onPicture: (file: File) => void;
  onSend: (text: string) => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onOlder: () => void;
  onBack: () => void;
  offlineBar: ReactNode;
}

const you = <FormattedMessage id="referral.you" defaultMessage="You" />;
const support = <FormattedMessage id="chat.support" defaultMessage="Support" />;
const automatic = <FormattedMessage id="chat.automatic" defaultMessage="Automatic reply" />;

function senderOf({ by }: Pick<ChatMessage, 'by'>, merchant: string | undefined): ReactNode {
  if (by === 'customer') return you;
  if (by === 'auto') return automatic;
  if (by === 'merchant')
    return merchant ?? <FormattedMessage id="chat.merchant" defaultMessage="The merchant" />;
  return support;
}

type MessageProps = Pick<ConversationViewProps, 'merchant' | 'pictureOf'> & {
  message: ChatMessage;
  seenId: number | undefined;
};

function Message({ message, merchant, seenId = 0, pictureOf }: MessageProps) {
  const dates = useDates();
  const isOwn = message.by === 'customer';
  const sender = senderOf(message, merchant);
  const time = dates.shortClock(message.at_ms);
  return (
    <ChatBubble
      side={isOwn ? 'own' : 'theirs'}
      sender={sender}
      text={message.text}
      picture={message.picture && pictureOf(message)}
      foot={
        isOwn ? (
          message.id <= seenId ? (
            <FormattedMessage id="chat.read" defaultMessage="{time} · read" values={{ time }} />
          ) : (
            time
          )
        ) : (
          <FormattedMessage
            id="chat.senderAndTime"
            defaultMessage="{sender} · {time}"
            values={{ sender, time }}
          />
        )
      }
    />
  );
}

type OutgoingProps = Pick<ConversationViewProps, 'uploadedPicture' | 'onRetry' | 'onDiscard'> & {
  message: OutgoingMessage;
};

function Outgoing({ message, uploadedPicture, onRetry, onDiscard }: OutgoingProps) {
  const intl = useIntl();
  const { clientId, text, picture, state, error } = message;
  return (
    <ChatBubble
      side="own"
      sender={you}
      text={text}
      picture={picture === undefined ? undefined : uploadedPicture(picture)}
      foot={
        state === 'sending' ? <FormattedMessage id="common.sending" defaultMessage="Sending" /> : undefined
      }
      failure={
        state === 'failed' ? (
          <FormattedMessage
            id="chat.notSent"
            defaultMessage="Not sent. {reason}"
            values={{ reason: error === undefined ? '' : failureText(intl, error) }}
          />
        ) : undefined
      }
      actions={
        <>
          <TextButton place="text" onClick={() => onRetry(clientId)}>
            <FormattedMessage id="common.retry" defaultMessage="Try again" />
          </TextButton>
          <TextButton place="text" onClick={() => onDiscard(clientId)}>
            <FormattedMessage id="chat.discard" defaultMessage="Discard" />
          </TextButton>
        </>
      }
    />
  );
}

/** Who reads the conversation of an order. */
function Readers({ isDeskJoined }: Pick<Conversation, 'isDeskJoined'>) {
  return (
    <ChatLine>
      {isDeskJoined ? (
        <FormattedMessage
          id="chat.deskJoined"
          defaultMessage="Support reads this chat, because there is an appeal."
        />
      ) : (
        <FormattedMessage
          id="chat.deskAway"
          defaultMessage="Support reads this chat only if there is an appeal."
        />
      )}
    </ChatLine>
  );
}

function Older({ older, onOlder }: Pick<Conversation, 'older'> & Pick<ConversationViewProps, 'onOlder'>) {
  if (older === 'none') return null;
  return (
    <ChatLine>
      {older === 'loading' ? (
        <FormattedMessage id="chat.older.loading" defaultMessage="Loading older messages" />
      ) : (
        <TextButton place="text" onClick={onOlder}>
          {older === 'failed' ? (
            <FormattedMessage
              id="chat.older.failed"
              defaultMessage="Older messages could not be loaded. Try again"
            />
          ) : (
            <FormattedMessage id="chat.older" defaultMessage="Older messages" />
          )}
        </TextButton>
      )}
    </ChatLine>
  );
}

/** Messages with a line for each day, and one before the first new message. */
function Messages({ data, ...props }: Omit<ConversationViewProps, 'conversation'> & { data: Conversation }) {
  const { about, merchant, outgoing, onOlder, pictureOf } = props;
  const { messages, older, seenId, newFromId, isDeskJoined } = data;
  const intl = useIntl();
  const dates = useDates();
  const fresh = messages.filter(
    ({ id, by }) => newFromId !== undefined && id >= newFromId && by !== 'customer',
  );
  const dayOf = (message: ChatMessage | undefined) => message && dates.day(message.at_ms);
  return (
    <ChatList
      label={intl.formatMessage({ id: 'chat.messages', defaultMessage: 'Messages' })}
      newest={`${messages.at(-1)?.id} ${outgoing.at(-1)?.clientId}`}
      oldest={String(messages[0]?.id)}
    >
      <Older older={older} onOlder={onOlder} />
      {about === 'order' ? <Readers isDeskJoined={isDeskJoined} /> : null}
      {messages.flatMap((message, index) => [
        dayOf(message) === dayOf(messages[index - 1]) ? null : (
          <ChatLine key={`day ${message.id}`}>{dayOf(message)}</ChatLine>
        ),
        message.id === fresh[0]?.id ? (
          <ChatLine key="new" tone="marked">
            <FormattedMessage
              id="chat.new"
              defaultMessage="{count, plural, one {# new} other {# new}}"
              values={{ count: fresh.length }}
            />
          </ChatLine>
        ) : null,
        <Message
          key={message.id}
          message={message}
          merchant={merchant}
          seenId={seenId}
          pictureOf={pictureOf}
        />,
      ])}
      {outgoing.map((message) => (
        <Outgoing key={message.clientId} message={message} {...props} />
      ))}
    </ChatList>
  );
}

/** A conversation with the desk, or about a P2P order. */
export function ConversationView(props: ConversationViewProps) {
  const { title, head, conversation, outgoing, attachment, picture, canAttach } = props;
  const { onPicture, onSend, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={title}
      onBack={onBack}
      beneathBar={
        <>
          {offlineBar}
          {head}
          <Stack gutter padBlock="2">
            <NeverAsk />
          </Stack>
        </>
      }
      bottom={
        <ChatComposer
          maxLength={maxLengths.sendChatMessage.text}
          accept={canAttach ? chosenTypes : undefined}
          attachment={attachment}
          hasPicture={picture === 'ready'}
          isBusy={picture === 'busy'}
          onPicture={onPicture}
          onSend={onSend}
        />
      }
    >
      <Remote
        of={conversation}
        skeleton={
          <Stack gutter padBlock="4">
            <ContentSkeleton shape="messages" count={4} />
          </Stack>
        }
        failedTitle={<FormattedMessage id="chat.failed" defaultMessage="The chat could not be opened" />}
      >
        {(data) =>
          data.messages.length === 0 && outgoing.length === 0 ? (
            <Empty
              title={<FormattedMessage id="chat.none" defaultMessage="No messages yet" />}
              text={
                props.about === 'service' ? (
                  <FormattedMessage id="chat.none.service" defaultMessage="Write your question below." />
                ) : (
                  <FormattedMessage
                    id="chat.none.order"
                    defaultMessage="Write to the merchant below. Support reads this chat only if there is an appeal."
                  />
                )
              }
            />
          ) : (
            <Messages {...props} data={data} />
          )
        }
      </Remote>
    </SubScreen>
  );
}
