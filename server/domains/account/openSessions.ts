// Where somebody is logged in, and the end of it.
import type { components } from '../../../contracts/schema.d.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler } from '../../http/handler.ts';
import type { Opened } from '../session/Sessions.ts';

type OpenSession = components['schemas']['OpenSession'];

export const sessions: Handler<'sessions'> = async (context, { user }) => {
  const { userId, tokenHash } = user();
  const opened = await context.sessions.of(userId);
  const rows = opened.map((each) => rowOf(each, tokenHash));
  return rows.sort(
    (one, other) => Number(other.is_current) - Number(one.is_current) || other.used_ms - one.used_ms,
  );
};

function rowOf(
  { name, browser, system, network, createdAt, usedAt, tokenHash }: Opened,
  own: string,
): OpenSession {
  const isCurrent = tokenHash === own;
  return {
    ...{ id: name, browser, system, network },
    ...{ created_ms: createdAt, used_ms: usedAt, is_current: isCurrent },
  };
}

/** One that has ended already, or is nobody's, is ended: the answer is the same. */
export const endSession: Handler<'endSession'> = async ({ writer, sessions }, { input, user, locale }) => {
  const { userId } = user();
  const opened = await sessions.of(userId);
  const one = opened.find(({ name }) => name === input.session_id);
  if (one) {
    const forget = await writer.run('session.endOne', (tx) =>
      sessions.endAll(tx, userId, { only: one.tokenHash }),
    );
    forget();
  }
  return refusalText('account.sessionEnded', locale);
};

export const endOtherSessions: Handler<'endOtherSessions'> = async (
  { writer, sessions },
  { user, locale },
) => {
  const { userId, tokenHash } = user();
  const forget = await writer.run('session.endOthers', (tx) =>
    sessions.endAll(tx, userId, { but: tokenHash }),
  );
  forget();
  return refusalText('account.otherSessionsEnded', locale);
};
