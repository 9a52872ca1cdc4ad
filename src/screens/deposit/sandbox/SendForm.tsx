import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { checkAmount } from '../../../../contracts/rules/amount.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { finestScale } from '../../../components/amounts/finestScale.ts';
import { CoinSelect } from '../../../components/coins/CoinSelect.tsx';
import { amountProblemText } from '../../../components/forms/amountProblemText.ts';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { ruled } from '../../../components/forms/ruled.ts';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { useForm, type FormWiring } from '../../../components/forms/useForm.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { networkText } from '../depositNetworks.ts';
import type { SandboxNetwork, SendValues } from './sandboxSending.ts';

export interface SendFormProps extends FormWiring<SendValues> {
  coins: readonly string[];
  networks: readonly SandboxNetwork[];
  /** Initial values from the page's address. */
  start: Partial<SendValues>;
  isOffline: boolean;
}

const addressMost = 120;

function amountProblem(intl: IntlShape, { amount }: SendValues): string | undefined {
  const problem = checkAmount({ amount, scale: finestScale, available: amount || '0' });
  return problem && amountProblemText(intl, problem);
}

function schemaOf(intl: IntlShape) {
  return object({
    address: string().required(intl.formatMessage(refusalMessage('withdrawal.addressRequired'))),
    amount: ruled<SendValues>((values) => amountProblem(intl, values)),
  });
}

/** Form of the sandbox wallet. */
export function SendForm({ coins, networks, start, isOffline, ...wiring }: SendFormProps) {
  const intl = useIntl();
  const known = <Value extends string>(wanted: Value | undefined, all: readonly Value[]): Value =>
    all.find((each) => each === wanted) ?? all[0]!;
  const form = useForm<SendValues>({
    ...wiring,
    initial: {
      coin: known(start.coin, coins),
      network: known(
        start.network,
        networks.map(({ network }) => network),
      ),
      address: start.address ?? '',
      amount: '',
    },
    schema: schemaOf(intl),
    isPossible: ({ coin, network }) =>
      coins.some((each) => each === coin) && networks.some((each) => each.network === network),
  });
  const { coin, network, amount } = form.values;
  const address = form.field('address');
  return (
    <FormFrame
      form={form}
      gap="4"
      label={intl.formatMessage({ id: 'sandbox.send', defaultMessage: 'Send test coins' })}
    >
      <FieldPair>
        <CoinSelect coins={coins} value={coin} onChange={(code) => form.set('coin', code)} />
        <Select
          label={intl.formatMessage({ id: 'deposit.network', defaultMessage: 'Network' })}
          options={networks.map((each) => ({ value: each.network, label: networkText(each) }))}
          value={network}
          onChange={(next) => form.set('network', next)}
          error={form.errors.network}
        />
      </FieldPair>
      <TextArea
        {...address}
        label={<FormattedMessage id="sandbox.address" defaultMessage="To address" />}
        // Pasted text may contain line breaks; an address never does.
        onChange={(text) => address.onChange(text.replaceAll(/\s/g, ''))}
        autoComplete="off"
        maxLength={addressMost}
        rows={2}
      />
      <AmountField
        {...form.field('amount')}
        label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
        decimals={finestScale}
        unit={<FormattedMessage id="sandbox.unit" defaultMessage="test {coin}" values={{ coin }} />}
      />
      <SubmitButton
        form={form}
        isOffline={isOffline}
        busy={<FormattedMessage id="common.sending" defaultMessage="Sending" />}
      >
        {amount === '' ? (
          <FormattedMessage id="sandbox.send" defaultMessage="Send test coins" />
        ) : (
          <FormattedMessage
            id="sandbox.sendAmount"
            defaultMessage="Send {amount} test {coin}"
            values={{ amount: <Amount value={amount} coin={coin} unit="never" />, coin }}
          />
        )}
      </SubmitButton>
    </FormFrame>
  );
}
