import { Button } from '../src/ui/actions/Button.tsx';
import { Empty } from '../src/ui/lists/Empty.tsx';
import type { DeskError } from './deskCalls.ts';

interface TroubleProps {
  title: string;
  error: DeskError;
  onRetry: () => void;
}

/** Error of a failed read. Retrying does not help if the role lacks the permission. */
export function Trouble({ title, error, onRetry }: TroubleProps) {
  return (
    <div role="alert">
      <Empty
        title={error.status === 403 ? 'Closed to your role' : title}
        text={error.message}
        action={
          error.status === 403 ? undefined : (
            <Button variant="secondary" size="dense" icon="refresh" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
