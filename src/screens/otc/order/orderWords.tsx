import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { OtcEvent, OtcOrderDetail } from '../../../api/otc.ts';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import type { AppealReason } from './orderForms.ts';

export const holderName = <FormattedMessage id="otcOrder.holder" defaultMessage="Account holder" />;
export const referenceName = <FormattedMessage id="deposit.reference" defaultMessage="Reference" />;

/** Reasons that the user's side of an order may give. */
export const reasonsOf = ({ type }: Pick<OtcOrderDetail, 'type'>): readonly AppealReason[] =>
  type === 'buy' ? ['notReleased', 'other'] : ['notReceived', 'amountDiffers', 'otherPayer', 'other'];

export function reasonText(intl: IntlShape, reason: AppealReason): string {
  switch (reason) {
    case 'notReleased':
      return intl.formatMessage({
        id: 'otcOrder.reason.notReleased',
        defaultMessage: 'Paid, but the coins were not released',
      });
    case 'notReceived':
      return intl.formatMessage(refusalMessage('otc.notReceived'));
    case 'amountDiffers':
      return intl.formatMessage(refusalMessage('otc.amountDiffers'));
    case 'otherPayer':
      return intl.formatMessage(refusalMessage('otc.otherPayer'));
    case 'other':
      return intl.formatMessage({ id: 'otcOrder.reason.other', defaultMessage: 'Another reason' });
  }
}

const knownReasons: readonly string[] = [
  'notReleased',
  'notReceived',
  'amountDiffers',
  'otherPayer',
  'other',
];

/** Undefined for a code that this version does not know. */
export const knownReason = (reason: OtcEvent['reason']): AppealReason | undefined =>
  knownReasons.includes(String(reason)) ? (reason as AppealReason) : undefined;

export const you = <FormattedMessage id="referral.you" defaultMessage="You" />;
export const support = <FormattedMessage id="chat.support" defaultMessage="Support" />;

/** Who caused an event. */
export function eventBy({ by }: OtcEvent, merchant: string): ReactNode {
  switch (by) {
    case 'customer':
      return you;
    case 'merchant':
      return <span translate="no">{merchant}</span>;
    case 'desk':
      return support;
    case 'time':
      return <FormattedMessage id="otcOrder.by.time" defaultMessage="Time ran out" />;
    default:
      return <UnknownCode code={by} />;
  }
}

export function eventTitle({ what }: OtcEvent): ReactNode {
  switch (what) {
    case 'opened':
      return <FormattedMessage id="otcOrder.step.placed" defaultMessage="Order placed" />;
    case 'paid':
      return <RefusalText of="otc.markedPaid" />;
    case 'appealed':
      return <FormattedMessage id="otc.status.appeal" defaultMessage="Appeal" />;
    case 'released':
      return <RefusalText of="otc.released" />;
    case 'cancelled':
      return <RefusalText of="otc.cancelled" />;
    case 'upheld':
      return <FormattedMessage id="otcOrder.upheld" defaultMessage="Support upheld the appeal" />;
    case 'dismissed':
      return <FormattedMessage id="otcOrder.dismissed" defaultMessage="Support dismissed the appeal" />;
    default:
      return <UnknownCode code={what} />;
  }
}
