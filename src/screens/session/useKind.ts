import { useState } from 'react';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';

/** Chosen identifier kind, and the function that changes it. */
export function useKind({
  kind: first = 'email',
  onKind,
}: {
  kind?: IdentifierKind;
  onKind?: (kind: IdentifierKind) => void;
}) {
  const [kind, setKind] = useState(first);
  const choose = (next: IdentifierKind): void => {
    setKind(next);
    onKind?.(next);
  };
  return [kind, choose] as const;
}
