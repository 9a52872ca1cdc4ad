import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

interface DoneSheetProps {
  /** Title, e.g. "Transferred". */
  title: ReactNode;
  rows: readonly KeyValueRow[];
  /** Link to the record or its list. */
  link: { label: ReactNode; href: string };
  /** Next step of the command. */
  note?: ReactNode;
  onClose: () => void;
}

/** Confirmation that money was moved, with its effect on the accounts. */
export function DoneSheet({ title, rows, link, note, onClose }: DoneSheetProps) {
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <ButtonPair>
          <Button variant="secondary" width="block" href={link.href}>
            {link.label}
          </Button>
          <Button width="block" onClick={onClose}>
            <FormattedMessage id="common.done" defaultMessage="Done" />
          </Button>
        </ButtonPair>
      }
    >
      <Stack gap="4">
        <KeyValue rows={rows} />
        {note}
      </Stack>
    </Sheet>
  );
}
