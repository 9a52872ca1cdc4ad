import { FormattedMessage } from 'react-intl';
import type { StockSession } from '../../../contracts/rules/stockSessions.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { DelayChip } from './DelayChip.tsx';
import { SessionChip } from './SessionChip.tsx';
import { isSourceUnknown, SourceChip, type StockSource } from './SourceName.tsx';

interface StockChipsProps {
  session: StockSession;
  /** Source of the prices. */
  of: StockSource;
}

/** Session of the exchange, delay of the prices, and their source where it is not the exchange; for a wrapping row. */
export function StockChips({ session, of }: StockChipsProps) {
  return (
    <>
      <SessionChip session={session} />
      {isSourceUnknown(of) ? (
        <Pill tone="neutral" wraps>
          <FormattedMessage id="stocks.source.none" defaultMessage="Source and delay not stated" />
        </Pill>
      ) : (
        <DelayChip delayS={of.delay_s} />
      )}
      <SourceChip of={of} />
    </>
  );
}
