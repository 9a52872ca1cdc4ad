import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinSelect } from '../../components/coins/CoinSelect.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SubScreen } from '../../ui/SubScreen.tsx';
import * as laterIcons from '../../ui/laterIcons.ts';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { ChooseNetwork } from './ChooseNetwork.tsx';
import { ChosenNetwork, type ChosenNetworkProps } from './ChosenNetwork.tsx';
import type { Network } from './depositNetworks.ts';

interface DepositViewProps extends Omit<ChosenNetworkProps, 'network' | 'networks'> {
  /** Codes of the coins that can be deposited. */
  coins: RemoteState<readonly string[]>;
  /** The code of the one that the address asks for, or of the first one. */
  coin: string;
  networks: RemoteState<readonly Network[]>;
  /** The chosen one; undefined before. */
  network: Network | undefined;
  onCoin: (code: string) => void;
  networkHref: (network: Network) => string;
  recordsHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

function NoCoin({ supportHref }: { supportHref: string }) {
  return (
    <Empty
      title={<FormattedMessage id="deposit.empty" defaultMessage="No coin can be deposited now" />}
      text={
        <FormattedMessage
          id="deposit.empty.text"
          defaultMessage="Support can say when deposits open again."
        />
      }
      action={
        <Button variant="secondary" icon="chat" href={supportHref}>
          <FormattedMessage id="deposit.support" defaultMessage="Contact support" />
        </Button>
      }
    />
  );
}

/** The coin first, and its networks once it is one that comes in here. */
function Choice(props: DepositViewProps & { codes: readonly string[] }) {
  const { codes, coin, onCoin, networkHref } = props;
  return (
    <>
      <CoinSelect coins={codes} value={coin} onChange={onCoin} />
      {codes.includes(coin) ? (
        <Networks {...props}>
          {(rows) => <ChooseNetwork coin={coin} networks={rows} href={networkHref} />}
        </Networks>
      ) : (
        <Notice tone="neutral">
          <FormattedMessage
            id="deposit.notOffered"
            defaultMessage="{coin} cannot be deposited here. Choose another coin."
            values={{ coin }}
          />
        </Notice>
      )}
    </>
  );
}

function Networks({
  networks,
  children,
}: Pick<DepositViewProps, 'networks'> & { children: (rows: readonly Network[]) => ReactNode }) {
  return (
    <Remote
      of={networks}
      skeleton={<Skeleton shape="rows" />}
      failedTitle={
        <FormattedMessage id="deposit.networksFailed" defaultMessage="The networks could not be loaded" />
      }
    >
      {children}
    </Remote>
  );
}

/** How coins come in: which, over which network, and to which address. */
export function DepositView(props: DepositViewProps) {
  const { coins, coin, networks, network, recordsHref, supportHref, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={
        network === undefined ? (
          <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />
        ) : (
          <FormattedMessage id="deposit.titleOf" defaultMessage="Deposit {coin}" values={{ coin }} />
        )
      }
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      actions={
        <IconButton
          icon={laterIcons.receipt}
          label={intl.formatMessage({ id: 'deposit.records', defaultMessage: 'Deposit records' })}
          href={recordsHref}
        />
      }
    >
      <Remote
        of={coins}
        skeleton={
          <Stack gutter padBlock="4" gap="5">
            <Skeleton shape="line" />
            <Skeleton shape="rows" />
            <Skeleton shape="block" />
          </Stack>
        }
        failedTitle={
          <FormattedMessage
            id="deposit.failed"
            defaultMessage="The coins you can deposit could not be loaded"
          />
        }
      >
        {(codes) =>
          codes.length === 0 ? (
            <NoCoin supportHref={supportHref} />
          ) : (
            <Stack gutter padBlock="3" gap="4">
              {network === undefined ? (
                <Choice {...props} codes={codes} />
              ) : (
                <Networks networks={networks}>
                  {(rows) => <ChosenNetwork {...props} network={network} networks={rows} />}
                </Networks>
              )}
            </Stack>
          )
        }
      </Remote>
    </SubScreen>
  );
}
