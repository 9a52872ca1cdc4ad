import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { networkText, type Network } from './depositNetworks.ts';

/** Notice that deposits over the network are suspended, with the reason. */
export function SuspensionNotice({ coin, network }: { coin: string; network: Network }) {
  return (
    <Notice
      tone="warning"
      lead={<LeadSentence of="deposit.suspended" values={{ coin, network: networkText(network) }} />}
    >
      {network.suspended}
    </Notice>
  );
}
