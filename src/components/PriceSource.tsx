import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairQuote } from '../api/market.ts';
import { Pill } from '../ui/Pill.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Text } from '../ui/Text.tsx';
import * as styles from './PriceSource.css.ts';

/** Where prices come from, as the wire says it. */
export type PriceSourceKind = NonNullable<PairQuote['source']>;

interface PriceSourceProps {
  source: PriceSourceKind;
  /** The venue's name; the venue of a back end that does not say it is 'another venue'. */
  name?: string;
}

function Name({ source, name }: PriceSourceProps): ReactNode {
  if (source === 'simulated')
    return <FormattedMessage id="spot.simulated.name" defaultMessage="Simulated prices" />;
  if (source === 'replay')
    return <FormattedMessage id="kline.source.replay.name" defaultMessage="Replayed prices" />;
  return name === undefined ? (
    <FormattedMessage id="kline.source.venue.unnamed" defaultMessage="Prices of another venue" />
  ) : (
    <FormattedMessage id="kline.source.venue.name" defaultMessage="Prices of {name}" values={{ name }} />
  );
}

function Meaning({ source, name }: PriceSourceProps): ReactNode {
  if (source === 'simulated')
    return (
      <FormattedMessage
        id="spot.simulated.text"
        defaultMessage="No venue stands behind these prices. Simulated traders make them, and they trade in the same order book as you. They say nothing about prices elsewhere."
      />
    );
  if (source === 'replay')
    return (
      <FormattedMessage
        id="kline.source.replay.text"
        defaultMessage="A recording of past trades is played, in the same order book as yours. These are not the prices of today, here or elsewhere."
      />
    );
  return name === undefined ? (
    <FormattedMessage
      id="kline.source.venue.unnamedText"
      defaultMessage="Prices follow the public feed of another venue. Your orders are matched here, not there, so you may fill at another price."
    />
  ) : (
    <FormattedMessage
      id="kline.source.venue.text"
      defaultMessage="Prices follow the public feed of {name}. Your orders are matched here, not there, so you may fill at another price."
      values={{ name }}
    />
  );
}

/** Says where prices come from, and what that means to whoever asks. */
export function PriceSource({ source, name }: PriceSourceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = <Name source={source} name={name} />;
  return (
    <>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Pill tone="info" icon="info">
          {title}
        </Pill>
      </button>
      {isOpen ? (
        <Sheet title={title} onClose={() => setIsOpen(false)}>
          <Text as="p" variant="body" tone="secondary" align="start">
            <Meaning source={source} name={name} />
          </Text>
        </Sheet>
      ) : null}
    </>
  );
}
