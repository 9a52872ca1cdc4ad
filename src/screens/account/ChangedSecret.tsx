import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { holdTime } from '../../components/live/holdTime.ts';

interface ChangedSecretProps {
  title: ReactNode;
  /** Further effects of the change. */
  text?: ReactNode;
  /** Duration of the active withdrawal hold; null without a hold, undefined if the back end does not send it. */
  heldMinutes: number | undefined | null;
  onDone: () => void;
}

/** Confirmation of a changed secret: its effects and the link back. */
export function ChangedSecret({ title, text, heldMinutes, onDone }: ChangedSecretProps) {
  const formats = useFormats();
  const held =
    heldMinutes === null ? undefined : heldMinutes === undefined ? (
      <FormattedMessage id="security.changed.held" defaultMessage="Withdrawals may be on hold for a while." />
    ) : (
      <FormattedMessage
        id="security.changed.heldFor"
        defaultMessage="Withdrawals are on hold for {time}."
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
