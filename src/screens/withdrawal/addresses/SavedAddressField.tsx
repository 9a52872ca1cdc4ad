import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeLeft } from '../../../components/live/timeLeft.ts';
import { LeadSentence } from '../../../components/details/LeadSentence.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';
import { ChoiceSheet } from '../../../ui/dialogs/ChoiceSheet.tsx';
import { IconDisc } from '../../../ui/pictures/IconDisc.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { PickField } from '../../../ui/choices/PickField.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { AddressState, isHeld, useWaitOf } from './AddressState.tsx';
import type { SavedAddress } from './savedAddresses.ts';

interface SavedAddressFieldProps {
  /** Addresses of the coin on all of its networks. */
  addresses: readonly SavedAddress[];
  /** Undefined where none is saved for the network. */
  chosen: SavedAddress | undefined;
  coin: string;
  /** Name of the network. */
  network: string;
  manageHref: string;
  addHref: string;
  onChoose: (address: SavedAddress) => void;
}

function Missing({ coin, network, addHref }: Pick<SavedAddressFieldProps, 'coin' | 'network' | 'addHref'>) {
  return (
    <Notice
      tone="warning"
      lead={<LeadSentence of="withdrawal.addressFirst" />}
      action={
        <Link href={addHref}>
          <FormattedMessage id="address.add" defaultMessage="Add address" />
        </Link>
      }
    >
      <FormattedMessage
        id="withdraw.noAddress.text"
        defaultMessage="No {coin} address is saved for {network}. You’ll come back here afterwards."
        values={{ coin, network }}
      />
    </Notice>
  );
}

/** Shortened address and its state. */
function ChoiceCaption({ address }: { address: SavedAddress }) {
  const left = useWaitOf(address);
  return (
    <>
      <ShortAddress text={address.address} /> <Pill tone="neutral">{address.network}</Pill>{' '}
      <AddressState address={address} left={left} />
    </>
  );
}

function Chosen({
  chosen,
  onOpen,
  manageHref,
}: {
  chosen: SavedAddress;
  onOpen: () => void;
  manageHref: string;
}) {
  const formats = useFormats();
  const left = useWaitOf(chosen);
  const short = <ShortAddress text={chosen.address} />;
  return (
    <PickField
      label={<FormattedMessage id="transfer.to" defaultMessage="To" />}
      aside={
        <Link href={manageHref}>
          <FormattedMessage id="withdraw.manage" defaultMessage="Manage addresses" />
        </Link>
      }
      lead={<IconDisc icon="wallet" tone="accent" />}
      title={chosen.label || short}
      caption={chosen.label === '' ? undefined : short}
      tag={<Pill tone="neutral">{chosen.network}</Pill>}
      error={
        isHeld(chosen, left) && chosen.usableMs !== undefined ? (
          <FormattedMessage
            id="withdraw.addressHeld"
            defaultMessage="This address can be used in {time}"
            values={{ time: timeLeft(formats, left) }}
          />
        ) : chosen.state === 'waiting' ? (
          <FormattedMessage
            id="withdraw.addressWaiting"
            defaultMessage="Confirm this address first, under Manage addresses"
          />
        ) : undefined
      }
      onOpen={onOpen}
    />
  );
}

/** Destination of a withdrawal: a saved address, or a link to save one. */
export function SavedAddressField(props: SavedAddressFieldProps) {
  const { addresses, chosen, manageHref, onChoose } = props;
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {chosen ? (
        <Chosen chosen={chosen} manageHref={manageHref} onOpen={() => setIsOpen(true)} />
      ) : (
        <Missing {...props} />
      )}
      {isOpen ? (
        <ChoiceSheet
          title={intl.formatMessage({ id: 'withdraw.chooseAddress', defaultMessage: 'Choose an address' })}
          choices={addresses.map((address) => ({
            value: String(address.id),
            label: address.label || <ShortAddress text={address.address} />,
            caption: <ChoiceCaption address={address} />,
          }))}
          current={String(chosen?.id)}
          onChoose={(id) => onChoose(addresses.find((each) => String(each.id) === id)!)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
