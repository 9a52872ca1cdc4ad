import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { networkText, type Network } from './depositNetworks.ts';

/** Nothing comes in over this network now, and why. */
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
