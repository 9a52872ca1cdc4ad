import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { redemptionTable, type PenaltyTerms, type RedemptionRow } from '../../../contracts/rules/hosting.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { SignedAmount } from './SignedAmount.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FigureTable } from '../../ui/facts/FigureTable.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { RulerSlider } from '../../ui/fields/RulerSlider.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { PenaltyText } from './RedeemSheet.tsx';

interface EarlyRedemptionProps {
  terms: PenaltyTerms;
  coin: string;
  /** Decimal text. */
  amount: string;
}

const negated = (figure: string): string => (figure === '0' ? figure : `-${figure}`);

/** Last day on which the refund is below the principal; undefined if there is none. */
const lastLoss = (rows: readonly RedemptionRow[]): number | undefined =>
  rows.findLast(({ result }) => result.startsWith('-'))?.day;

function DayName({ day, days }: { day: number; days: number }) {
  const formats = useFormats();
  if (day === 0) return <FormattedMessage id="record.period.today" defaultMessage="Today" />;
  const figure = formats.exact(String(day));
  return day === days ? (
    <FormattedMessage id="hosting.table.end" defaultMessage="{day}, end" values={{ day: figure }} />
  ) : (
    <span>{figure}</span>
  );
}

/** Refund for each day; the figures of a pair are stacked so that they fit a small phone. */
function RedemptionTable({ terms, coin, amount, rows }: EarlyRedemptionProps & { rows: RedemptionRow[] }) {
  const intl = useIntl();
  const loss = lastLoss(rows);
  return (
    <Stack gap="4">
      <Text as="p" variant="label" tone="secondary" weight="regular">
        {loss === undefined ? (
          <FormattedMessage
            id="hosting.table.gain"
            defaultMessage="You never get back less than you put in, counting the yield."
          />
        ) : (
          <FormattedMessage
            id="hosting.table.loss"
            defaultMessage="Up to day {day} you get back less than you put in, yield included."
            values={{ day: loss }}
          />
        )}
      </Text>
      <FigureTable
        label={intl.formatMessage(
          { id: 'hosting.table.label', defaultMessage: 'Early redemption of {amount} {coin}' },
          { amount, coin },
        )}
        columns={[
          <FormattedMessage id="hosting.table.day" defaultMessage="After day" />,
          <FormattedMessage id="hosting.table.back" defaultMessage="You get back / penalty" />,
          <FormattedMessage id="hosting.table.result" defaultMessage="Result / yield" />,
        ]}
        rows={rows.map(({ day, penalty, refund, interest, result }) => [
          <DayName day={day} days={terms.days} />,
          <>
            <Amount value={refund} coin={coin} unit="never" />
            <Text as="div" variant="caption" tone="muted" num>
              <SignedAmount value={negated(penalty)} coin={coin} unit="never" />
            </Text>
          </>,
          <>
            <SignedAmount value={result} coin={coin} unit="never" />
            <Text as="div" variant="caption" tone="muted" num>
              <SignedAmount value={interest} coin={coin} unit="never" />
            </Text>
          </>,
        ])}
      />
      <Text as="p" variant="caption" tone="muted">
        <PenaltyText terms={terms} />{' '}
        <FormattedMessage
          id="hosting.table.note"
          defaultMessage="Yield already paid is yours to keep. Figures in {coin}; yield is estimated."
          values={{ coin }}
        />
      </Text>
    </Stack>
  );
}

/** At most four labels, including the first and the last. */
const majorsOf = (days: number): number[] => [
  ...new Set([0, Math.round(days / 3), Math.round((days * 2) / 3), days]),
];

/** Refund of an early redemption on one day. */
function OnDay({ coin, row }: { coin: string; row: RedemptionRow }) {
  const { penalty, refund, interest, result } = row;
  return (
    <KeyValue
      rows={[
        {
          label: <FormattedMessage id="hosting.penalty" defaultMessage="Penalty" />,
          value: <SignedAmount value={negated(penalty)} coin={coin} />,
        },
        {
          label: <FormattedMessage id="hosting.early.back" defaultMessage="Principal you get back" />,
          value: <Amount value={refund} coin={coin} />,
          variant: 'total',
        },
        {
          label: <FormattedMessage id="hosting.early.paid" defaultMessage="Yield paid until then" />,
          value: <SignedAmount value={interest} coin={coin} />,
        },
        {
          label: <FormattedMessage id="hosting.result" defaultMessage="Result of this order" />,
          value: <SignedAmount value={result} coin={coin} />,
        },
      ]}
    />
  );
}

/** Cost of an early redemption, for a selected day and for all days. */
export function EarlyRedemption(props: EarlyRedemptionProps) {
  const { terms, coin, amount } = props;
  const intl = useIntl();
  const formats = useFormats();
  const [chosen, setChosen] = useState(() => Math.round(terms.days * 0.8));
  const [isTable, setIsTable] = useState(false);
  const rows = redemptionTable(terms, amount);
  return (
    <>
      <Stack as="section" gap="4">
        <Stack direction="row" justify="between" gap="3" wrap>
          <Text as="h2" variant="label">
            <FormattedMessage id="hosting.early" defaultMessage="If you redeem early" />
          </Text>
          <Text as="span" variant="label" num>
            <FormattedMessage
              id="hosting.early.day"
              defaultMessage="after day {day} of {days}"
              values={{ day: chosen, days: terms.days }}
            />
          </Text>
        </Stack>
        <RulerSlider
          label={intl.formatMessage({ id: 'hosting.early.slider', defaultMessage: 'Redeem after day' })}
          value={chosen}
          onChange={setChosen}
          max={terms.days}
          majors={majorsOf(terms.days)}
          formatStop={(day) => formats.exact(String(day))}
        />
        <OnDay coin={coin} row={rows[chosen]!} />
        <TextButton onClick={() => setIsTable(true)}>
          <FormattedMessage id="hosting.early.all" defaultMessage="Every day in a table" />
        </TextButton>
        <Text as="p" variant="caption" tone="secondary">
          <PenaltyText terms={terms} />
        </Text>
      </Stack>
      {isTable ? (
        <Sheet
          title={<FormattedMessage id="hosting.early" defaultMessage="If you redeem early" />}
          onClose={() => setIsTable(false)}
          actions={
            <Button width="block" onClick={() => setIsTable(false)}>
              <FormattedMessage id="hosting.table.close" defaultMessage="Back to the amount" />
            </Button>
          }
        >
          <RedemptionTable {...props} rows={rows} />
        </Sheet>
      ) : null}
    </>
  );
}
