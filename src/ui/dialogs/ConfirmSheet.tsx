import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { ButtonPair } from '../actions/ButtonPair.tsx';
import { KeyValue, type KeyValueRow } from '../facts/KeyValue.tsx';
import { Sheet } from './Sheet.tsx';
import { Stack } from '../screen/Stack.tsx';

interface ConfirmSheetProps {
  title: ReactNode;
  /** Cost, result and lock-up. */
  rows?: readonly KeyValueRow[] | undefined;
  /** Irreversible effects and other facts to know before confirming. */
  children?: ReactNode;
  /** Label of the button that changes nothing, as "Keep". */
  keep: ReactNode;
  commit: ReactNode;
  variant?: 'primary' | 'danger' | 'buy' | 'sell';
  /** Progress text, as "Cancelling"; undefined while nothing is sent. */
  busy?: ReactNode;
  onKeep: () => void;
  onCommit: () => void;
}

/** Confirmation before an irreversible action, with two buttons of equal size. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, rows, children, keep, commit, variant = 'primary', busy, onKeep, onCommit } = props;
  return (
    <Sheet
      title={title}
      onClose={onKeep}
      actions={
        <ButtonPair>
          <Button variant="secondary" width="block" onClick={onKeep}>
            {keep}
          </Button>
          <Button variant={variant} width="block" loading={busy} onClick={onCommit}>
            {commit}
          </Button>
        </ButtonPair>
      }
    >
      <Stack gap="4">
        {children}
        {rows === undefined ? null : <KeyValue rows={rows} />}
      </Stack>
    </Sheet>
  );
}
