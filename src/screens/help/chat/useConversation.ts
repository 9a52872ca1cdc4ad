import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatMessages, type ChatMessage } from '../../../api/chat.ts';
import { mapRemote, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';
import { usePollMs } from '../../../components/live/usePollMs.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { useSeen } from './useSeen.ts';

export interface Conversation {
  /** Loaded messages, the oldest first. */
  messages: readonly ChatMessage[];
  /** State of the part before them. */
  older: 'none' | 'waiting' | 'loading' | 'failed';
  /** Newest message that the other side has seen. */
  seenId: number | undefined;
  /** Oldest message that was unseen when the page was opened. */
  newFromId: number | undefined;
  /** Of an order: the desk reads along. */
  isDeskJoined: boolean;
}

/** A conversation, updated by the feed and marked as seen while it is visible. */
export function useConversation(order: string | undefined): {
  conversation: Remote<Conversation>;
  onOlder: () => void;
} {
  const { feed } = useShell();
  const query = useInfiniteQuery({ ...chatMessages(order), refetchInterval: usePollMs(feed.status) });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const first = data?.pages[0];
  // The line stays where it was at the first read: the messages are seen as soon as they are shown.
  const [opened, setOpened] = useState<{ newFromId: number | undefined }>();
  const hasRead = query.isFetchedAfterMount || first?.unseen_from_id !== undefined;
  if (!opened && first && hasRead) setOpened({ newFromId: first.unseen_from_id });
  useSeen(order, first?.unseen_from_id === undefined ? undefined : first.list[0]?.id);
  const conversation = mapRemote(remoteOf(query), ({ pages }): Conversation => ({
    messages: pages.flatMap(({ list }) => list).toReversed(),
    older: isFetchingNextPage
      ? 'loading'
      : isFetchNextPageError
        ? 'failed'
        : hasNextPage
          ? 'waiting'
          : 'none',
    seenId: pages[0]?.seen_id,
    newFromId: opened?.newFromId,
    isDeskJoined: pages[0]?.desk_joined ?? false,
  }));
  return { conversation, onOlder: () => void query.fetchNextPage() };
}
