import { useEffect, useEffectEvent } from 'react';
import type { CommandForm } from './useCommandForm.ts';

/** Calls back once the command was carried out. */
export function useMade<Values>(
  { made }: Pick<CommandForm<Values>, 'made'>,
  onMade: (made: Values) => void,
): void {
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    if (made) tell(made);
  }, [made]);
}
