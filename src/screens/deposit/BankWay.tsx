import { FormattedMessage, useIntl } from 'react-intl';
import { bankScale } from '../../../contracts/rules/depositClaim.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { useBankAmounts } from '../../components/amounts/useBankAmounts.ts';
import type { FormDraft } from '../../components/forms/useForm.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { CodeCard } from '../../ui/cards/CodeCard.tsx';
import { CopyValue } from '../../ui/actions/CopyValue.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { groupsOf } from '../../ui/fields/groupedInput.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { BankFigures } from './BankFigures.tsx';
import type { BankTransfer } from './bankTransfer.ts';
import { BankMissing } from './NotConfigured.tsx';
import { useAmountForm, type AmountValues } from './useAmountForm.ts';
import { useMinimumUnknown } from './useMinimumUnknown.ts';

export interface BankWayProps {
  /** Undefined if transfers are not available. */
  bank: RemoteState<BankTransfer | undefined>;
  draft: FormDraft<AmountValues>;
  isOffline: boolean;
  supportHref: string;
  /** Called when the user has made the transfer. */
  onTransferred: (amount: string) => void;
}

/** Target account of the transfer; each value can be copied. */
function PayTo({ bank }: { bank: BankTransfer }) {
  const intl = useIntl();
  const rows = [
    {
      name: intl.formatMessage({ id: 'bank.bankName', defaultMessage: 'Bank name' }),
      text: bank.bank,
    },
    {
      name: intl.formatMessage({ id: 'otcOrder.holder', defaultMessage: 'Account holder' }),
      text: bank.holder,
    },
    {
      name: intl.formatMessage({ id: 'bank.account', defaultMessage: 'Account number' }),
      text: bank.number,
      shown: groupsOf(bank.number).join(' '),
    },
    {
      name: intl.formatMessage({ id: 'deposit.reference', defaultMessage: 'Reference' }),
      text: bank.reference,
    },
  ];
  return (
    <Stack gap="1">
      <Text as="h2" variant="label" weight="semibold">
        <FormattedMessage id="deposit.payTo" defaultMessage="Transfer from your card or account to" />
      </Text>
      <KeyValue
        rows={rows.flatMap(({ name, text, shown = text }) =>
          text === undefined
            ? []
            : [
                {
                  label: name,
                  value: (
                    <CopyValue text={text} name={name}>
                      {shown}
                    </CopyValue>
                  ),
                },
              ],
        )}
      />
    </Stack>
  );
}

function OwnName({ bank }: { bank: BankTransfer }) {
  return (
    <Notice
      tone="warning"
      lead={<FormattedMessage id="deposit.ownName" defaultMessage="Pay in your own name." />}
    >
      {bank.reference === undefined ? (
        <FormattedMessage
          id="deposit.ownName.text"
          defaultMessage="Transfers from another person are sent back."
        />
      ) : (
        <FormattedMessage
          id="deposit.ownName.reference"
          defaultMessage="Transfers from another person are sent back. Add the reference, or we cannot match your transfer."
        />
      )}
    </Notice>
  );
}

function BankForm({
  bank,
  draft,
  isOffline,
  onTransferred,
}: Omit<BankWayProps, 'bank'> & { bank: BankTransfer }) {
  const intl = useIntl();
  const bankAmount = useBankAmounts();
  const { currency, minimum } = bank;
  const form = useAmountForm({
    scale: bankScale,
    minimum,
    coin: currency ?? '',
    draft,
    onGo: onTransferred,
  });
  const { amount } = form.values;
  return (
    <FormFrame form={form} label={intl.formatMessage({ id: 'bank.card', defaultMessage: 'Bank account' })}>
      <AmountField
        {...form.field('amount')}
        size="lg"
        label={<FormattedMessage id="deposit.transferAmount" defaultMessage="Transfer amount" />}
        decimals={bankScale}
        spareDecimals={1}
        unit={currency}
        hint={
          <FormattedMessage
            id="claim.minimum"
            defaultMessage="Min. {amount}"
            values={{ amount: bankAmount(minimum, currency) }}
          />
        }
      />
      <BankFigures bank={bank} amount={amount} />
      <PayTo bank={bank} />
      <OwnName bank={bank} />
      <BottomBar>
        <SubmitButton form={form} busy={null} isOffline={isOffline} reason={useMinimumUnknown(minimum)}>
          {amount === '' ? (
            <FormattedMessage
              id="deposit.haveTransferred.any"
              defaultMessage="I have transferred the money"
            />
          ) : (
            <FormattedMessage
              id="deposit.haveTransferred"
              defaultMessage="I have transferred {amount}"
              values={{ amount: bankAmount(amount, currency) }}
            />
          )}
        </SubmitButton>
      </BottomBar>
    </FormFrame>
  );
}

/** Deposit by bank transfer: target account, rate and link to the claim. */
export function BankWay(props: BankWayProps) {
  const { bank, isOffline, supportHref } = props;
  if (isOffline)
    return (
      <Stack gutter padBlock="4">
        <CodeCard code={undefined}>
          <Text as="p" variant="bodyStrong">
            <FormattedMessage
              id="deposit.bank.offline"
              defaultMessage="The bank details are hidden while you are offline"
            />
          </Text>
        </CodeCard>
      </Stack>
    );
  return (
    <Remote
      of={bank}
      skeleton={
        <Stack gutter padBlock="4" gap="5">
          <Skeleton shape="block" />
          <Skeleton shape="rows" />
        </Stack>
      }
      failedTitle={
        <FormattedMessage id="deposit.bank.failed" defaultMessage="The bank details could not be loaded" />
      }
    >
      {(known) =>
        known === undefined ? (
          <Stack gutter padBlock="3" gap="4">
            <BankMissing supportHref={supportHref} />
          </Stack>
        ) : (
          <BankForm {...props} bank={known} />
        )
      }
    </Remote>
  );
}
