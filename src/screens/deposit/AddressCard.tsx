import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Address } from '../../ui/facts/Address.tsx';
import { CodeCard, type CodeAction } from '../../ui/cards/CodeCard.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { copyText } from '../../ui/actions/copyText.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { networkText, type Network } from './depositNetworks.ts';

export interface AddressActions {
  onCopied: () => void;
  /** Resolves to whether the picture was saved. */
  onSave: (address: string) => Promise<boolean>;
  /** Shares the address with another app; undefined if the device does not support it. */
  onShare: ((address: string) => void) | undefined;
}

interface AddressCardProps extends AddressActions {
  coin: string;
  network: Network;
  /** Single value that is drawn, written, copied, saved and shared. */
  address: string;
}

type Outcome = 'copyFailed' | 'saving' | 'saveFailed';

function Failure({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === 'copyFailed')
    return <FormattedMessage id="ui.copy.failed" defaultMessage="Copy failed, please copy manually" />;
  if (outcome === 'saveFailed')
    return (
      <FormattedMessage
        id="deposit.saveFailed"
        defaultMessage="The image could not be saved. Take a screenshot instead."
      />
    );
  return null;
}

/** Deposit address as a QR code and as text. */
export function AddressCard({ coin, network, address, onCopied, onSave, onShare }: AddressCardProps) {
  const intl = useIntl();
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address, shown.current ?? undefined);
    setOutcome(isCopied ? undefined : 'copyFailed');
    if (isCopied) onCopied();
  };
  const save = async (): Promise<void> => {
    setOutcome('saving');
    setOutcome((await onSave(address)) ? undefined : 'saveFailed');
  };
  const actions: CodeAction[] = [
    {
      icon: laterIcons.copy,
      label: <FormattedMessage id="deposit.copy" defaultMessage="Copy" />,
      onClick: () => void copy(),
    },
    {
      icon: laterIcons.image,
      label: <FormattedMessage id="deposit.save" defaultMessage="Save image" />,
      busy:
        outcome === 'saving' ? <FormattedMessage id="common.saving" defaultMessage="Saving" /> : undefined,
      onClick: () => void save(),
    },
  ];
  if (onShare)
    actions.push({
      icon: laterIcons.share,
      label: <FormattedMessage id="kline.share" defaultMessage="Share" />,
      onClick: () => onShare(address),
    });
  return (
    <CodeCard
      code={{
        text: address,
        label: intl.formatMessage({ id: 'deposit.code', defaultMessage: 'QR code of the address' }),
      }}
      actions={actions}
      outcome={<Failure outcome={outcome} />}
    >
      <Text as="p" variant="caption" tone="muted">
        <FormattedMessage
          id="deposit.addressOf"
          defaultMessage="{coin} address · {network}"
          values={{ coin, network: networkText(network) }}
        />
      </Text>
      <Address ref={shown} text={address} />
    </CodeCard>
  );
}
