import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskConversations, DeskOperator, DeskQueue, DeskQueues } from '../contracts/desk.ts';
import { Empty } from '../src/ui/lists/Empty.tsx';
import { Case } from './Case.tsx';
import { Conversations } from './Conversations.tsx';
import { desk, type DeskError } from './deskCalls.ts';
import type { Place } from './deskProps.ts';
import { Queue } from './Queue.tsx';
import { nextCase } from './queueOrder.ts';
import { TopBar } from './TopBar.tsx';
import { useNow } from './useNow.ts';
import { useStream } from './useStream.ts';
import { conversationsTab, tabOf } from './words.ts';
import * as styles from './desk.css.ts';

interface WorkProps {
  operator: DeskOperator;
  place: Place;
  onPlace: (place: Place) => void;
  /** Receives a message about the completed action. */
  onDone: (text: string) => void;
  onLeave: () => void;
}

const refreshMs = 15_000;

/** Number of waiting cases by kind, and the cases of the selected kind. */
function useQueue(chosen: string | undefined) {
  const counts = useQuery<DeskQueues, DeskError>({
    queryKey: ['counts'],
    queryFn: ({ signal }) => desk.read('queue', signal),
    refetchInterval: refreshMs,
  });
  const kinds = counts.data?.kinds ?? [];
  const kind = chosen ?? kinds.find(({ count }) => count > 0)?.kind ?? kinds[0]?.kind;
  const queue = useInfiniteQuery<DeskQueue, DeskError>({
    queryKey: ['queue', kind],
    queryFn: ({ pageParam, signal }) =>
      desk.read(`queue/${kind}${pageParam === undefined ? '' : `?after=${pageParam as number}`}`, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ rows, isMore }) => (isMore ? rows.at(-1)?.id : undefined),
    enabled: kind !== undefined && kind !== conversationsTab,
    refetchInterval: refreshMs,
  });
  return { counts, kinds, kind, queue };
}

/** Conversations that this operator answers; undefined for a role that answers none. */
function useConversations({ roles, merchant }: DeskOperator) {
  const enabled = merchant === undefined && roles.some((role) => role === 'reviewer' || role === 'approver');
  const list = useQuery<DeskConversations, DeskError>({
    queryKey: ['conversations', 'list'],
    queryFn: ({ signal }) => desk.read('conversations', signal),
    refetchInterval: refreshMs,
    enabled,
  });
  return enabled ? list : undefined;
}

interface CasesProps extends Pick<WorkProps, 'operator' | 'place' | 'onPlace' | 'onDone'> {
  read: ReturnType<typeof useQueue>;
  now: number;
}

/** The queue of one kind, and the open case. */
function Cases({ operator, place, onPlace, onDone, read, now }: CasesProps) {
  const queries = useQueryClient();
  const { counts, kind, queue } = read;
  const rows = queue.data?.pages.flatMap((page) => page.rows);
  const { caseId } = place;
  const open = (id: number | undefined) => onPlace({ kind, caseId: id });
  const refresh = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'case' });
  return (
    <>
      <Queue
        kind={kind}
        rows={rows}
        now={now}
        current={caseId}
        operator={operator.name}
        warnings={counts.data?.warnings ?? []}
        error={queue.error ?? counts.error ?? undefined}
        isFetchingMore={queue.isFetchingNextPage}
        onMore={queue.hasNextPage ? () => void queue.fetchNextPage() : undefined}
        onOpen={open}
        onRetry={refresh}
      />
      {caseId === undefined ? (
        <main className={styles.content}>
          {rows && rows.length > 0 ? (
            <Empty title="Choose a case" text="The oldest stands at the top. Opening a case is recorded." />
          ) : null}
        </main>
      ) : (
        <Case
          key={caseId}
          id={caseId}
          operator={operator}
          now={now}
          onChanged={refresh}
          onDecided={(text) => {
            onDone(text);
            refresh();
            open(nextCase(rows ?? [], caseId, operator.name));
          }}
        />
      )}
    </>
  );
}

export function Work(props: WorkProps) {
  const { operator, place, onPlace, onLeave } = props;
  const now = useNow();
  const read = useQueue(place.kind);
  const { kinds, kind } = read;
  useStream();
  const conversations = useConversations(operator);
  const unseen = conversations?.data?.list.filter((each) => each.unseen > 0).length ?? 0;
  const tabs = conversations ? [...kinds, { kind: conversationsTab, count: unseen, isMore: false }] : kinds;
  return (
    <div className={styles.page}>
      <TopBar
        operator={operator}
        now={now}
        label="Kinds of cases"
        tabs={tabs.map(({ kind: id, count, isMore }) => ({
          id,
          label: tabOf(id),
          count,
          isCountOpen: isMore,
        }))}
        current={kind}
        onTab={(next) => onPlace({ kind: next })}
        onLeave={onLeave}
      />
      <div className={styles.columns}>
        {conversations && kind === conversationsTab ? (
          <Conversations
            list={conversations}
            operator={operator}
            now={now}
            current={place.conversation}
            onOpen={(conversation) => onPlace({ kind, conversation })}
          />
        ) : (
          <Cases {...props} read={read} now={now} />
        )}
      </div>
    </div>
  );
}
