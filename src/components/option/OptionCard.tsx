import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OptionOrder } from '../../api/option.ts';
import { Amount, NotReported } from '../amounts/Amount.tsx';
import { signOf } from '../amounts/signOf.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { UnknownCode } from '../details/UnknownCode.tsx';
import { CardFact } from '../lever/CardFact.tsx';
import { minutesText } from '../live/minutesText.ts';
import * as styles from '../lever/PositionCard.css.ts';
import { ownStep } from '../market/ownStep.ts';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dial } from '../../ui/progress/Dial.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import * as running from './OptionCard.css.ts';
import { signedPrice } from './signedPrice.ts';
import { DemoPill, DirectionPill, ResultPill } from './OptionPills.tsx';

/** Share of the duration at its end that is highlighted: the last tenth. */
const lateShare = 0.1;

/** Remaining time, never negative. */
function Ring({ order, now }: { order: OptionOrder; now: number }) {
  const { seconds, expires_ms: until, remain_milli_seconds: remaining } = order;
  const isLeftKnown = until !== undefined || remaining !== undefined;
  const left = Math.max(0, Math.ceil(until === undefined ? (remaining ?? 0) / 1000 : (until - now) / 1000));
  const share = isLeftKnown ? Math.min(1, left / seconds) : 1;
  return (
    <Dial
      share={share}
      tone={isLeftKnown && share <= lateShare ? 'warning' : 'accent'}
      value={isLeftKnown ? minutesText(left) : minutesText(seconds)}
      unit={
        <FormattedMessage
          id="option.ring.of"
          defaultMessage="of {time}"
          values={{ time: minutesText(seconds) }}
        />
      }
    />
  );
}

function Head({ order }: { order: OptionOrder }) {
  return (
    <>
      <DirectionPill order={order} />
      <strong className={styles.symbol}>{order.symbol_name}</strong>
      <DemoPill order={order} />
    </>
  );
}

function usePrice(): (price: string | undefined) => string {
  const formats = useFormats();
  return (price) => (price === undefined ? noValue : formats.price(price, ownStep(price)));
}

/** One sentence that states what the order is pending on. */
function Waiting({ order, now }: { order: OptionOrder; now: number }) {
  const { status, open_price: entry, expires_ms: until } = order;
  if (status === undefined) return <UnknownCode code={order.statusCode} />;
  const isOver = status === 'settling' || (until !== undefined && now >= until);
  if (isOver)
    return (
      <FormattedMessage
        id="option.settling"
        defaultMessage="Settling: the settlement price is being calculated."
      />
    );
  if (entry === undefined)
    return (
      <FormattedMessage id="option.awaiting" defaultMessage="Accepted. The next tick is the entry price." />
    );
  return null;
}

/** Running order: a ring with the time left, its stake and its entry. */
export function RunningOption({ order, now }: { order: OptionOrder; now: number }) {
  const price = usePrice();
  return (
    <div className={styles.card}>
      <Stack direction="row" gap="4" align="center">
        <Ring order={order} now={now} />
        <Stack gap="2" grow>
          <div className={styles.head}>
            <Head order={order} />
          </div>
          <dl className={running.facts}>
            <CardFact name={<FormattedMessage id="lever.line.entry" defaultMessage="Entry" />}>
              {price(order.open_price)}
            </CardFact>
            <CardFact name={<FormattedMessage id="option.stake" defaultMessage="Stake" />}>
              <Amount value={order.number} coin={order.currency_name} unit="never" isReport />
            </CardFact>
            <CardFact name={<FormattedMessage id="option.ifRight" defaultMessage="If right" />}>
              <IfRight order={order} />
            </CardFact>
          </dl>
          <span className={styles.mode} role="status">
            <Waiting order={order} now={now} />
          </span>
        </Stack>
      </Stack>
    </div>
  );
}

function IfRight({ order }: { order: OptionOrder }) {
  const amounts = useAmounts();
  const { number: stake, fee, profit_ratio: ratio, currency_name: coin } = order;
  if (stake === undefined || fee === undefined) return <NotReported />;
  return (
    <span>{amounts.signed(new BigNumber(stake).times(ratio).shiftedBy(-2).minus(fee).toFixed(), coin)}</span>
  );
}

