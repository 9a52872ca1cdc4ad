import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../../intl/useFormats.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FailureTrace } from '../../../ui/messages/FailureTrace.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { useSentenceSpace } from '../../../ui/text/useSentenceSpace.ts';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ExportState } from './useLedgerExport.ts';

interface ExportSheetProps {
  state: ExportState;
  /** Number of matching records; undefined until the first page is loaded. */
  count: number | undefined;
  isFiltered: boolean;
  onStart: () => void;
  onCancel: () => void;
  onClose: () => void;
}

function Outcome({ state }: Pick<ExportSheetProps, 'state'>) {
  const formats = useFormats();
  const sentenceSpace = useSentenceSpace();
  const figure = (value: number): string => formats.quantity(String(value), '1');
  if (state.phase === 'running')
    return (
      <div role="status">
        <Text variant="body" tone="secondary" num>
          <FormattedMessage
            id="record.export.progress"
            defaultMessage="{done} of {count} read"
            values={{ done: figure(state.done), count: figure(state.count) }}
          />
        </Text>
      </div>
    );
  if (state.phase === 'failed')
    return (
      <Notice
        tone="danger"
        live
        lead={<FormattedMessage id="record.export.failed" defaultMessage="No file was saved." />}
        action={<FailureTrace {...state.failure} />}
      >
        <FormattedMessage
          id="record.export.failed.text"
          defaultMessage="The export stopped after {done} of {count} records. Try again."
          values={{ done: figure(state.done), count: figure(state.count) }}
        />
        {sentenceSpace}
        {state.reason}
      </Notice>
    );
  return null;
}

/** Exports all pages of the records as a file. */
export function ExportSheet({ state, count, isFiltered, onStart, onCancel, onClose }: ExportSheetProps) {
  const formats = useFormats();
  const close = (): void => {
    onCancel();
    onClose();
  };
  return (
    <Sheet
      title={<FormattedMessage id="record.export" defaultMessage="Save as CSV" />}
      onClose={close}
      actions={
        // Each button keeps its position, so that a second tap never hits the other.
        <Stack direction="row" gap="3" equal>
          <Button variant="secondary" width="block" onClick={close}>
            <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
          </Button>
          <Button
            width="block"
            icon={state.phase === 'failed' ? 'refresh' : 'download'}
            disabled={count === 0}
            loading={
              state.phase === 'running' ? (
                <FormattedMessage id="common.loading" defaultMessage="Loading" />
              ) : undefined
            }
            onClick={onStart}
          >
            {state.phase === 'failed' ? (
              <FormattedMessage id="common.retry" defaultMessage="Try again" />
            ) : (
              <FormattedMessage id="record.export.start" defaultMessage="Save file" />
            )}
          </Button>
        </Stack>
      }
    >
      <Stack gap="4" padBlock="3">
        <Text as="p" variant="body" tone="secondary">
          {isFiltered ? (
            <FormattedMessage
              id="record.export.filtered"
              defaultMessage="Matching records: {count}, including those not loaded yet."
              values={{ count: count === undefined ? '—' : formats.quantity(String(count), '1') }}
            />
          ) : (
            <FormattedMessage
              id="record.export.all"
              defaultMessage="Records: {count}, including those not loaded yet."
              values={{ count: count === undefined ? '—' : formats.quantity(String(count), '1') }}
            />
          )}
        </Text>
        <Outcome state={state} />
      </Stack>
    </Sheet>
  );
}
