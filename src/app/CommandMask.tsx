import { useIsMutating } from '@tanstack/react-query';
import { BusyMask } from '../ui/BusyMask.tsx';

/** Covers the app while a command takes long; reads show skeletons instead (decision 32). */
export function CommandMask() {
  const running = useIsMutating({ predicate: ({ meta }) => meta?.isQuiet !== true });
  return <BusyMask busy={running > 0} />;
}
