import { FormattedMessage } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { applicationTimesOf, paymentFor } from '../../../components/ieo/applicationStage.ts';
import { availableAfterRows } from '../../../components/wallet/availableRows.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { useInertAtFirst } from '../../../ui/actions/useInertAtFirst.ts';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';

interface PaySheetProps {
  application: IeoApplication;
  /** Available in the spot account; undefined while unknown. */
  available: string | undefined;
  isOffline: boolean;
  isPaying: boolean;
  onKeep: () => void;
  onCommit: () => void;
}

/** Confirmation of a payment. Its button is inert at first: the second tap of a double tap must not pay. */
export function PaySheet({ application, available, isOffline, isPaying, onKeep, onCommit }: PaySheetProps) {
  const dates = useDates();
  const amounts = useAmounts();
  const ifSeen = useInertAtFirst();
  const { allotment_quantity: allotted, currency_name: coin, pay_currency_name: payCoin } = application;
  const due = paymentFor(application, allotted);
  const values = { amount: `${amounts.amount(due, payCoin)}\u00a0${payCoin}` };
  const { lockMs } = applicationTimesOf(application);
  return (
    <ConfirmSheet
      title={
        <FormattedMessage
          id="ieoApplication.pay.title"
          defaultMessage="Pay {amount}?"
          values={{ ...values }}
        />
      }
      keep={<FormattedMessage id="verification.required.later" defaultMessage="Not now" />}
      commit={
        <FormattedMessage id="ieoApplication.pay" defaultMessage="Pay {amount}" values={{ ...values }} />
      }
      busy={isPaying ? <FormattedMessage id="ieoApplication.paying" defaultMessage="Paying" /> : undefined}
      onKeep={onKeep}
      onCommit={() => ifSeen(() => (isOffline ? undefined : onCommit()))}
      rows={[
        {
          label: <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />,
          value: <Amount value={allotted} coin={coin} />,
        },
        {
          label: <FormattedMessage id="ieo.lockedUntil" defaultMessage="Locked until" />,
          value: dates.withZone(lockMs),
        },
        ...availableAfterRows({
          coin: payCoin,
          holdings: { change: { available, held: undefined } },
          from: 'change',
          amount: due,
        }),
      ]}
    >
      <Notice
        tone="warning"
        lead={
          <FormattedMessage
            id="newCoin.lock.until"
            defaultMessage="You cannot sell until {time}."
            values={{ time: dates.withZone(lockMs) }}
          />
        }
      >
        <FormattedMessage
          id="ieoApplication.pay.risk"
          defaultMessage="The coins can lose value meanwhile; all of it can be lost. A payment cannot be reversed."
        />
      </Notice>
      {isOffline ? (
        <Notice tone="neutral" icon="offline">
          <FormattedMessage id="common.offline" defaultMessage="You are offline" />
        </Notice>
      ) : null}
    </ConfirmSheet>
  );
}
