import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Tier } from '../../../../contracts/rules/lever.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { FigureTable } from '../../../ui/facts/FigureTable.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';

/** Maintenance margin by position value. */
export function MarginTiers({ tiers, currency }: { tiers: readonly Tier[]; currency: string }) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Section
      title={<FormattedMessage id="lever.info.tiers" defaultMessage="Maintenance margin by position value" />}
      note={
        <FormattedMessage
          id="lever.info.tiers.note"
          defaultMessage="Maintenance margin = position value × rate − maintenance amount. The last value is the maximum for one position."
        />
      }
    >
      <Stack gutter>
        <FigureTable
          label={intl.formatMessage({
            id: 'lever.info.tiers.label',
            defaultMessage: 'Maintenance margin',
          })}
          columns={[
            <FormattedMessage
              id="lever.info.tiers.value"
              defaultMessage="Value up to ({currency})"
              values={{ currency }}
            />,
            <FormattedMessage id="lever.info.tiers.rate" defaultMessage="Rate" />,
            <FormattedMessage id="lever.info.tiers.amount" defaultMessage="Maintenance amount" />,
          ]}
          rows={tiers.map(({ upTo, rate, amount }) => [
            formats.exact(upTo),
            formats.feeRate(new BigNumber(rate).times(100).toFixed()),
            <Amount value={amount} coin={currency} unit="never" />,
          ])}
        />
      </Stack>
    </Section>
  );
}
