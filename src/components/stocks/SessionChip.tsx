import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StockSession } from '../../../contracts/rules/stockSessions.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import * as styles from './SessionChip.css.ts';

/** E.g. After hours. */
export function SessionName({ session }: { session: StockSession }): ReactNode {
  switch (session) {
    case 'pre':
      return <FormattedMessage id="stocks.session.pre" defaultMessage="Pre-market" />;
    case 'open':
      return <FormattedMessage id="stocks.session.open" defaultMessage="Open" />;
    case 'after':
      return <FormattedMessage id="stocks.session.after" defaultMessage="After hours" />;
    case 'holiday':
      return <FormattedMessage id="stocks.session.holiday" defaultMessage="Holiday" />;
    case 'closed':
      return <FormattedMessage id="stocks.session.closed" defaultMessage="Closed" />;
  }
}

const trades: ReadonlySet<StockSession> = new Set(['pre', 'open', 'after']);

/** Session of the stock exchange. */
export function SessionChip({ session }: { session: StockSession }) {
  return (
    <Pill tone={session === 'open' ? 'success' : 'neutral'}>
      {trades.has(session) ? <span className={styles.dot} /> : null}
      <SessionName session={session} />
    </Pill>
  );
}
