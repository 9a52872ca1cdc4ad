import { FormattedMessage } from 'react-intl';
import type { OptionCurrency } from '../../api/option.ts';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { BalanceAmount } from '../../components/amounts/BalanceAmount.tsx';
import { DemoBar, type DemoReset } from '../../components/products/DemoBar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Callout } from '../../ui/messages/Callout.tsx';

const balanceOf = (currency: OptionCurrency) => (
  <BalanceAmount value={currency.user_wallet.micro_balance} coin={currency.name} isReport isBrief />
);

/** Marks the real account, with a link to the demo account. */
export function AccountBar({
  practise,
  currency,
}: {
  practise: string | undefined;
  currency: OptionCurrency;
}) {
  return (
    <Callout
      tone="neutral"
      title={<FormattedMessage id="option.account.real" defaultMessage="Real account" />}
      text={
        <FormattedMessage
          id="option.account.real.text"
          defaultMessage="{balance}. Losses are real."
          values={{ balance: balanceOf(currency) }}
        />
      }
      actions={
        practise === undefined ? undefined : (
          <Button variant="secondary" size="sm" href={practise}>
            <FormattedMessage id="option.demo.try" defaultMessage="Try demo" />
          </Button>
        )
      }
    />
  );
}

/** Reset of the demo account, and the link to the real account. */
export interface Practice {
  exit: string;
  reset: DemoReset;
}

/** Notice that the page uses demo money. */
export function PracticeBar({
  practice,
  currency,
  isOffline,
}: {
  practice: Practice;
  /** Undefined until loaded. */
  currency: OptionCurrency | undefined;
  isOffline: boolean;
}) {
  return (
    <DemoBar
      amount={currency === undefined ? <NotReported /> : balanceOf(currency)}
      resetText={
        <FormattedMessage
          id="option.reset.text"
          defaultMessage="Running demo orders end without a result, and the balance is set to 10,000. History stays. Your real money is not touched."
        />
      }
      {...practice}
      isOffline={isOffline}
    />
  );
}