/** Cost and result of a settled order, in one sentence. */
function Outcome({ order }: { order: OptionOrder }) {
  const { returned, profit_result: result, number: stake, fee, currency_name: coin, profit_ratio } = order;
  const amount = (value: string | undefined) => <Amount value={value} coin={coin} isReport />;
  if (returned === 'silent')
    return (
      <FormattedMessage
        id="option.outcome.silent"
        defaultMessage="The price source stopped before expiry. Stake {stake} and fee {fee} were returned."
        values={{ stake: amount(stake), fee: amount(fee) }}
      />
    );
  if (returned === 'noEntry')
    return (
      <FormattedMessage
        id="option.outcome.noEntry"
        defaultMessage="No price arrived within 15 seconds. Stake {stake} and fee {fee} were returned."
        values={{ stake: amount(stake), fee: amount(fee) }}
      />
    );
  if (returned !== undefined)
    return (
      <FormattedMessage
        id="option.outcome.reset"
        defaultMessage="Ended by a reset. Stake {stake} and fee {fee} were returned."
        values={{ stake: amount(stake), fee: amount(fee) }}
      />
    );
  if (result === 1)
    return (
      <FormattedMessage
        id="option.outcome.right"
        defaultMessage="Stake {stake}, payout {percent}%, fee {fee}"
        values={{ stake: amount(stake), fee: amount(fee), percent: profit_ratio }}
      />
    );
  return result === -1 ? (
    <FormattedMessage
      id="option.outcome.wrong"
      defaultMessage="Stake {stake} lost, fee {fee}"
      values={{ stake: amount(stake), fee: amount(fee) }}
    />
  ) : (
    <FormattedMessage
      id="option.outcome.within"
      defaultMessage="Within the band: stake {stake} returned, fee {fee} charged"
      values={{ stake: amount(stake), fee: amount(fee) }}
    />
  );
}

/** Entry price, closing price and their difference. */
function Prices({ order: { open_price: open, end_price: close } }: { order: OptionOrder }) {
  const formats = useFormats();
  const price = usePrice();
  const moved = open === undefined || close === undefined ? undefined : new BigNumber(close).minus(open);
  return (
    <dl className={styles.facts}>
      <CardFact name={<FormattedMessage id="lever.line.entry" defaultMessage="Entry" />}>
        {price(open)}
      </CardFact>
      <CardFact name={<FormattedMessage id="option.close" defaultMessage="Settlement price" />}>
        {price(close)}
      </CardFact>
      <CardFact name={<FormattedMessage id="option.difference" defaultMessage="Difference" />}>
        {moved === undefined ? noValue : signedPrice(formats, moved.toFixed())}
      </CardFact>
    </dl>
  );
}

const timeOf = ({ settled_ms, created_ms, created_at }: OptionOrder, row: (ms: number) => string): string => {
  const at = settled_ms ?? created_ms;
  return at === undefined ? created_at : row(at);
};

/** Settled order: prices, times, result and a link to its ticks. */
export function SettledOption({
  order,
  onProve,
}: {
  order: OptionOrder;
  onProve?: (order: OptionOrder) => void;
}) {
  const intl = useIntl();
  const dates = useDates();
  const formats = useFormats();
  const amounts = useAmounts();
  const { fact_profits: net, open_price: open, currency_name: coin, returned } = order;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Head order={order} />
        <span className={styles.result}>
          <ResultPill order={order} />
        </span>
      </div>
      <div className={styles.head}>
        <span className={styles.mode}>
          <FormattedMessage
            id="option.row.when"
            defaultMessage="{time} · {seconds} s"
            values={{
              time: timeOf(order, dates.row),
              seconds: formats.quantity(String(order.seconds), '1'),
            }}
          />
        </span>
        <span className={styles.result}>
          <span className={styles.gain[net === undefined ? 'flat' : signOf(net)]}>
            {net === undefined ? <NotReported /> : amounts.signed(net, coin)}
          </span>
        </span>
      </div>
      <Prices order={order} />
      <div className={styles.head}>
        <span className={styles.mode}>
          <Outcome order={order} />
        </span>
        {order.balance_after === undefined ? null : (
          <span className={styles.mode}>
            <FormattedMessage
              id="option.balanceAfter"
              defaultMessage="Demo balance after settlement: {amount}"
              values={{ amount: <Amount value={order.balance_after} coin={coin} /> }}
            />
          </span>
        )}
        {onProve && open !== undefined && returned !== 'reset' ? (
          <span className={styles.result}>
            <Button
              variant="text"
              size="sm"
              onClick={() => onProve(order)}
              label={intl.formatMessage(
                { id: 'option.ticks.of', defaultMessage: 'See ticks of order {number}' },
                { number: order.show_micro_id },
              )}
            >
              <FormattedMessage id="lever.proof.see" defaultMessage="See ticks" />
            </Button>
          </span>
        ) : null}
      </div>
    </div>
  );
}
