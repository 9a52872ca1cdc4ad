import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { paymentFor, type ApplicationStage } from '../../../components/ieo/applicationStage.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';

/** Pages that an application leads to. */
export interface ApplicationLinks {
  applications: string;
  ieos: string;
  deposit: string;
  /** Trade of the pair, or the assets without one. */
  sell: string;
  support: string;
}

export interface ActionsProps {
  application: IeoApplication;
  stage: ApplicationStage;
  /** Amount that is missing in the spot account; undefined if none is, or the balance is unknown. */
  missing: string | undefined;
  isOffline: boolean;
  /** A payment has no answer yet. */
  isChecking: boolean;
  links: ApplicationLinks;
  onPay: () => void;
}

function PayButton(props: ActionsProps) {
  const { application, missing, isOffline, isChecking, links, onPay } = props;
  const { pay_currency_name: coin, allotment_quantity: allotted } = application;
  const amounts = useAmounts();
  const textOf = (value: string): string => `${amounts.amount(value, coin)}\u00a0${coin}`;
  let reason: ReactNode;
  if (isOffline) reason = <FormattedMessage id="common.offline" defaultMessage="You are offline" />;
  else if (missing !== undefined && !isChecking)
    reason = (
      <FormattedMessage
        id="newCoin.short"
        defaultMessage="You’re short {amount}. <deposit>Deposit more</deposit>"
        values={{
          amount: textOf(missing),
          deposit: (text) => <Link href={links.deposit}>{text}</Link>,
        }}
      />
    );
  return (
    <Button width="block" disabled={isChecking || reason !== undefined} reason={reason} onClick={onPay}>
      <FormattedMessage
        id="ieoApplication.pay"
        defaultMessage="Pay {amount}"
        values={{ amount: textOf(paymentFor(application, allotted)) }}
      />
    </Button>
  );
}

function Buttons(props: ActionsProps): ReactNode {
  const { application, stage, links } = props;
  switch (stage) {
    case 'toPay':
      return <PayButton {...props} />;
    case 'unlocked':
      return (
        <Button width="block" href={links.sell}>
          {application.pair === undefined ? (
            <FormattedMessage id="ieoApplication.assets" defaultMessage="Show in assets" />
          ) : (
            <FormattedMessage
              id="ieoApplication.trade"
              defaultMessage="Trade {pair}"
              values={{ pair: application.pair }}
            />
          )}
        </Button>
      );
    case 'notAllotted':
    case 'lapsed':
    case 'overdue':
      return (
        <ButtonPair>
          <Button variant="secondary" width="block" href={links.applications}>
            <FormattedMessage id="ieo.own" defaultMessage="My applications" />
          </Button>
          <Button width="block" href={links.ieos}>
            <FormattedMessage id="ieoApplication.others" defaultMessage="See other IEOs" />
          </Button>
        </ButtonPair>
      );
    case 'unknown':
      return (
        <Button variant="secondary" width="block" href={links.support}>
          <FormattedMessage id="advanced.support" defaultMessage="Ask support" />
        </Button>
      );
    default:
      return null;
  }
}

/** Actions of an application, within reach of the thumb. */
export function ApplicationActions(props: ActionsProps) {
  const buttons = Buttons(props);
  return buttons === null ? null : <BottomBar>{buttons}</BottomBar>;
}
