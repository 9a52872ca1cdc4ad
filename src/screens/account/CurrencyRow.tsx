import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FiatRates } from '../../api/wallet.ts';
import { fiatValue } from '../../components/amounts/fiatValue.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { ChoiceSheet } from '../../ui/dialogs/ChoiceSheet.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

export interface CurrencyChoice {
  /** Code of the selected currency, ISO 4217. */
  code: string;
  /** Undefined while loading or without rates. */
  rates: FiatRates | undefined;
  isLoading: boolean;
}

interface CurrencyRowProps {
  currency: CurrencyChoice;
  onCurrency: (code: string) => void;
}

/** Source of the sandbox's rates, which come from no provider. */
const exampleSource = 'sandbox example';

function CurrencySheet(props: {
  shown: string;
  rates: FiatRates;
  onChoose: (code: string) => void;
  onClose: () => void;
}) {
  const { shown, rates, onChoose, onClose } = props;
  const intl = useIntl();
  const formats = useFormats();
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'currency' }) ?? code;
  const known = Object.keys(rates.rates)
    .map((code) => fiatValue('1', rates, code))
    .filter((value, index, all) => value && all.findIndex((each) => each?.code === value.code) === index)
    .map((value) => value!)
    .sort((a, b) => nameOf(a.code).localeCompare(nameOf(b.code), intl.locale));
  return (
    <ChoiceSheet
      title={intl.formatMessage({ id: 'settings.currency', defaultMessage: 'Currency' })}
      note={
        rates.source === exampleSource ? (
          <FormattedMessage
            id="settings.currency.example"
            defaultMessage="Values also appear in this currency. Rates are sandbox examples."
          />
        ) : (
          <FormattedMessage
            id="settings.currency.source"
            defaultMessage="Values also appear in this currency. Rates: {source}."
            values={{ source: rates.source }}
          />
        )
      }
      choices={known.map(({ code, rate }) => ({
        value: code,
        label: nameOf(code),
        caption: (
          <FormattedMessage
            id="settings.currency.rate"
            defaultMessage="1 USDT = {rate} {code}"
            values={{ rate: formats.rate(rate), code }}
          />
        ),
      }))}
      current={shown}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}

/** Currency shown in addition to USDT; limited to currencies with a known rate. */
export function CurrencyRow({ currency, onCurrency }: CurrencyRowProps) {
  const { code, rates, isLoading } = currency;
  const [isOpen, setIsOpen] = useState(false);
  // A currency without a rate is replaced by a fallback, consistent with the displayed values.
  const shown = fiatValue('1', rates, code)?.code;
  const canChoose = rates !== undefined && shown !== undefined;
  return (
    <>
      <ListRow
        size="dense"
        weight="regular"
        lead={<Icon name={laterIcons.purse} />}
        title={<FormattedMessage id="settings.currency" defaultMessage="Currency" />}
        caption={
          canChoose || isLoading ? undefined : (
            <FormattedMessage
              id="settings.currency.none"
              defaultMessage="No rates right now. Values appear in USDT."
            />
          )
        }
        value={
          <Text variant="label" tone="muted" weight="regular">
            {shown ?? (isLoading ? code : 'USDT')}
          </Text>
        }
        {...(canChoose ? { onClick: () => setIsOpen(true), chevron: true } : {})}
      />
      {isOpen && canChoose ? (
        <CurrencySheet shown={shown} rates={rates} onChoose={onCurrency} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
