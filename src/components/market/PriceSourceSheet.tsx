import { UnknownCode } from '../details/UnknownCode.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** Source of prices, as in the API. */
export type PriceSourceKind = NonNullable<PairQuote['source']>;

export interface PriceSourceProps {
  source: PriceSourceKind;
  /** Name of the venue; a back end that omits it reads 'another venue'. */
  name?: string;
}

interface PriceSourceSheetProps extends PriceSourceProps {
  title: ReactNode;
  onClose: () => void;
}

function Meaning({ source, name }: PriceSourceProps): ReactNode {
  if (source === 'simulated')
    return (
      <FormattedMessage
        id="spot.simulated.text"
        defaultMessage="Simulated traders make these prices and trade in the same order book as you. They don’t reflect prices elsewhere."
      />
    );
  if (source === 'replay')
    return (
      <FormattedMessage
        id="kline.source.replay.text"
        defaultMessage="Recorded past trades are replayed in the same order book as your orders. These are not today’s prices, here or elsewhere."
      />
    );
  if (source !== 'venue') return <UnknownCode code={source} />;
  return name === undefined ? (
    <FormattedMessage
      id="kline.source.venue.unnamedText"
      defaultMessage="Prices follow the public feed of another exchange. Your orders are matched here, not there, so they may fill at a different price."
    />
  ) : (
    <FormattedMessage
      id="kline.source.venue.text"
      defaultMessage="Prices follow the public feed of {name}. Your orders are matched here, not there, so they may fill at a different price."
      values={{ name }}
    />
  );
}

/** Explains the source of the prices. */
export function PriceSourceSheet({ title, onClose, ...source }: PriceSourceSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <Text as="p" variant="body" tone="secondary" align="start">
        <Meaning {...source} />
      </Text>
    </Sheet>
  );
}
