import { FormattedMessage, useIntl } from 'react-intl';
import { BigNumber } from 'bignumber.js';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { coinMark } from '../../components/coins/coinMark.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import type { FormDraft } from '../../components/forms/useForm.ts';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { ChipGrid } from '../../ui/choices/ChipGrid.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { ChosenCard } from '../../ui/choices/ChosenCard.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { assetText, type Network } from './depositNetworks.ts';
import { quickAmounts } from './quickAmounts.ts';
import { useAmountForm, type AmountValues } from './useAmountForm.ts';
import { useArrival } from './useArrival.ts';
import { useMinimumUnknown } from './useMinimumUnknown.ts';

export interface QuickFormProps {
  coin: string;
  network: Network;
  /** Time of the coin's last deposit, ms since 1970 UTC; undefined for another choice. */
  lastMs: number | undefined;
  draft: FormDraft<AmountValues>;
  isOffline: boolean;
  changeHref: string;
  /** Continues to the address and the hash. */
  onContinue: (amount: string) => void;
}

function Target({ coin, network, lastMs, changeHref }: QuickFormProps) {
  const dates = useDates();
  return (
    <ChosenCard
      lead={<CoinDisc {...coinMark(coin)} />}
      title={assetText(coin, network)}
      caption={
        lastMs === undefined ? undefined : (
          <FormattedMessage
            id="deposit.quick.last"
            defaultMessage="As in your last deposit on {date}"
            values={{ date: dates.day(lastMs) }}
          />
        )
      }
      action={
        <Link href={changeHref}>
          <FormattedMessage id="common.change" defaultMessage="Change" />
        </Link>
      }
    />
  );
}

/** Arrival time and required confirmations. */
function Arrives({ arrival_s, confirmations }: Pick<Network, 'arrival_s' | 'confirmations'>) {
  const arrival = useArrival();
  const time = arrival(arrival_s);
  if (confirmations === undefined) return <span>{time}</span>;
  const after = (
    <FormattedMessage
      id="deposit.confirmations.count"
      defaultMessage="{count, plural, one {# confirmation} other {# confirmations}}"
      values={{ count: confirmations }}
    />
  );
  if (time === noValue) return after;
  return (
    <FormattedMessage
      id="deposit.quick.arrives"
      defaultMessage="{time}, after {count, plural, one {# confirmation} other {# confirmations}}"
      values={{ time, count: confirmations }}
    />
  );
}

/** Terms of the deposit: the sent amount is credited in full, without a fee. */
function Terms({ coin, network, amount }: Pick<QuickFormProps, 'coin' | 'network'> & { amount: string }) {
  const value = amount === '' ? undefined : amount;
  return (
    <KeyValue
      rows={[
        {
          label: <FormattedMessage id="deposit.quick.send" defaultMessage="You send" />,
          value: <Amount value={value} coin={coin} />,
        },
        {
          label: <FormattedMessage id="deposit.fee" defaultMessage="Deposit fee" />,
          value: <FormattedMessage id="transfer.fee.none" defaultMessage="None" />,
        },
        {
          label: (
            <FormattedMessage id="deposit.quick.credited" defaultMessage="Credited to your Spot account" />
          ),
          value: <Amount value={value} coin={coin} />,
          variant: 'total',
        },
        {
          label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
          value: <Arrives {...network} />,
        },
      ]}
    />
  );
}

function Chips({
  coin,
  minimum,
  amount,
  onChoose,
}: Record<'coin' | 'amount', string> & {
  minimum: string | undefined;
  onChoose: (amount: string) => void;
}) {
  const intl = useIntl();
  const formats = useFormats();
  const amounts = quickAmounts(coin, minimum);
  if (amounts.length === 0) return null;
  return (
    <ChipGrid label={intl.formatMessage({ id: 'deposit.quick.amounts', defaultMessage: 'Amounts' })}>
      {amounts.map((each) => (
        <Chip key={each} pressed={readDecimal(amount).eq(new BigNumber(each))} onClick={() => onChoose(each)}>
          {formats.exact(each)}
        </Chip>
      ))}
    </ChipGrid>
  );
}

/** Amount form that reuses the way of the last deposit. */
export function QuickForm(props: QuickFormProps) {
  const { coin, network, draft, isOffline, onContinue } = props;
  const intl = useIntl();
  const minimum = network.min_number;
  const form = useAmountForm({ scale: finestScale, minimum, coin, draft, onGo: onContinue });
  const { amount } = form.values;
  const figure = <Amount value={amount} coin={coin} />;
  return (
    <FormFrame form={form} label={intl.formatMessage({ id: 'deposit.quick', defaultMessage: 'Quick' })}>
      <Target {...props} />
      <AmountField
        {...form.field('amount')}
        size="lg"
        label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
        decimals={finestScale}
        spareDecimals={1}
        unit={coin}
        hint={
          <FormattedMessage
            id="claim.minimum"
            defaultMessage="Min. {amount}"
            values={{ amount: <Amount value={minimum} coin={coin} /> }}
          />
        }
      />
      <Chips
        coin={coin}
        minimum={minimum}
        amount={amount}
        onChoose={(chosen) => form.set('amount', chosen)}
      />
      <Terms coin={coin} network={network} amount={amount} />
      <Notice tone="neutral">
        {amount === '' ? (
          <FormattedMessage
            id="deposit.quick.ownFee"
            defaultMessage="Your wallet deducts its own network fee. We credit the amount that arrives."
          />
        ) : (
          <FormattedMessage
            id="deposit.quick.afterFee"
            defaultMessage="Your wallet adds its own network fee. Make sure {amount} arrives after that fee."
            values={{ amount: figure }}
          />
        )}
      </Notice>
      <BottomBar>
        <Stack gap="3">
          <SubmitButton form={form} busy={null} isOffline={isOffline} reason={useMinimumUnknown(minimum)}>
            {amount === '' ? (
              <FormattedMessage id="forgot.continue" defaultMessage="Continue" />
            ) : (
              <FormattedMessage
                id="deposit.continueWith"
                defaultMessage="Continue with {amount}"
                values={{ amount: figure }}
              />
            )}
          </SubmitButton>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage
              id="deposit.quick.next"
              defaultMessage="Next: the address, then the transaction hash."
            />
          </Text>
        </Stack>
      </BottomBar>
    </FormFrame>
  );
}
