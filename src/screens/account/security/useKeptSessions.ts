import { useState } from 'react';
import type { OpenSession } from '../../../api/accountSecurity.ts';

/** What is listed now in the places in which it was shown: what is no longer listed keeps its own. */
function inPlace(kept: readonly OpenSession[], listed: readonly OpenSession[]): readonly OpenSession[] {
  const now = ({ id }: OpenSession) => listed.find((session) => session.id === id);
  const isNew = ({ id }: OpenSession) => !kept.some((session) => session.id === id);
  return [...kept.map((session) => now(session) ?? session), ...listed.filter(isNew)];
}

/**
 * The sessions in places that stay: no row moves up beneath a finger that is about to end another one. For as long as
 * the list is on show, or until it is pulled down.
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
