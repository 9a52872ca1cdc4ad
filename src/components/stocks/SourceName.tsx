import { useIntl, type IntlShape } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import { Pill } from '../../ui/facts/Pill.tsx';

export type StockSource = Pick<StockQuote, 'source' | 'source_name' | 'delay_s'>;

/** Source of the prices; a venue is named as it wants to be. */
export function sourceText(intl: IntlShape, { source, source_name: name }: StockSource): string {
  if (source === 'simulated')
    return intl.formatMessage({ id: 'spot.simulated.name', defaultMessage: 'Simulated prices' });
  if (source === 'replay')
    return intl.formatMessage({ id: 'kline.source.replay.name', defaultMessage: 'Replayed prices' });
  if (source === undefined || source === 'venue')
    return name ?? intl.formatMessage({ id: 'stocks.source.unknown', defaultMessage: 'Source not stated' });
  return intl.formatMessage(
    { id: 'status.unknown', defaultMessage: 'Being checked ({code})' },
    { code: String(source) },
  );
}

export function SourceName(of: StockSource) {
  return <span>{sourceText(useIntl(), of)}</span>;
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
