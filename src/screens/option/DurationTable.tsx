import { FormattedMessage, useIntl } from 'react-intl';
import { breakEvenPercent } from '../../../contracts/rules/option.ts';
import type { OptionDuration } from '../../api/option.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { FigureTable } from '../../ui/facts/FigureTable.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Fee, band and neutral break-even, shown only when they are the same for every duration. */
function TableNote({ durations }: { durations: readonly OptionDuration[] }) {
  const formats = useFormats();
  const same = (values: (string | undefined)[]) =>
    values.every((value) => value === values[0]) ? values[0] : undefined;
  const fee = same(durations.map(({ fee_rate: rate }) => rate));
  const neutral = same(durations.map(({ neutral_ratio: ratio }) => ratio));
  if (fee === undefined)
    return (
      <FormattedMessage
        id="option.info.table.noFee"
        defaultMessage="The fee is not available, so no break-even is shown."
      />
    );
  return (
    <>
      <FormattedMessage
        id="option.info.table.fee"
        defaultMessage="Share of Up or Down orders that must be right to break even, including the {fee} fee."
        values={{ fee: formats.feeRate(fee) }}
      />{' '}
      {neutral === undefined ? null : (
        <FormattedMessage
          id="option.info.table.neutral"
          defaultMessage="Neutral breaks even at {percent}."
          values={{ percent: formats.share(breakEvenPercent(neutral, fee)) }}
        />
      )}
    </>
  );
}

/** Payout and break-even rate of each duration. */
export function DurationTable({ durations }: { durations: readonly OptionDuration[] }) {
  const intl = useIntl();
  const formats = useFormats();
  const paid = (ratio: string | undefined) =>
    ratio === undefined ? (
      noValue
    ) : (
      <FormattedMessage
        id="option.payout"
        defaultMessage="+{ratio}%"
        values={{ ratio: formats.exact(ratio) }}
      />
    );
  const title = intl.formatMessage({
    id: 'option.info.table',
    defaultMessage: 'Duration, payout and break-even',
  });
  return (
    <Section title={title} note={<TableNote durations={durations} />}>
      <Stack gutter>
        <FigureTable
          label={title}
          columns={[
            <FormattedMessage id="option.duration" defaultMessage="Duration" />,
            <FormattedMessage id="option.info.upDown" defaultMessage="Up, Down" />,
            <FormattedMessage id="option.neutral" defaultMessage="Neutral" />,
            <FormattedMessage id="option.breakEven" defaultMessage="Break-even" />,
          ]}
          rows={durations.map(({ seconds, profit_ratio: ratio, neutral_ratio: neutral, fee_rate: fee }) => [
            <FormattedMessage
              id="option.seconds"
              defaultMessage="{seconds} s"
              values={{ seconds: formats.quantity(String(seconds), '1') }}
            />,
            paid(ratio),
            paid(neutral),
            fee === undefined ? noValue : formats.share(breakEvenPercent(ratio, fee)),
          ])}
        />
      </Stack>
    </Section>
  );
}
