import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fiatScale } from '../../../contracts/rules/otc.ts';
import type { OtcMarkets } from '../../api/otc.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { readOfferFilters, writeOfferFilters, type OfferFilters } from './offerFilters.ts';

interface OfferFilterSheetProps {
  markets: OtcMarkets;
  filters: OfferFilters;
  onFilter: (filters: OfferFilters) => void;
  onClose: () => void;
}

interface ChoicesProps<Value extends string | undefined> {
  label: string;
  choices: readonly { value: Value; name: ReactNode }[];
  current: Value;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string | undefined>({
  label,
  choices,
  current,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <Stack gap="2">
      <Text variant="label" tone="secondary">
        {label}
      </Text>
      <Stack direction="row" gap="3" wrap role="group" label={label}>
        {choices.map(({ value, name }) => (
          <Chip key={value ?? ''} pressed={value === current} onClick={() => onChoose(value)}>
            {name}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}

interface AmountFilterProps {
  /** Currency of the amount; without one there is no amount. */
  fiat: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function AmountFilter({ fiat, value, onChange }: AmountFilterProps) {
  return (
    <AmountField
      name="filter"
      label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
      value={value}
      onChange={onChange}
      decimals={fiatScale(fiat ?? '')}
      unit={fiat}
      disabled={fiat === undefined}
      hint={
        fiat === undefined ? (
          <FormattedMessage id="otc.filter.amount.first" defaultMessage="Choose a currency first." />
        ) : (
          <FormattedMessage
            id="otc.filter.amount.hint"
            defaultMessage="Only offers whose limits include it."
          />
        )
      }
    />
  );
}

/** Choices for the offer list; they apply with the button. */
export function OfferFilterSheet({ markets, filters, onFilter, onClose }: OfferFilterSheetProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(filters);
  const { coin, fiat, value = '', way } = draft;
  const change = (next: Partial<OfferFilters>): void => setDraft((was) => ({ ...was, ...next }));
  const apply = (next: OfferFilters): void => {
    // As the address will be read: an amount that is none selects nothing.
    onFilter(readOfferFilters(new URLSearchParams(writeOfferFilters(next))));
    onClose();
  };
  return (
    <Sheet
      title={<FormattedMessage id="otc.filter.title" defaultMessage="Filter offers" />}
      onClose={onClose}
      actions={
        <ButtonPair>
          <Button
            variant="secondary"
            width="block"
            onClick={() => apply({ ...draft, fiat: undefined, value: undefined, way: undefined })}
          >
            <FormattedMessage id="record.clear" defaultMessage="Clear filters" />
          </Button>
          <Button width="block" onClick={() => apply(draft)}>
            <FormattedMessage id="otc.filter.show" defaultMessage="Show offers" />
          </Button>
        </ButtonPair>
      }
    >
      <Stack gap="5">
        <Choices
          label={intl.formatMessage({ id: 'record.coin', defaultMessage: 'Coin' })}
          choices={markets.currencies.map(({ name }) => ({ value: name, name }))}
          current={coin}
          onChoose={(next) => change({ coin: next })}
        />
        <Choices<string | undefined>
          label={
            draft.side === 'buy'
              ? intl.formatMessage({ id: 'otc.filter.payIn', defaultMessage: 'You pay in' })
              : intl.formatMessage({ id: 'otc.filter.paidIn', defaultMessage: 'You are paid in' })
          }
          choices={[
            { value: undefined, name: allFiats },
            ...markets.fiats.map(({ name }) => ({ value: name, name })),
          ]}
          current={fiat}
          // An amount does not carry over to another currency.
          onChoose={(next) => change({ fiat: next, value: undefined })}
        />
        <AmountFilter key={fiat} fiat={fiat} value={value} onChange={(next) => change({ value: next })} />
        <Choices<string | undefined>
          label={intl.formatMessage({ id: 'otc.way', defaultMessage: 'Payment method' })}
          choices={[
            { value: undefined, name: allWays },
            ...markets.ways.map(({ way: each, name }) => ({ value: each, name })),
          ]}
          current={way}
          onChoose={(next) => change({ way: next })}
        />
      </Stack>
    </Sheet>
  );
}

export const allFiats = <FormattedMessage id="otc.filter.allFiats" defaultMessage="All currencies" />;
export const allWays = <FormattedMessage id="otc.filter.allWays" defaultMessage="All payments" />;
