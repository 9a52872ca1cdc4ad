import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NoticeRow } from '../../api/notices.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { supportHref } from '../../ui/screen/supportHref.ts';
import { Text } from '../../ui/text/Text.tsx';
import { useSentenceSpace } from '../../ui/text/useSentenceSpace.ts';
import { deviceName, noticeWords } from './noticeWords.ts';

interface NoticeDetailProps {
  row: NoticeRow;
  /** Link of the notice; undefined for a page unknown to the app. */
  action: { href: string; label: ReactNode } | undefined;
  onClose: () => void;
}

function Facts({ row }: { row: NoticeRow }) {
  const intl = useIntl();
  const dates = useDates();
  const { network, browser, held_until_ms: heldUntil } = row.about;
  const facts: (KeyValueRow | undefined)[] = [
    {
      label: <FormattedMessage id="record.time" defaultMessage="Time" />,
      value: dates.full(row.created_ms),
    },
    browser === undefined
      ? undefined
      : {
          label: <FormattedMessage id="notice.device" defaultMessage="Device" />,
          value: deviceName(intl, row),
        },
    network === undefined
      ? undefined
      : { label: <FormattedMessage id="notice.network" defaultMessage="IP address" />, value: network },
    heldUntil === undefined
      ? undefined
      : {
          label: <FormattedMessage id="notice.heldUntil" defaultMessage="Withdrawals on hold until" />,
          value: dates.detail(Number(heldUntil)),
        },
    row.sent_to.length === 0
      ? undefined
      : {
          label: <FormattedMessage id="notice.sentTo" defaultMessage="Also sent to" />,
          value: row.sent_to.join(', '),
        },
  ];
  return <KeyValue rows={facts.filter((fact) => fact !== undefined)} />;
}

/** Full text of a notice, and the action for activity the user does not recognise. */
export function NoticeDetail({ row, action, onClose }: NoticeDetailProps) {
  const intl = useIntl();
  const dates = useDates();
  const amounts = useAmounts();
  const sentenceSpace = useSentenceSpace();
  const { title, note, ifNotYou } = noticeWords(intl, row, dates, amounts);
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <Stack gap="3">
          {action ? (
            <Button variant="secondary" width="block" href={action.href}>
              {action.label}
            </Button>
          ) : null}
          {ifNotYou === undefined ? null : (
            <Button variant="text" width="block" href={supportHref({ at: row.created_ms })}>
              <FormattedMessage id="ui.failed.help" defaultMessage="Get help" />
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap="5" padBlock="3">
        {note === undefined ? null : (
          <Text as="p" variant="body" tone="secondary">
            {note}
          </Text>
        )}
        <Facts row={row} />
        {ifNotYou === undefined ? null : (
          <Notice
            tone="warning"
            lead={<FormattedMessage id="notice.notYou" defaultMessage="This wasn’t you?" />}
          >
            {ifNotYou}
            {sentenceSpace}
            <FormattedMessage
              id="security.otherLogins"
              defaultMessage="A new password does not remove passkeys and wallets: remove those you do not know under Security and Account."
            />
          </Notice>
        )}
      </Stack>
    </Sheet>
  );
}
