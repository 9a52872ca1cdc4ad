import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Graticule } from '../../ui/screen/Graticule.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { measured } from '../../ui/loading/measured.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Delta } from '../market/Delta.tsx';
import { Figure } from './Figure.tsx';
import { hiddenAmount } from './hiddenAmount.ts';
import * as styles from './TotalValue.css.ts';
import { useAmounts } from './useAmounts.ts';
import { percentOf } from './percentOf.ts';
import { unitsOf } from './units.ts';

interface TotalValueProps {
  /** Title of the figure; default: the total value. */
  title?: ReactNode;
  /** Decimal text, in the coin or by default in USDT; undefined if the server omits a part. */
  total: string | undefined;
  coin?: string;
  /** The same total in another currency. */
  approximately?: ReactNode;
  /** Change since 00:00 UTC in USDT, without deposits; undefined if the server does not send it. */
  dayChange?: string;
  /** Time of the last successful read if it cannot be refreshed, in ms since 1970 UTC. */
  asOfMs?: number;
  isHidden: boolean;
  onToggleHidden: () => void;
}

function DayChange({ total, dayChange, isOld }: { total: string; dayChange: string; isOld: boolean }) {
  const formats = useFormats();
  const change = unitsOf(dayChange);
  const before = unitsOf(total) - change;
  return (
    <div className={styles.day}>
      {before > 0n ? (
        <Text variant="label">
          <Delta change={percentOf(change, before)} isStale={isOld} />
        </Text>
      ) : null}
      <Text variant="label" tone="secondary" weight="regular" num>
        <FormattedMessage
          id="wallet.today"
          defaultMessage="{amount} today"
          values={{ amount: formats.signedTotal(dayChange) }}
        />
      </Text>
    </div>
  );
}

/** Keeps the line's height, so that showing amounts causes no layout shift. */
function HiddenDay() {
  return (
    <div className={styles.day} aria-hidden="true">
      <Text variant="label" tone="secondary">
        {hiddenAmount}
      </Text>
    </div>
  );
}

/** Without one part, the sum is unknown. */
function Partly() {
  return (
    <Text variant="label" tone="secondary">
      <FormattedMessage id="wallet.total.partly" defaultMessage="Some balances could not be loaded" />
    </Text>
  );
}

/** Total value, on the graticule; a tap hides it. */
export function TotalValue(props: TotalValueProps) {
  const { title, total, coin, approximately } = props;
  const { dayChange, asOfMs, isHidden, onToggleHidden } = props;
  const intl = useIntl();
  const formats = useFormats();
  const dates = useDates();
  const { amount } = useAmounts();
  const isUnknown = total === undefined;
  const figure = coin === undefined ? formats.total(total ?? '') : amount(total, coin);
  const isNothing = !isUnknown && unitsOf(total) === 0n;
  return (
    <section className={styles.frame}>
      <Graticule variant="header" />
      <div className={styles.content}>
        <div className={styles.head}>
          <Text as="h2" variant="label" tone="secondary">
            {title ?? <FormattedMessage id="wallet.total" defaultMessage="Total value" />}
          </Text>
          {asOfMs === undefined ? null : (
            <span className={styles.age}>
              <Pill tone="neutral" icon="clock">
                <FormattedMessage
                  id="wallet.asOf"
                  defaultMessage="as of {time}"
                  values={{ time: dates.shortClock(asOfMs) }}
                />
              </Pill>
            </span>
          )}
          <span className={styles.eye}>
            <IconButton
              icon={isHidden ? laterIcons.eyeOff : laterIcons.eye}
              size="sm"
              tone="secondary"
              pressed={isHidden}
              label={intl.formatMessage({ id: 'wallet.hide', defaultMessage: 'Hide balances' })}
              onClick={onToggleHidden}
            />
          </span>
        </div>
        <div className={styles.figure}>
          <Text variant="display" tone={isNothing ? 'muted' : 'primary'} num>
            {isHidden ? (
              hiddenAmount
            ) : (
              <span className={styles.fitting} {...measured({ [styles.length]: String(figure.length) })}>
                <Figure variant="display">{figure}</Figure>
              </span>
            )}
          </Text>
          <Text variant="label" tone="muted">
            {coin ?? 'USDT'}
          </Text>
        </div>
        {approximately}
        {isUnknown ? <Partly /> : null}
        {dayChange === undefined || isNothing || isUnknown ? null : isHidden ? (
          <HiddenDay />
        ) : (
          <DayChange total={total} dayChange={dayChange} isOld={asOfMs !== undefined} />
        )}
      </div>
    </section>
  );
}
