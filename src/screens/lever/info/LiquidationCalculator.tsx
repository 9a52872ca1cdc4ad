import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PositionSide } from '../../../../contracts/rules/lever.ts';
import type { PairQuote } from '../../../api/market.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import { decimalsOf, noValue } from '../../../intl/format.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Segmented } from '../../../ui/choices/Segmented.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { noPrice } from '../../../components/lever/noPrice.ts';
import { lotsMostAt, estimatePosition, type PositionEstimate } from './positionEstimate.ts';

interface CalculatorProps {
  quote: PairQuote;
  terms: ContractTerms;
  /** Allowed leverages, ascending. */
  leverages: readonly number[];
  /** Current price. */
  price: string;
}

function SideChoice({ side, onChange }: { side: PositionSide; onChange: (side: PositionSide) => void }) {
  const intl = useIntl();
  return (
    <Segmented<PositionSide>
      label={intl.formatMessage({ id: 'lever.side', defaultMessage: 'Direction' })}
      options={[
        {
          value: 'long',
          label: <FormattedMessage id="lever.long" defaultMessage="Long" />,
          tone: 'buy',
        },
        {
          value: 'short',
          label: <FormattedMessage id="lever.short" defaultMessage="Short" />,
          tone: 'sell',
        },
      ]}
      value={side}
      onChange={onChange}
    />
  );
}

interface ResultProps {
  estimate: PositionEstimate | undefined;
  currency: string;
  tick: string;
}

/** Estimated market figures, marked as estimates; two dashes if no price leads to a liquidation. */
function useEstimates({ estimate, tick, currency }: ResultProps) {
  const formats = useFormats();
  if (!estimate) return { liquidation: noValue, distance: noValue };
  const { liquidation, distance } = estimate;
  return {
    liquidation:
      liquidation === undefined ? (
        noPrice
      ) : (
        <FormattedMessage
          id="kline.about.amount"
          defaultMessage="{amount} {unit}"
          values={{ amount: formats.about(formats.price(liquidation, tick)), unit: currency }}
        />
      ),
    distance: distance === undefined ? noPrice : formats.about(formats.percent(distance)),
  };
}

function Result(props: ResultProps) {
  const { estimate, currency } = props;
  const { liquidation, distance } = useEstimates(props);
  return (
    <KeyValue
      frame="panel"
      rows={[
        {
          label: <FormattedMessage id="lever.value" defaultMessage="Position value" />,
          value: <Amount value={estimate?.value} coin={currency} />,
        },
        {
          label: <FormattedMessage id="lever.margin" defaultMessage="Margin" />,
          value: <Amount value={estimate?.margin} coin={currency} />,
        },
        {
          label: <FormattedMessage id="lever.openingFee" defaultMessage="Opening fee" />,
          value: <Amount value={estimate?.fee} coin={currency} />,
        },
        {
          label: <FormattedMessage id="lever.liquidationPrice" defaultMessage="Liquidation price" />,
          value: liquidation,
          variant: 'total',
        },
        {
          label: <FormattedMessage id="lever.info.distance" defaultMessage="Distance from entry" />,
          value: distance,
        },
      ]}
    />
  );
}

interface FieldsProps extends Pick<CalculatorProps, 'terms' | 'leverages' | 'price'> {
  lots: string;
  onLots: (lots: string) => void;
  leverage: number;
  onLeverage: (leverage: number) => void;
  entry: string;
  onEntry: (entry: string) => void;
  /** Maximum number of lots if the input exceeds it. */
  tooMany: number | undefined;
}

function Fields(props: FieldsProps) {
  const { terms, leverages, price, lots, onLots, leverage, onLeverage, entry, onEntry, tooMany } = props;
  const intl = useIntl();
  const formats = useFormats();
  return (
    <>
      <FieldPair>
        <AmountField
          name="lots"
          label={intl.formatMessage({ id: 'lever.lots', defaultMessage: 'Lots' })}
          value={lots}
          onChange={onLots}
          decimals={0}
          error={
            tooMany === undefined ? undefined : (
              <FormattedMessage
                id="claim.most"
                defaultMessage="Maximum: {max}"
                values={{ max: formats.exact(String(tooMany)) }}
              />
            )
          }
        />
        <Select
          label={intl.formatMessage({ id: 'lever.leverage', defaultMessage: 'Leverage' })}
          options={leverages.map((each) => ({ value: String(each), label: `${each}×` }))}
          value={String(leverage)}
          onChange={(chosen) => onLeverage(Number(chosen))}
        />
      </FieldPair>
      <AmountField
        name="entry"
        label={intl.formatMessage({ id: 'lever.entryPrice', defaultMessage: 'Entry price' })}
        value={entry}
        onChange={onEntry}
        decimals={decimalsOf(terms.rules.priceTick)}
        action={{
          label: intl.formatMessage({ id: 'ui.figureChange.after', defaultMessage: 'Now' }),
          onClick: () => onEntry(price),
        }}
      />
    </>
  );
}

/** Calculator for an isolated position with the user's own numbers. */
export function LiquidationCalculator({ quote, terms, leverages, price }: CalculatorProps) {
  const [side, setSide] = useState<PositionSide>('long');
  const [lots, setLots] = useState('1');
  const [chosen, setChosen] = useState<number>();
  // The initial price is kept: the inputs of a calculation must not change while in use.
  const [entry, setEntry] = useState(price);
  // The user's allowed leverages load after the contract's.
  const leverage = leverages.find((each) => each === chosen) ?? leverages[0] ?? 0;
  const estimate = estimatePosition(terms, { side, lots, leverage, entry });
  const most = lotsMostAt(terms, entry);
  const currency = quote.legal_name;
  return (
    <Section title={<FormattedMessage id="lever.info.calculator" defaultMessage="Try your own numbers" />}>
      <Stack gutter gap="4" padBlock="3">
        <SideChoice side={side} onChange={setSide} />
        <Fields
          terms={terms}
          leverages={leverages}
          price={price}
          lots={lots}
          leverage={leverage}
          entry={entry}
          onLots={setLots}
          onLeverage={setChosen}
          onEntry={setEntry}
          tooMany={most !== undefined && Number(lots) > most ? most : undefined}
        />
        <Result estimate={estimate} currency={currency} tick={terms.rules.priceTick} />
        {estimate?.isTooRisky ? (
          <Notice tone="danger" live>
            <FormattedMessage
              id="lever.info.tooRisky"
              defaultMessage="The margin does not cover the maintenance margin, so this position cannot be opened. Choose fewer lots or lower leverage."
            />
          </Notice>
        ) : null}
      </Stack>
    </Section>
  );
}
