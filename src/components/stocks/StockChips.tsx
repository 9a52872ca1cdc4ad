import { FormattedMessage } from 'react-intl';
import type { StockSession } from '../../../contracts/rules/stockSessions.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { DelayChip } from './DelayChip.tsx';
import { SessionChip } from './SessionChip.tsx';
import { isSourceUnknown, SourceChip, type StockSource } from './SourceName.tsx';

interface StockChipsProps {
  /** Left out where a heading names it. */
  session?: StockSession;
  /** Source of the prices. */
  of: StockSource;
}

/** Session of the exchange, delay of the prices, and their source where it is not the exchange; for a wrapping row. */
export function StockChips({ session, of }: StockChipsProps) {
  // A recording is old, whatever delay it states.
  const isReplay = of.source === 'replay';
  return (
    <>
      {session === undefined ? null : <SessionChip session={session} />}
      {isSourceUnknown(of) ? (
        <Pill tone="neutral" wraps>
          <FormattedMessage id="stocks.source.none" defaultMessage="Source and delay not stated" />
        </Pill>
      ) : isReplay ? null : (
        <DelayChip delayS={of.delay_s} />
      )}
      <SourceChip of={of} />
    </>
  );
}
