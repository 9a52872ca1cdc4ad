import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { Source } from '../../api/feed/Source.ts';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Amount, NotReported } from '../amounts/Amount.tsx';
import { signOf } from '../amounts/signOf.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { useText } from '../live/source.ts';
import { Delta } from '../market/Delta.tsx';
import { ownStep } from '../market/ownStep.ts';
import { CardFact } from './CardFact.tsx';
import type { ContractTerms } from './leverContract.ts';
import { DemoPill, isDemoTrade, ModeName, SidePill } from './LeverPills.tsx';
import { noPrice } from './noPrice.ts';
import { PositionLine } from './PositionLine.tsx';
import { nearRisk, marginStatusOf, type MarginStatus } from './marginStatus.ts';
import * as styles from './PositionCard.css.ts';

interface PositionCardProps {
  trade: LeverTrade;
  /** Contract terms; without them the figures of the last answer are shown. */
  terms?: ContractTerms | undefined;
  mark: Source<LeverMark | undefined>;
  /** The price is stale: dependent figures are grey. */
  isStale: boolean;
  /** Available actions. */
  actions?: ReactNode;
}

const isSet = (price: string | undefined): price is string => /[1-9]/.test(price ?? '');

interface FiguresProps extends Pick<PositionCardProps, 'trade' | 'terms'> {
  mark: string | undefined;
  marginStatus: MarginStatus;
}

/** Prices, margin and distance to liquidation. */
function Facts({ trade, terms, mark, marginStatus }: FiguresProps) {
  const formats = useFormats();
  const { price: entry, share, caution_money: margin, legal_name: quote } = namedOf(trade);
  const tick = terms?.rules.priceTick ?? ownStep(entry ?? '');
  const priceOf = (price: string | undefined) => (isSet(price) ? formats.price(price, tick) : noValue);
  const stopOf = priceOf;
  const { target_profit_price: profit, stop_loss_price: loss } = trade;
  return (
    <dl className={styles.facts}>
      <CardFact name={<FormattedMessage id="lever.entryPrice" defaultMessage="Entry price" />}>
        {entry === undefined ? <NotReported /> : formats.price(entry, tick)}
      </CardFact>
      <CardFact name={<FormattedMessage id="lever.markPrice" defaultMessage="Mark price" />}>
        {priceOf(mark)}
      </CardFact>
      <CardFact name={<FormattedMessage id="lever.size" defaultMessage="Size" />}>
        <FormattedMessage
          id="lever.lots.count"
          defaultMessage="{lots, plural, one {# lot} other {# lots}}"
          values={{ lots: share }}
        />
      </CardFact>
      <CardFact name={<FormattedMessage id="lever.margin" defaultMessage="Margin" />}>
        <Amount value={margin} coin={quote} unit="never" isReport isBrief />
      </CardFact>
      <CardFact name={<FormattedMessage id="lever.stops" defaultMessage="TP / SL" />}>
        {isSet(profit) || isSet(loss) ? `${stopOf(profit)} / ${stopOf(loss)}` : noValue}
      </CardFact>
      <CardFact name={<FormattedMessage id="lever.risk" defaultMessage="Risk rate" />}>
        {marginStatus.risk === undefined ? noValue : formats.percent(marginStatus.risk)}
      </CardFact>
    </dl>
  );
}

const namedOf = (trade: LeverTrade) => ({ ...trade, legal_name: trade.symbol.split('/')[1] ?? '' });

/** Distance of the mark to the liquidation price. */
function Near({ trade, terms, marginStatus }: Pick<FiguresProps, 'trade' | 'terms' | 'marginStatus'>) {
  const formats = useFormats();
  const { liquidation, distance } = marginStatus;
  if (liquidation === undefined || distance === undefined) return null;
  const price = formats.price(liquidation, terms?.rules.priceTick ?? ownStep(liquidation));
  return (
    <Notice
      tone="danger"
      live
      lead={
        <FormattedMessage
          id="lever.near.lead"
          defaultMessage="Liquidation is {percent} away."
          values={{ percent: formats.percent(distance) }}
        />
      }
    >
      {trade.side === 'short' ? (
        <FormattedMessage
          id="lever.near.rises"
          defaultMessage="If the mark price rises to {price}, the position is liquidated."
          values={{ price }}
        />
      ) : (
        <FormattedMessage
          id="lever.near.falls"
          defaultMessage="If the mark price falls to {price}, the position is liquidated."
          values={{ price }}
        />
      )}
    </Notice>
  );
}

