import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { useDates } from '../../intl/useDates.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { DepositAmount } from './DepositAmount.tsx';
import { DepositNote } from './DepositNote.tsx';
import { DepositPill } from './depositState.tsx';
import { depositTimeMs } from './depositTime.ts';

interface DepositEntryProps {
  row: DepositRow;
  isHidden: boolean;
  /** Opens the details. */
  onOpen?: () => void;
}

/** One deposit of a list, with its progress. */
export function DepositEntry({ row, isHidden, onOpen }: DepositEntryProps) {
  const dates = useDates();
  const { network_name: network, network: key, reference } = row;
  const isBank = row.way === 'bank';
  const where = isBank ? reference : (network ?? key?.toUpperCase());
  return (
    <>
      <ListRow
        isBare
        titleRoom="word"
        lead={<Icon name={isBank ? laterIcons.card : 'download'} size="md" />}
        title={isBank ? <FormattedMessage id="bank.card" defaultMessage="Bank account" /> : row.name}
        caption={[dates.shortClock(depositTimeMs(row)), where].filter(Boolean).join(' · ')}
        value={<DepositAmount row={row} isHidden={isHidden} />}
        valueCaption={<DepositPill row={row} />}
        {...(onOpen && { onClick: onOpen })}
      />
      <DepositNote row={row} />
    </>
  );
}
