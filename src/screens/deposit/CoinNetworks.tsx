import { FormattedMessage } from 'react-intl';
import { CoinSelect } from '../../components/coins/CoinSelect.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { ChooseNetwork } from './ChooseNetwork.tsx';
import type { Network } from './depositNetworks.ts';

export interface CoinNetworksProps {
  /** Codes of the coins that can be deposited. */
  codes: readonly string[];
  /** Code of the selected coin. */
  coin: string;
  networks: RemoteState<readonly Network[]>;
  onCoin: (code: string) => void;
  networkHref: (network: Network) => string;
  /** Next step after the choice. */
  leads?: 'toAddress' | 'toClaim';
}

/** Coin selection, followed by the networks of a depositable coin. */
export function CoinNetworks({ codes, coin, networks, onCoin, networkHref, leads }: CoinNetworksProps) {
  return (
    <>
      <CoinSelect coins={codes} value={coin} onChange={onCoin} />
      {codes.includes(coin) ? (
        <Remote
          of={networks}
          skeleton={<Skeleton shape="rows" />}
          failedTitle={
            <FormattedMessage id="deposit.networksFailed" defaultMessage="The networks could not be loaded" />
          }
        >
          {(rows) => <ChooseNetwork coin={coin} networks={rows} href={networkHref} leads={leads} />}
        </Remote>
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
