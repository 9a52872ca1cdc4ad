import { FormattedMessage, useIntl } from 'react-intl';
import { shortAddress } from '../../../ui/facts/Address.tsx';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import { EntryRow } from '../../../ui/lists/EntryRow.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { IconDisc } from '../../../ui/pictures/IconDisc.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { AddressState, useStateNote, useWaitOf } from './AddressState.tsx';
import type { SavedAddress } from './savedAddresses.ts';

export interface AddressActions {
  /** Id of the address being confirmed. */
  confirming: number | undefined;
  isOffline: boolean;
  onConfirm: (address: SavedAddress) => void;
  /** Opens a confirmation; for an address that the user did not add, leads on to account protection. */
  onDelete: (address: SavedAddress, isForeign: boolean) => void;
}

interface AddressRowProps extends AddressActions {
  address: SavedAddress;
  holdMinutes: number | undefined;
}

/** A saved address: label, destination and state. */
export function AddressRow(props: AddressRowProps) {
  const { address, holdMinutes, confirming, isOffline, onConfirm, onDelete } = props;
  const intl = useIntl();
  const left = useWaitOf(address);
  const note = useStateNote({ address, left, holdMinutes });
  const label = address.label || shortAddress(address.address);
  return (
    <EntryRow
      lead={<IconDisc icon="wallet" tone={address.state === 'waiting' ? 'accent' : 'neutral'} />}
      title={label}
      tag={<Pill tone="neutral">{address.network}</Pill>}
      line={
        <CopyValue
          text={address.address}
          name={intl.formatMessage(
            { id: 'address.copy', defaultMessage: 'the address of {label}' },
            { label },
          )}
        >
          <ShortAddress text={address.address} />
        </CopyValue>
      }
      state={<AddressState address={address} left={left} />}
      note={note}
      actions={
        address.state === 'waiting' ? (
          <>
            <Button
              size="sm"
              disabled={isOffline}
              loading={
                confirming === address.id ? (
                  <FormattedMessage id="address.confirming" defaultMessage="Confirming" />
                ) : undefined
              }
              onClick={() => onConfirm(address)}
            >
              <FormattedMessage id="common.confirm" defaultMessage="Confirm" />
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={isOffline}
              onClick={() => onDelete(address, true)}
            >
              <FormattedMessage id="address.foreign" defaultMessage="This wasn’t me" />
            </Button>
          </>
        ) : undefined
      }
      end={
        <IconButton
          icon={laterIcons.trash}
          tone="secondary"
          label={intl.formatMessage({ id: 'address.delete.of', defaultMessage: 'Delete {label}' }, { label })}
          onClick={() => onDelete(address, false)}
        />
      }
    />
  );
}
