import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import type { DepositRow } from '../../api/deposit.ts';
import { ArrivingDeposits } from './ArrivingDeposits.tsx';
import { BankWay, type BankWayProps } from './BankWay.tsx';
import { ChosenNetwork, type ChosenNetworkProps } from './ChosenNetwork.tsx';
import { CoinNetworks, type CoinNetworksProps } from './CoinNetworks.tsx';
import { DepositTabs } from './DepositTabs.tsx';
import type { Network } from './depositNetworks.ts';
import type { DepositWay } from './depositWays.ts';
import { QuickWay, type QuickWayProps } from './QuickWay.tsx';

interface DepositViewProps
  extends
    Omit<ChosenNetworkProps, 'network' | 'networks'>,
    Omit<CoinNetworksProps, 'codes' | 'leads'>,
    Omit<BankWayProps, 'draft'>,
    Pick<QuickWayProps, 'choice' | 'changeHref' | 'onContinue'> {
  way: DepositWay;
  onWay: (way: DepositWay) => void;
  /** Codes of the coins that can be deposited. */
  coins: RemoteState<readonly string[]>;
  /** Network whose address is shown; undefined before the selection. */
  network: Network | undefined;
  /** Amount drafts, kept while the user is on the claim page. */
  drafts: { bank: BankWayProps['draft']; quick: QuickWayProps['draft'] };
  /** Deposits in transit. */
  arriving: readonly DepositRow[];
  isHidden: boolean;
  recordsHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

function NoCoin({ supportHref }: { supportHref: string }) {
  return (
    <Empty
      title={<FormattedMessage id="deposit.empty" defaultMessage="Deposits are unavailable right now" />}
      text={<FormattedMessage id="deposit.empty.text" defaultMessage="Ask support when deposits reopen." />}
      action={
        <Button variant="secondary" icon="chat" href={supportHref}>
          <FormattedMessage id="deposit.support" defaultMessage="Contact support" />
        </Button>
      }
    />
  );
}

function OverNetwork(props: DepositViewProps & { codes: readonly string[] }) {
  const { way, network, networks, drafts } = props;
  if (way === 'quick') return <QuickWay {...props} draft={drafts.quick} />;
  const isChosen = way === 'address' && network !== undefined && networks.state === 'ready';
  return (
    <Stack gutter padBlock="3" gap="4">
      {isChosen ? (
        <ChosenNetwork {...props} network={network} networks={networks.data} />
      ) : (
        <CoinNetworks {...props} leads={way === 'hash' ? 'toClaim' : 'toAddress'} />
      )}
    </Stack>
  );
}

function Coins(props: DepositViewProps) {
  return (
    <Remote
      of={props.coins}
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
          <NoCoin supportHref={props.supportHref} />
        ) : (
          <OverNetwork {...props} codes={codes} />
        )
      }
    </Remote>
  );
}

/** Deposit page: way, network and address. */
export function DepositView(props: DepositViewProps) {
  const { way, onWay, coin, network, drafts, recordsHref, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  const panelId = useId();
  const isAddress = way === 'address' && network !== undefined;
  const content = way === 'bank' ? <BankWay {...props} draft={drafts.bank} /> : <Coins {...props} />;
  return (
    <SubScreen
      title={
        isAddress ? (
          <FormattedMessage id="deposit.titleOf" defaultMessage="Deposit {coin}" values={{ coin }} />
        ) : (
          <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />
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
      {isAddress ? (
        content
      ) : (
        <>
          <DepositTabs way={way} panelId={panelId} onWay={onWay} />
          <div id={panelId} role="tabpanel">
            {content}
          </div>
        </>
      )}
      <ArrivingDeposits {...props} />
    </SubScreen>
  );
}
