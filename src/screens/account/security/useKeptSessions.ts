import { useState } from 'react';
import type { OpenSession } from '../../../api/accountSecurity.ts';

/** Current sessions in their displayed positions; a session that is no longer listed keeps its position. */
function inPlace(kept: readonly OpenSession[], listed: readonly OpenSession[]): readonly OpenSession[] {
  const now = ({ id }: OpenSession) => listed.find((session) => session.id === id);
  const isNew = ({ id }: OpenSession) => !kept.some((session) => session.id === id);
  return [...kept.map((session) => now(session) ?? session), ...listed.filter(isNew)];
}

/**
 * Sessions in stable positions, so that no row moves under the user's finger; the positions reset when the list is
 * hidden or refreshed by a pull.
 */
export function useKeptSessions(listed: readonly OpenSession[]): readonly OpenSession[] {
  const [shown, setShown] = useState({ listed, kept: listed });
  let { kept } = shown;
  if (shown.listed !== listed) {
    kept = inPlace(kept, listed);
    setShown({ listed, kept });
  }
  return kept;
}