/** Unrealised result at the mark, and its share of the margin. */
function Result({
  trade,
  marginStatus,
  isStale,
}: Pick<FiguresProps, 'trade' | 'marginStatus'> & { isStale: boolean }) {
  const intl = useIntl();
  const formats = useFormats();
  const { gain, percent } = marginStatus;
  const quote = namedOf(trade).legal_name;
  return (
    <span
      className={styles.result}
      role="group"
      aria-label={intl.formatMessage(
        { id: 'lever.gain', defaultMessage: 'Unrealised PnL at mark price ({currency})' },
        { currency: quote },
      )}
    >
      <span className={styles.gain[isStale || gain === undefined ? 'flat' : signOf(gain)]}>
        {gain === undefined ? <NotReported /> : formats.signedTotal(gain)}
      </span>
      {percent === undefined ? null : <Delta change={percent} isStale={isStale} />}
    </span>
  );
}

/** A pending close request: its time, its worst price and the fees that depend on it. */
function Asked({ trade }: { trade: LeverTrade }) {
  const formats = useFormats();
  const dates = useDates();
  const amounts = useAmounts();
  const { close_asked_ms: at, worst_price: worst = '', overnight_waived: waived } = trade;
  const quote = namedOf(trade).legal_name;
  return (
    <>
      <span>
        <FormattedMessage
          id="lever.asked.since"
          defaultMessage="Close requested {time}. There is no price right now."
          values={{ time: at === undefined ? noValue : dates.row(at) }}
        />
      </span>
      <span>
        <FormattedMessage
          id="lever.asked.terms"
          defaultMessage="It closes at {price} or better when prices return. At a worse price it stays open, and you get a notice."
          values={{ price: formats.exact(worst) }}
        />
      </span>
      <span>
        <FormattedMessage
          id="lever.asked.fees"
          defaultMessage="Overnight fees waived: {amount}. They are charged if it does not close."
          values={{ amount: `${amounts.amount(waived, quote)}\u00a0${quote}` }}
        />
      </span>
    </>
  );
}

/** Open or closing position: result, liquidation price and actions. */
export function PositionCard({ trade, terms, mark, isStale, actions }: PositionCardProps) {
  const live = useText(mark)?.price;
  const price = live ?? trade.update_price;
  const marginStatus = marginStatusOf(trade, { terms, mark: live });
  const isNear = Number(marginStatus.risk ?? 0) >= nearRisk;
  return (
    <article className={styles.card} aria-label={trade.symbol}>
      <div className={styles.head}>
        <SidePill trade={trade} />
        <strong className={styles.symbol}>{trade.symbol}</strong>
        {isDemoTrade(trade) ? <DemoPill /> : null}
        <span className={styles.mode}>
          <ModeName trade={trade} />
        </span>
        <Result trade={trade} marginStatus={marginStatus} isStale={isStale} />
      </div>
      {trade.status === 'open' ? (
        <>
          {isNear ? <Near trade={trade} terms={terms} marginStatus={marginStatus} /> : null}
          <PositionLine trade={trade} terms={terms} mark={price} marginStatus={marginStatus} />
          {marginStatus.liquidation === undefined && trade.margin_mode !== undefined ? (
            <span className={styles.mode}>
              <FormattedMessage
                id="lever.line.none"
                defaultMessage="Liquidation {none} (no price above zero)"
                values={{ none: noPrice }}
              />
            </span>
          ) : null}
        </>
      ) : null}
      <Facts trade={trade} terms={terms} mark={price} marginStatus={marginStatus} />
      {trade.margin_mode === 'cross' || trade.margin_mode === undefined ? (
        <span className={styles.mode}>
          <FormattedMessage
            id="lever.cross.note"
            defaultMessage="Cross: the whole contract account is its collateral."
          />
        </span>
      ) : null}
      {trade.status === 'closing' ? (
        <span className={styles.closing} role="status">
          {trade.worst_price !== undefined ? (
            <Asked trade={trade} />
          ) : trade.fixed_price === undefined ? (
            <FormattedMessage
              id="lever.closing.silent"
              defaultMessage="Closing at the next mark price: there is none right now."
            />
          ) : (
            <FormattedMessage
              id="lever.closing.fixed"
              defaultMessage="Closed. Your result is final and will be credited as soon as possible."
            />
          )}
        </span>
      ) : null}
      {actions}
    </article>
  );
}
