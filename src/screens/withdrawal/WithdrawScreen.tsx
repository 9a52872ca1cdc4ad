import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import { CommandScreen } from '../../components/command/CommandScreen.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { withdrawDone } from './withdrawDone.tsx';
import type { WithdrawalWiring } from './WithdrawalForm.tsx';
import type { WithdrawalValues } from './withdrawalValues.ts';

/** Coin of either withdrawal page; both fields are undefined when no coin can be withdrawn. */
interface CoinBasics {
  coinId: number | undefined;
  info: WithdrawalInfo | undefined;
}

/** Props shared by both withdrawal pages, to an address and to a bank card. */
export interface WithdrawPageProps<Basics> extends WithdrawalWiring {
  basics: RemoteState<Basics>;
  withdrawalHref: (id: number) => string;
  onBack: () => void;
  offlineBar: ReactNode;
}

interface WithdrawScreenProps<Basics> extends WithdrawPageProps<Basics> {
  title: ReactNode;
  failedTitle: ReactNode;
  summaryOf: (basics: Basics, made: WithdrawalValues) => readonly KeyValueRow[];
  /** Shown where no coin can be withdrawn. */
  none: ReactNode;
  children: (known: { basics: Basics; info: WithdrawalInfo; coinId: number }) => ReactNode;
}

/** Withdrawal page: its form once a coin is known, and the requested withdrawal. */
export function WithdrawScreen<Basics extends CoinBasics>(props: WithdrawScreenProps<Basics>) {
  const { command, basics, links, withdrawalHref, summaryOf, none, children } = props;
  const intl = useIntl();
  const known = basics.state === 'ready' ? basics.data : undefined;
  return (
    <CommandScreen
      {...props}
      records={{
        label: intl.formatMessage({ id: 'withdraw.records', defaultMessage: 'Withdrawal records' }),
        href: links.records,
      }}
      needs={basics}
      done={withdrawDone({
        requested: command.requested,
        info: known?.info,
        hrefOf: withdrawalHref,
        rowsOf: (made) => (known ? summaryOf(known, made) : []),
      })}
    >
      {(data) =>
        data.info === undefined || data.coinId === undefined
          ? none
          : children({ basics: data, info: data.info, coinId: data.coinId })
      }
    </CommandScreen>
  );
}
