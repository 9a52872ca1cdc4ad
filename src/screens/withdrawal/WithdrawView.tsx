import { FormattedMessage } from 'react-intl';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { ShortAddress } from '../../ui/facts/ShortAddress.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { firstNetwork } from './addresses/addressChoice.ts';
import { NoCoin } from './NoCoin.tsx';
import { chosenAddress, WithdrawWhere, type WithdrawWhereProps } from './WithdrawWhere.tsx';
import { WithdrawScreen, type WithdrawPageProps } from './WithdrawScreen.tsx';
import { addressObstacle } from './whereObstacle.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { amountRow, useFeeText } from './record/withdrawalRows.tsx';
import { costOver } from './withdrawalTerms.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';

/** Data known before the user fills in the form. */
export interface WithdrawBasics extends Pick<
  WithdrawWhereProps,
  'coins' | 'coin' | 'networks' | 'addresses'
> {
  /** Id of the coin; undefined where none can be withdrawn. */
  coinId: number | undefined;
  info: WithdrawalInfo | undefined;
  hasFundPassword: boolean;
}

interface WithdrawViewProps extends WithdrawPageProps<WithdrawBasics>, Pick<WithdrawWhereProps, 'onCoin'> {
  /** Key of the network in the URL. */
  network: string | null;
  /** Link to the bank payout of the coin. */
  bankHref: string;
}

const receives = <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />;

/** Amount received from a withdrawal and its destination. */
function summary({ networks, addresses }: WithdrawBasics, values: WithdrawalValues): KeyValueRow[] {
  const { receipt, coin, network, address } = values;
  const label = addresses.find((each) => each.address === address)?.label;
  const ends = <ShortAddress text={address} />;
  return [
    { label: receives, value: <Amount value={receipt || undefined} coin={coin} />, variant: 'total' },
    {
      label: <FormattedMessage id="transfer.to" defaultMessage="To" />,
      value: label ? (
        <>
          {label} · {ends}
        </>
      ) : (
        ends
      ),
    },
    {
      label: <FormattedMessage id="deposit.network" defaultMessage="Network" />,
      value: networks.find((each) => each.network === network)?.name ?? network.toUpperCase(),
    },
    amountRow(values.amount, coin),
  ];
}

type FormProps = Omit<WithdrawViewProps, 'basics'> & {
  basics: WithdrawBasics;
  info: WithdrawalInfo;
  coinId: number;
};

function Form({ basics, info, coinId, ...props }: FormProps) {
  const { network, links, bankHref, onCoin } = props;
  const { coin, networks, addresses, hasFundPassword } = basics;
  const feeText = useFeeText();
  const chosenOf = (values: WithdrawalValues) => chosenAddress(basics, values);
  return (
    <WithdrawalForm
      {...props}
      where={{ type: 'address', coin, currency: String(coinId) }}
      info={info}
      costOf={(key) => costOver(info, key)}
      network={firstNetwork(networks, addresses, network)}
      rate=""
      currency={undefined}
      hasFundPassword={hasFundPassword}
      addressOf={(values) => chosenOf(values)?.address ?? ''}
      summaryOf={(values) => summary(basics, values)}
      whereOf={(form) => <WithdrawWhere {...basics} form={form} links={links} onCoin={onCoin} />}
      obstacleOf={(values) =>
        addressObstacle(
          networks.find((each) => each.network === values.network),
          chosenOf(values),
          Date.now(),
        )
      }
      figuresOf={({ form, cost, receipt }) => [
        amountRow(form.values.amount, coin),
        {
          label: <FormattedMessage id="deposit.networkFee" defaultMessage="Network fee" />,
          value: feeText(cost.fee, coin),
        },
        { label: receives, value: <Amount value={receipt} coin={coin} />, variant: 'total' },
      ]}
      submitOf={(amount) => (
        <FormattedMessage id="withdraw.submit" defaultMessage="Withdraw {amount}" values={{ amount }} />
      )}
    >
      {info.bank === undefined ? null : (
        <Link href={bankHref}>
          <FormattedMessage id="withdraw.bank.instead" defaultMessage="Withdraw to bank instead" />
        </Link>
      )}
    </WithdrawalForm>
  );
}

/** Withdraws coins to a saved address. */
export function WithdrawView(props: WithdrawViewProps) {
  return (
    <WithdrawScreen
      {...props}
      title={<FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />}
      failedTitle={
        <FormattedMessage id="withdraw.failedToLoad" defaultMessage="Fee and limits could not be loaded" />
      }
      summaryOf={summary}
      none={<NoCoin />}
    >
      {(known) => <Form {...props} {...known} />}
    </WithdrawScreen>
  );
}
