import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '../../ui/choices/ChoiceCards.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { isOpen, networkText, type Network } from './depositNetworks.ts';
import { useArrival } from './useArrival.ts';

interface NetworkChipsProps {
  networks: readonly Network[];
  chosen: Network;
  onChange: (network: string) => void;
}

/** Selected network among the other networks of its coin. */
export function NetworkChips({ networks, chosen, onChange }: NetworkChipsProps) {
  const intl = useIntl();
  const arrival = useArrival();
  const suspended = intl.formatMessage({ id: 'deposit.suspended.short', defaultMessage: 'suspended' });
  const aside = (network: Network): string => (isOpen(network) ? arrival(network.arrival_s) : suspended);
  return (
    <Stack gap="3">
      <Stack direction="row" align="baseline" justify="between" gap="3" wrap>
        <Text as="h2" variant="label" tone="secondary">
          <FormattedMessage id="deposit.network" defaultMessage="Network" />
        </Text>
        <Text variant="caption" tone="muted">
          <FormattedMessage id="deposit.network.match" defaultMessage="Must match the sending wallet" />
        </Text>
      </Stack>
      <ChoiceCards
        label={intl.formatMessage({ id: 'deposit.network', defaultMessage: 'Network' })}
        content="lines"
        value={chosen.network}
        onChange={onChange}
        options={networks.map((network) => ({
          value: network.network,
          label: `${networkText(network)}, ${aside(network)}`,
          content: (
            <>
              <Text variant="bodyStrong" tone={network.network === chosen.network ? undefined : 'primary'}>
                {network.name}
              </Text>
              <Text variant="caption" tone={network.network === chosen.network ? undefined : 'secondary'}>
                {aside(network)}
              </Text>
            </>
          ),
        }))}
      />
    </Stack>
  );
}
