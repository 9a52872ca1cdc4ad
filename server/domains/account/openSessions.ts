// Lists the sessions of a user, and ends them.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Opened, Session } from '../session/public/Sessions.ts';

type OpenSession = components['schemas']['OpenSession'];

/** The current session first, then by last use. */
export async function openSessions({ sessions }: Context, own: Session): Promise<OpenSession[]> {
  const opened = await sessions.of(own.userId);
  const rows = opened.map((each) => rowOf(each, own));
  return rows.sort(
    (one, other) => Number(other.is_current) - Number(one.is_current) || other.used_ms - one.used_ms,
  );
}

function rowOf(
  { name, browser, system, network, createdAt, usedAt, tokenHash }: Opened,
  own: Session,
): OpenSession {
  const isCurrent = tokenHash === own.tokenHash;
  return {
    id: name,
    browser,
    system,
    network,
    created_ms: createdAt,
    used_ms: usedAt,
    is_current: isCurrent,
  };
}

/** Ends one of the user's own sessions. A session that has already ended, or that does not exist, is no error. */
export async function endOne({ executor, sessions }: Context, userId: number, name: string): Promise<void> {
  const opened = await sessions.of(userId);
  const one = opened.find((each) => each.name === name);
  if (!one) return;
  const forget = await executor.run('session.endOne', (tx) =>
    sessions.endAll(tx, userId, { only: one.tokenHash }),
  );
  forget();
}

export async function endOthers(
  { executor, sessions }: Context,
  { userId, tokenHash }: Session,
): Promise<void> {
  const forget = await executor.run('session.endOthers', (tx) =>
    sessions.endAll(tx, userId, { but: tokenHash }),
  );
  forget();
}
