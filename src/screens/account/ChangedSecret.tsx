import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { holdTime } from '../../components/live/holdTime.ts';

interface ChangedSecretProps {
  title: ReactNode;
  /** What else it has done. */
  text?: ReactNode;
  /** For how long withdrawals are held now; undefined where the back end does not say, null where they are not. */
  heldMinutes: number | undefined | null;
  onDone: () => void;
}

/** A secret is another one now: what that has done, and the way back. */
export function ChangedSecret({ title, text, heldMinutes, onDone }: ChangedSecretProps) {
  const formats = useFormats();
  const held =
    heldMinutes === null ? undefined : heldMinutes === undefined ? (
      <FormattedMessage id="security.changed.held" defaultMessage="Withdrawals may be held for a while." />
    ) : (
      <FormattedMessage
        id="security.changed.heldFor"
        defaultMessage="Withdrawals are held for {time}."
        values={{ time: holdTime(formats, heldMinutes) }}
      />
    );
  return (
    <Stack padBlock="8">
      <div role="status">
        <Empty
          title={title}
          text={
            <>
              {text} {held}
            </>
          }
          action={
            <Button width="block" onClick={onDone}>
              <FormattedMessage id="common.done" defaultMessage="Done" />
            </Button>
          }
        />
      </div>
    </Stack>
  );
}
