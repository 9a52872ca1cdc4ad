import { FormattedMessage } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { noValue } from '../../intl/format.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { useSentenceSpace } from '../../ui/text/useSentenceSpace.ts';
import { ChainNote, hasChainNote } from './ChainNote.tsx';
import type { Network } from './depositNetworks.ts';
import { SendOnly } from './SendOnly.tsx';
import { useArrival } from './useArrival.ts';

/** Assets accepted at the address, and how a deposit is processed. */
export function DepositFacts({ coin, network }: { coin: string; network: Network }) {
  const arrival = useArrival();
  const sentenceSpace = useSentenceSpace();
  const { min_number, confirmations, arrival_s } = network;
  return (
    <>
      <SendOnly coin={coin} network={network}>
        {hasChainNote(network) ? (
          <>
            {sentenceSpace}
            <ChainNote coin={coin} network={network} />
          </>
        ) : null}
      </SendOnly>
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="deposit.minimum.full" defaultMessage="Minimum deposit" />,
            value: <Amount value={min_number} coin={coin} />,
          },
          {
            label: <FormattedMessage id="deposit.creditedAfter" defaultMessage="Credited after" />,
            value:
              confirmations === undefined ? (
                noValue
              ) : (
                <FormattedMessage
                  id="deposit.confirmations.count"
                  defaultMessage="{count, plural, one {# confirmation} other {# confirmations}}"
                  values={{ count: confirmations }}
                />
              ),
          },
          {
            label: <FormattedMessage id="verification.usual" defaultMessage="Usual time" />,
            value: arrival(arrival_s),
          },
          {
            label: <FormattedMessage id="deposit.fee" defaultMessage="Deposit fee" />,
            value: <FormattedMessage id="transfer.fee.none" defaultMessage="None" />,
          },
          {
            label: <FormattedMessage id="deposit.goesTo" defaultMessage="Goes to" />,
            value: accountNames.change,
          },
        ]}
      />
    </>
  );
}
