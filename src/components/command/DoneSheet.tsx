import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';

interface DoneSheetProps {
  /** As "Transferred". */
  title: ReactNode;
  rows: readonly KeyValueRow[];
  /** Where such commands are listed. */
  records: { label: ReactNode; href: string };
  onClose: () => void;
}

/** Says that money was moved, and what it has made of the accounts. */
export function DoneSheet({ title, rows, records, onClose }: DoneSheetProps) {
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <Stack direction="row" gap="3" equal wrap>
          <Button variant="secondary" width="block" href={records.href}>
            {records.label}
          </Button>
          <Button width="block" onClick={onClose}>
            <FormattedMessage id="common.done" defaultMessage="Done" />
          </Button>
        </Stack>
      }
    >
      <KeyValue rows={rows} />
    </Sheet>
  );
}
