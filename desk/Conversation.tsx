import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskConversationMessages, DeskMessage, DeskOperator } from '../contracts/desk.ts';
import * as maxLengths from '../contracts/maxLengths.ts';
import { Button } from '../src/ui/actions/Button.tsx';
import { FileButton } from '../src/ui/actions/FileButton.tsx';
import { TextButton } from '../src/ui/actions/TextButton.tsx';
import { ChatBubble } from '../src/ui/chat/ChatBubble.tsx';
import { ChatLine } from '../src/ui/chat/ChatLine.tsx';
import { ChatPicture } from '../src/ui/chat/ChatPicture.tsx';
import { TextArea } from '../src/ui/fields/TextArea.tsx';
import { failed, loading, ready } from '../src/ui/loading/remoteData.ts';
import { Skeleton } from '../src/ui/loading/Skeleton.tsx';
import { Notice } from '../src/ui/messages/Notice.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { desk, type DeskError } from './deskCalls.ts';
import { Trouble } from './Trouble.tsx';
import { usePicture } from './usePicture.ts';
import { accountText, clockText } from './words.ts';
import * as styles from './conversation.css.ts';

interface ConversationProps {
  /** 'order-<order id>' or 'service-<id>', as in DeskConversation. */
  conversation: string;
  operator: DeskOperator;
}

const refreshMs = 15_000;
const senders: Readonly<Record<DeskMessage['by'], string>> = {
  customer: 'Customer',
  merchant: 'Merchant',
  desk: 'Desk',
  auto: 'Automatic reply',
};

function Picture({ path }: { path: string }) {
  const { url, error, retry } = usePicture(path);
  return <ChatPicture of={error ? failed(error, retry, 0) : url === undefined ? loading : ready(url)} />;
}

function Message({ message, conversation, isOwn, isRead }: MessageProps) {
  const { id, at_ms, by, text, picture } = message;
  return (
    <ChatBubble
      side={isOwn ? 'own' : 'theirs'}
      sender={senders[by]}
      text={text}
      picture={picture && <Picture path={`conversations/${conversation}/pictures/${id}`} />}
      foot={`${senders[by]} · ${clockText(at_ms)}${isOwn && isRead ? ' · read' : ''}`}
    />
  );
}

interface MessageProps {
  message: DeskMessage;
  conversation: string;
  isOwn: boolean;
  isRead: boolean;
}

interface Answer {
  text: string;
  picture?: File;
}

type Pages = UseInfiniteQueryResult<InfiniteData<DeskConversationMessages>, DeskError>;

/** The newest first, which its list draws last. */
function Messages({ read, conversation, operator }: ConversationProps & { read: Pages }) {
  const own = operator.merchant === undefined ? 'desk' : 'merchant';
  const pages = read.data?.pages ?? [];
  const messages = pages.flatMap(({ list }) => list);
  const { seen_id: seenId = 0, unseen_from_id: unseenFrom } = pages[0] ?? {};
  return (
    <ul className={styles.messages} tabIndex={0} aria-label="Messages">
      {messages.flatMap((message) => [
        <Message
          key={message.id}
          message={message}
          conversation={conversation}
          isOwn={message.by === own}
          isRead={message.id <= seenId}
        />,
        message.id === unseenFrom ? (
          <ChatLine key="new" tone="marked">
            New
          </ChatLine>
        ) : null,
      ])}
      {messages.length === 0 ? <ChatLine>No messages yet</ChatLine> : null}
      {read.hasNextPage ? (
        <ChatLine>
          <TextButton place="text" onClick={() => void read.fetchNextPage()}>
            {read.isFetchingNextPage ? 'Loading' : 'Older messages'}
          </TextButton>
        </ChatLine>
      ) : null}
    </ul>
  );
}

function AnswerForm({ conversation }: Pick<ConversationProps, 'conversation'>) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { answer, send } = useAnswer(conversation);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['conversations'] });
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || answer.isPending) return;
        send({ text: text.trim() }, () => {
          setText('');
          refresh();
        });
      }}
    >
      {answer.error ? (
        <Notice tone="warning" live>
          {`Not sent. ${answer.error.message}`}
        </Notice>
      ) : null}
      <TextArea
        label="Answer"
        name="text"
        value={text}
        onChange={setText}
        rows={3}
        maxLength={maxLengths.sendChatMessage.text}
      />
      <div className={styles.buttons}>
        <FileButton
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          disabled={answer.isPending}
          onChoose={(picture) => send({ text: '', picture }, refresh)}
        >
          Picture
        </FileButton>
        <Button type="submit" size="sm" loading={answer.isPending ? 'Sending' : undefined}>
          Send
        </Button>
      </div>
    </form>
  );
}

/** Messages of a conversation, and a field to answer. */
export function Conversation({ conversation, operator }: ConversationProps) {
  const read: Pages = useInfiniteQuery<DeskConversationMessages, DeskError>({
    queryKey: ['conversations', conversation],
    queryFn: ({ pageParam, signal }) =>
      desk.read(
        `conversations/${conversation}${pageParam === undefined ? '' : `?before=${pageParam as number}`}`,
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ list, is_more }) => (is_more ? list.at(-1)?.id : undefined),
    refetchInterval: refreshMs,
  });
  const first = read.data?.pages[0];
  useSeen(conversation, first);
  if (read.error && !first)
    return (
      <Trouble title="The conversation did not load" error={read.error} onRetry={() => void read.refetch()} />
    );
  if (!first) return <Skeleton shape="rows" count={5} />;
  return (
    <section className={styles.talk} aria-label="Conversation">
      <div className={styles.head}>
        <Text as="h2" variant="title3">
          {first.order_id === undefined ? 'Customer service' : `P2P order ${first.order_id}`}
        </Text>
        <Text variant="label" tone="secondary" weight="regular" num>
          {`Account ${accountText(first.account_number)}`}
        </Text>
      </div>
      <Messages read={read} conversation={conversation} operator={operator} />
      <AnswerForm conversation={conversation} />
    </section>
  );
}

/** Browsers offer randomUUID on secure pages only. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sends answers; one whose outcome is unknown is sent again under the same id. */
function useAnswer(conversation: string) {
  const pending = useRef<Answer & { id: string }>(undefined);
  const answer = useMutation<object, DeskError, Answer>({
    mutationFn: (said) => {
      const { current } = pending;
      const isSame = current?.text === said.text && current.picture === said.picture;
      const id = isSame ? current.id : newId();
      pending.current = { ...said, id };
      const path = `conversations/${conversation}`;
      return said.picture
        ? desk.sendPicture(`${path}/picture?client_message_id=${id}`, said.picture)
        : desk.send(`${path}/send`, { text: said.text, client_message_id: id });
    },
    onSuccess: () => {
      pending.current = undefined;
    },
  });
  const send = (said: Answer, onSuccess: () => void): void => answer.mutate(said, { onSuccess });
  return { answer, send };
}

/** Marks a conversation as seen while the page is visible. */
function useSeen(conversation: string, first: DeskConversationMessages | undefined): void {
  const newest = first?.unseen_from_id === undefined ? undefined : first.list[0]?.id;
  const mark = useEffectEvent(() => {
    if (newest === undefined || document.visibilityState !== 'visible') return;
    desk.send(`conversations/${conversation}/read`, { until: String(newest) }).catch(() => undefined);
  });
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversation, newest]);
}
