import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OpenSession } from '../../../api/accountSecurity.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptySentence } from '../../../ui/lists/EmptySentence.tsx';
import { HeadedSkeleton } from '../../../ui/loading/HeadedSkeleton.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Extended } from '../extended.ts';
import { SessionRow } from './SessionRow.tsx';
import { useKeptSessions } from './useKeptSessions.ts';

interface SessionsPageProps {
  sessions: Extended<readonly OpenSession[]>;
  /** Server time, ms since 1970 UTC. */
  now: number;
  /** Session that is being ended. */
  ending: string | undefined;
  /** Sessions ended here; the back end may still list them. */
  ended: readonly string[];
  isEndingOthers: boolean;
  passwordHref: string;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Other logged-in devices: advice about an unknown device, and the button that ends all sessions. */
function Others({
  count,
  ...props
}: { count: number } & Pick<SessionsPageProps, 'isEndingOthers' | 'passwordHref' | 'onEndOthers'>) {
  const { isEndingOthers, passwordHref, onEndOthers } = props;
  return (
    <>
      <Stack gutter padBlock="4">
        <Notice
          tone="warning"
          lead={<FormattedMessage id="sessions.stranger" defaultMessage="Don’t recognise one of these?" />}
          action={
            <Link href={passwordHref}>
              <FormattedMessage id="changePassword.title" defaultMessage="Change login password" />
            </Link>
          }
        >
          <FormattedMessage
            id="sessions.stranger.text"
            defaultMessage="Log it out, then change your login password."
          />
        </Notice>
      </Stack>
      <BottomBar>
        <Stack gap="3">
          <Button
            variant="dangerOutline"
            width="block"
            loading={
              isEndingOthers ? (
                <FormattedMessage id="sessions.ending" defaultMessage="Logging out" />
              ) : undefined
            }
            onClick={onEndOthers}
          >
            <FormattedMessage id="sessions.endOthers" defaultMessage="Log out all other devices" />
          </Button>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage
              id="sessions.endOthers.what"
              defaultMessage="{count, plural, one {Logs out # device.} other {Logs out # devices.}} This one stays logged in."
              values={{ count }}
            />
          </Text>
        </Stack>
      </BottomBar>
    </>
  );
}

function Content({
  sessions,
  ...props
}: Omit<SessionsPageProps, 'sessions'> & { sessions: readonly OpenSession[] }) {
  const { now, ending, ended, onEnd } = props;
  const kept = useKeptSessions(sessions);
  const open = sessions.filter(({ id }) => !ended.includes(id));
  const others = open.filter(({ is_current }) => !is_current).length;
  return (
    <>
      <Stack gutter padBlock="3" gap="1">
        <Text as="h2" variant="title1">
          <FormattedMessage
            id="security.sessions.count"
            defaultMessage="{count, plural, one {# device logged in} other {# devices logged in}}"
            values={{ count: open.length }}
          />
        </Text>
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="sessions.text"
            defaultMessage="Log out a device to end its session immediately."
          />
        </Text>
      </Stack>
      <List>
        {kept.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={ending === session.id}
            isEnded={!open.some(({ id }) => id === session.id)}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </List>
      {others === 0 ? null : <Others count={others} {...props} />}
    </>
  );
}

/** Login sessions of the account, each with a log-out button. */
export function SessionsPage(props: SessionsPageProps) {
  const { sessions, onRefresh, onBack, offlineBar } = props;
  const [pulls, setPulls] = useState(0);
  return (
    <SubScreen
      title={<FormattedMessage id="security.sessions" defaultMessage="Sessions" />}
      onBack={onBack}
      onRefresh={() => {
        setPulls(pulls + 1);
        return onRefresh();
      }}
      beneathBar={offlineBar}
    >
      {sessions === undefined ? (
        <EmptySentence>
          <FormattedMessage id="sessions.unsupported" defaultMessage="This site does not list sessions." />
        </EmptySentence>
      ) : (
        <Remote
          of={sessions}
          skeleton={<HeadedSkeleton />}
          failedTitle={
            <FormattedMessage id="sessions.failed" defaultMessage="Your sessions could not be loaded" />
          }
        >
          {(data) => <Content key={pulls} {...props} sessions={data} />}
        </Remote>
      )}
    </SubScreen>
  );
}
