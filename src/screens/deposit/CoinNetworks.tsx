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
  /** The code of the one that is chosen. */
  coin: string;
  networks: RemoteState<readonly Network[]>;
  onCoin: (code: string) => void;
  networkHref: (network: Network) => string;
  /** What the choice leads to. */
  leads?: 'toAddress' | 'toClaim';
}

/** The coin first, and its networks once it is one that comes in here. */
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
