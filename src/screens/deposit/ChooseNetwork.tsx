import { FormattedMessage } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { noValue } from '../../intl/format.ts';
import { FactCard } from '../../ui/cards/FactCard.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ChainNote, hasChainNote } from './ChainNote.tsx';
import { isOpen, type Network } from './depositNetworks.ts';
import { useArrival } from './useArrival.ts';

interface ChooseNetworkProps {
  coin: string;
  networks: readonly Network[];
  href: (network: Network) => string;
  /** Next step after the choice: a deposit address, or the report of a transfer already sent. */
  leads?: 'toAddress' | 'toClaim';
}

function NetworkCard({ coin, network, href }: { coin: string; network: Network; href: string }) {
  const arrival = useArrival();
  const { name, chain, min_number, arrival_s, confirmations, suspended } = network;
  const noted = hasChainNote(network) ? <ChainNote coin={coin} network={network} /> : undefined;
  return (
    <FactCard
      title={name}
      detail={chain}
      href={suspended === undefined ? href : undefined}
      facts={[
        {
          label: <FormattedMessage id="deposit.minimum" defaultMessage="Minimum" />,
          value: <Amount value={min_number} coin={coin} />,
        },
        {
          label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
          value: arrival(arrival_s),
        },
        {
          label: <FormattedMessage id="deposit.confirmations" defaultMessage="Confirmations" />,
          value: confirmations ?? noValue,
        },
      ]}
      note={
        suspended === undefined ? (
          noted
        ) : (
          <FormattedMessage
            id="deposit.network.suspended"
            defaultMessage="Suspended. {reason}"
            values={{ reason: suspended }}
          />
        )
      }
    />
  );
}

function WhatItCosts({ coin }: { coin: string }) {
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage
          id="deposit.networkMatters"
          defaultMessage="It must be the network your sending wallet uses."
        />
      }
    >
      <FormattedMessage
        id="deposit.networkMatters.cost"
        defaultMessage="{coin} sent over another network is lost for good."
        values={{ coin }}
      />
    </Notice>
  );
}

function WhatIsAsked() {
  return (
    <Notice
      tone="neutral"
      lead={
        <FormattedMessage id="deposit.byHash.lead" defaultMessage="Choose the network that you sent over." />
      }
    >
      <FormattedMessage
        id="deposit.byHash.text"
        defaultMessage="Next: the amount, the transaction hash and a picture of the transfer."
      />
    </Notice>
  );
}

/** Networks of a coin. No address is shown before the user selects one. */
export function ChooseNetwork({ coin, networks, href, leads = 'toAddress' }: ChooseNetworkProps) {
  return (
    <>
      <Stack gap="3">
        <Stack direction="row" align="baseline" justify="between" gap="3" wrap>
          <Text as="h2" variant="title3">
            <FormattedMessage id="deposit.chooseNetwork" defaultMessage="Choose a network" />
          </Text>
          <Text variant="caption" tone="muted">
            <FormattedMessage
              id="deposit.open"
              defaultMessage="{count} open"
              values={{ count: networks.filter(isOpen).length }}
            />
          </Text>
        </Stack>
        <Stack as="ul" gap="3">
          {networks.map((network) => (
            <Stack as="li" key={network.network}>
              <NetworkCard coin={coin} network={network} href={href(network)} />
            </Stack>
          ))}
        </Stack>
      </Stack>
      {leads === 'toClaim' ? <WhatIsAsked /> : <WhatItCosts coin={coin} />}
    </>
  );
}
