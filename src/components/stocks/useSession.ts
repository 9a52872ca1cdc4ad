import { useState } from 'react';
import { sessionAt, type SessionNow } from '../../../contracts/rules/stockSessions.ts';

/** The session at the given server time; computed only when it changes. */
export function useSession(nowMs: number): SessionNow {
  const [known, setKnown] = useState(() => ({ fromMs: nowMs, session: sessionAt(nowMs) }));
  if (nowMs >= known.fromMs && nowMs < known.session.untilMs) return known.session;
  const session = sessionAt(nowMs);
  // Set during render, so that no frame shows the previous session.
  setKnown({ fromMs: nowMs, session });
  return session;
}
