import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { later, useOpened, usePrefetch } from '../../ui/loading/later.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { UnknownCode } from '../details/UnknownCode.tsx';
import * as styles from './PriceSource.css.ts';
import type { PriceSourceProps } from './PriceSourceSheet.tsx';

const sheet = later(async () => (await import('./PriceSourceSheet.tsx')).PriceSourceSheet);
const tapAway = [sheet];

function Name({ source, name }: PriceSourceProps): ReactNode {
  if (source === 'simulated')
    return <FormattedMessage id="spot.simulated.name" defaultMessage="Simulated prices" />;
  if (source === 'replay')
    return <FormattedMessage id="kline.source.replay.name" defaultMessage="Replayed prices" />;
  if (source !== 'venue') return <UnknownCode code={source} />;
  return name === undefined ? (
    <FormattedMessage id="kline.source.venue.unnamed" defaultMessage="Prices from another exchange" />
  ) : (
    <FormattedMessage id="kline.source.venue.name" defaultMessage="Prices from {name}" values={{ name }} />
  );
}

/** Names the source of the prices and explains it on tap. */
export function PriceSource({ source, name }: PriceSourceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  usePrefetch(tapAway);
  const Sheet = useOpened(sheet, isOpen, close);
  const title = <Name source={source} name={name} />;
  return (
    <>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Pill tone="info" icon="info">
          {title}
        </Pill>
      </button>
      {Sheet ? <Sheet title={title} source={source} name={name} onClose={close} /> : null}
    </>
  );
}
