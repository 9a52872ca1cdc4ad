import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { coinMark } from '../coins/coinMark.ts';
import { Delta } from './Delta.tsx';
import { priceStep } from './ownStep.ts';
import { UnreadPairs } from './UnreadPairs.tsx';

interface PairPickerProps {
  pairs: RemoteState<readonly PairQuote[]>;
  /** Symbols of pairs whose data is unreadable. */
  unread?: readonly (string | undefined)[];
  current: string;
  onPick: (symbol: string) => void;
  onClose: () => void;
}

/** Selects the pair to trade; prices are those at the time the sheet was opened. */
export function PairPicker({ pairs, unread = [], current, onPick, onClose }: PairPickerProps) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Sheet
      title={<FormattedMessage id="market.pair.choose" defaultMessage="Choose a pair" />}
      onClose={onClose}
    >
      <Remote of={pairs}>
        {(list) => (
          <List
            variant="sheet"
            label={intl.formatMessage({ id: 'spot.pairs.list', defaultMessage: 'Pairs' })}
          >
            {list.map((pair) => (
              <ListRow
                key={pair.symbol}
                lead={<CoinDisc {...coinMark(pair.currency_name)} />}
                title={pair.symbol}
                value={formats.price(pair.now_price, priceStep(pair))}
                valueCaption={<Delta change={pair.change} />}
                selected={pair.symbol === current}
                onClick={() => onPick(pair.symbol)}
              />
            ))}
            <UnreadPairs symbols={unread} onPick={onPick} />
          </List>
        )}
      </Remote>
    </Sheet>
  );
}
