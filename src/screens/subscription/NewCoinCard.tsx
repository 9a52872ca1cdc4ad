import { FormattedMessage } from 'react-intl';
import { percentTaken } from '../../../contracts/rules/subscription.ts';
import type { NewCoin } from '../../api/subscription.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { nameOf, phaseAt, timesOf } from '../../components/subscription/newCoinTerms.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { FactCard } from '../../ui/cards/FactCard.tsx';
import { LaunchedDates } from './LaunchedDates.tsx';
import { NewCoinPhase } from './NewCoinPhase.tsx';
import { SoldShare } from './SoldShare.tsx';

interface NewCoinCardProps {
  product: NewCoin;
  nowMs: number;
  /** Undefined where it cannot be opened now. */
  href: string | undefined;
}

/** The next relevant date. */
function Dates({ product, nowMs }: Pick<NewCoinCardProps, 'product' | 'nowMs'>) {
  const dates = useDates();
  const { startMs, endMs, launchMs } = timesOf(product);
  const phase = phaseAt(product, nowMs);
  if (phase === 'notStarted')
    return (
      <FormattedMessage
        id="newCoin.opensAt"
        defaultMessage="Opens {time}"
        values={{ time: dates.row(startMs) }}
      />
    );
  if (phase === 'open' && endMs !== undefined)
    return (
      <FormattedMessage
        id="newCoin.closesAt"
        defaultMessage="Closes {time}"
        values={{ time: dates.row(endMs) }}
      />
    );
  if (phase !== 'launched')
    return (
      <FormattedMessage
        id="newCoin.launchAt"
        defaultMessage="Launch planned for {time}"
        values={{ time: dates.row(launchMs) }}
      />
    );
  return <LaunchedDates launchMs={launchMs} unlockMs={product.unlock_ms} write={dates.row} />;
}

/** Key figures of a new coin, with a link to its details. */
export function NewCoinCard({ product, nowMs, href }: NewCoinCardProps) {
  const formats = useFormats();
  const { new_currency_name: code, currency_name: coin, change_rate: price, day, num, last_num } = product;
  const name = nameOf(product);
  return (
    <FactCard
      lead={<CoinDisc {...coinMark(code)} />}
      title={code}
      detail={name === code ? undefined : name}
      status={<NewCoinPhase phase={phaseAt(product, nowMs)} />}
      facts={[
        {
          label: <FormattedMessage id="newCoin.price" defaultMessage="Issue price" />,
          value: <Amount value={price} coin={coin} />,
        },
        {
          label: <FormattedMessage id="newCoin.lockup" defaultMessage="Lock-up" />,
          value: formats.units(day, 'day'),
        },
        {
          label: <FormattedMessage id="newCoin.subscribed" defaultMessage="Subscribed" />,
          value: formats.share(percentTaken(num, last_num)),
        },
      ]}
      progress={<SoldShare product={product} />}
      note={<Dates product={product} nowMs={nowMs} />}
      href={href}
    />
  );
}
