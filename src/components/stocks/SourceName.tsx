import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { UnknownCode } from '../details/UnknownCode.tsx';

export type StockSource = Pick<StockQuote, 'source' | 'source_name' | 'delay_s'>;

/** Source of the prices; a venue is named as it wants to be. */
export function SourceName({ source, source_name: name }: StockSource): ReactNode {
  if (source === 'simulated')
    return <FormattedMessage id="spot.simulated.name" defaultMessage="Simulated prices" />;
  if (source === 'replay')
    return <FormattedMessage id="kline.source.replay.name" defaultMessage="Replayed prices" />;
  if (source === undefined || source === 'venue')
    return name === undefined ? (
      <FormattedMessage id="stocks.source.unknown" defaultMessage="Source not stated" />
    ) : (
      <span>{name}</span>
    );
  return <UnknownCode code={source} />;
}

/** Whether the back end states neither source nor delay. */
export const isSourceUnknown = (of: StockSource): boolean =>
  of.source === undefined && of.source_name === undefined && of.delay_s === undefined;

/** Marks prices that are not those of the exchange. */
export function SourceChip({ of }: { of: StockSource }) {
  if (of.source !== 'simulated' && of.source !== 'replay') return null;
  return (
    <Pill tone="info">
      <SourceName {...of} />
    </Pill>
  );
}
