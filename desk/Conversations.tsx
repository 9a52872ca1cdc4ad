import type { UseQueryResult } from '@tanstack/react-query';
import type { DeskConversation, DeskConversations, DeskOperator } from '../contracts/desk.ts';
import { Pill } from '../src/ui/facts/Pill.tsx';
import { Empty } from '../src/ui/lists/Empty.tsx';
import { Skeleton } from '../src/ui/loading/Skeleton.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { Conversation } from './Conversation.tsx';
import type { DeskError } from './deskCalls.ts';
import { Trouble } from './Trouble.tsx';
import { accountText, sentTime } from './words.ts';
import { main } from './conversation.css.ts';
import * as styles from './queue.css.ts';

interface ConversationsProps {
  list: UseQueryResult<DeskConversations, DeskError>;
  operator: DeskOperator;
  now: number;
  /** Key of the open conversation. */
  current: string | undefined;
  onOpen: (key: string) => void;
}

interface RowProps {
  of: DeskConversation;
  now: number;
  isCurrent: boolean;
  onOpen: () => void;
}

function Row({ of, now, isCurrent, onOpen }: RowProps) {
  const { order_id: order, account_number, changed_ms, excerpt, has_picture, unseen } = of;
  return (
    <li>
      <button
        type="button"
        className={styles.row[isCurrent ? 'current' : 'other']}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <span className={styles.line}>
          <Text variant="label" weight="semibold" num truncate>
            {order === undefined ? `Account ${accountText(account_number)}` : `P2P order ${order}`}
          </Text>
          {unseen > 0 ? <Pill tone="info">{`${unseen} new`}</Pill> : null}
        </span>
        <span className={styles.line}>
          <Text variant="label" tone="secondary" weight="regular" truncate>
            {excerpt === '' && has_picture ? 'Picture' : excerpt}
          </Text>
          <Text variant="label" tone="secondary" weight="regular" num noWrap>
            {sentTime(changed_ms, now)}
          </Text>
        </span>
      </button>
    </li>
  );
}

/** Conversations with the desk, and the open one. */
export function Conversations({ list, operator, now, current, onOpen }: ConversationsProps) {
  const rows = list.data?.list;
  return (
    <>
      <nav className={styles.queue} aria-label="Conversations">
        <div id="queue" role="tabpanel" aria-label="Conversations" tabIndex={0}>
          {list.error && !rows ? (
            <Trouble
              title="The conversations did not load"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : !rows ? (
            <Skeleton shape="rows" count={7} />
          ) : rows.length === 0 ? (
            <Empty title="No conversations" text="Questions of customers appear here by themselves." />
          ) : (
            <ul>
              {rows.map((of) => (
                <Row
                  key={of.key}
                  of={of}
                  now={now}
                  isCurrent={of.key === current}
                  onOpen={() => onOpen(of.key)}
                />
              ))}
            </ul>
          )}
        </div>
      </nav>
      <main className={main}>
        {current === undefined ? (
          <Empty title="Choose a conversation" text="An order’s conversation is here from its appeal on." />
        ) : (
          <Conversation key={current} conversation={current} operator={operator} />
        )}
      </main>
    </>
  );
}
