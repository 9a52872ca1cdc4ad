// The naive side: the same rows and messages in a straightforward first version. All quotes are one state that every
// message replaces, so every row renders again, and each formatter is created at its use.
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DayMarket, DayMarkets } from '../../contracts/feed.ts';
import type { PairQuote } from '../../src/api/market.ts';
import { coinMark } from '../../src/components/coins/coinMark.ts';
import * as deltaStyles from '../../src/components/market/Delta.css.ts';
import { MarketColumns } from '../../src/components/market/MarketColumns.tsx';
import * as priceStyles from '../../src/components/market/Price.css.ts';
import { Sparkline } from '../../src/components/market/Sparkline.tsx';
import { decimalsOf } from '../../src/intl/format.ts';
import { CoinDisc } from '../../src/ui/pictures/CoinDisc.tsx';
import { Icon } from '../../src/ui/pictures/Icon.tsx';
import { List } from '../../src/ui/lists/List.tsx';
import { ListRow } from '../../src/ui/lists/ListRow.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import type { BenchPage } from './BenchPage.ts';
import type { BurstData } from './burst.tsx';
import { draw } from './draw.tsx';
import { paced } from './paced.ts';
import { ScriptedSocket } from './ScriptedSocket.ts';

/** Intl accepts decimal text directly. */
const exact = (value: string) => value as Intl.StringNumericLiteral;

function Row({ pair, quote }: { pair: PairQuote; quote: DayMarket | undefined }) {
  const { locale } = useIntl();
  const decimals = decimalsOf(pair.price_tick ?? '1');
  const price = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).formatToParts(exact(quote?.now_price ?? pair.now_price));
  const change = quote?.change ?? pair.change;
  const sign = change.startsWith('-') ? 'down' : 'up';
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(exact(`${change}e-2`));
  const volume = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(
    exact(quote?.quote_volume ?? pair.quote_volume ?? pair.volume),
  );
  const isDecimal = ({ type }: Intl.NumberFormatPart) => type === 'decimal' || type === 'fraction';
  const textOf = (parts: Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('');
  return (
    <ListRow
      href={`/pages/trade/index?symbol=${pair.symbol}`}
      lead={<CoinDisc {...coinMark(pair.currency_name)} />}
      title={pair.currency_name}
      caption={volume}
      middle={
        <Sparkline
          closes={pair.day_closes ?? []}
          last={quote?.now_price ?? pair.now_price}
          direction={sign}
        />
      }
      value={
        <MarketColumns
          price={
            <span>
              {textOf(price.filter((part) => !isDecimal(part)))}
              <span className={priceStyles.decimals}>{textOf(price.filter(isDecimal))}</span>
            </span>
          }
          change={
            <Text variant="label">
              <span className={deltaStyles.delta[sign]}>
                <span className={deltaStyles.arrow}>
                  <Icon name={sign === 'up' ? 'up-solid' : 'down-solid'} size="text" />
                </span>
                {percent}
              </span>
            </Text>
          }
        />
      }
    />
  );
}

function Market({ pairs, socket }: { pairs: PairQuote[]; socket: ScriptedSocket }) {
  const [quotes, setQuotes] = useState<Record<string, DayMarket>>({});
  useEffect(() => {
    socket.on('daymarkets', (message: DayMarkets) => {
      const news = Object.fromEntries(message.quotes.map((quote) => [quote.symbol, quote]));
      setQuotes((known) => ({ ...known, ...news }));
    });
  }, [socket]);
  return (
    <List>
      {pairs.map((pair) => (
        <Row key={pair.symbol} pair={pair} quote={quotes[pair.symbol]} />
      ))}
    </List>
  );
}

/** Skipping rows out of view is an optimization that this side does not have. */
function drawEveryRow(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('li { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

let play: () => Promise<void>;

export const benchPage: BenchPage<BurstData> = {
  async load({ pairs, batches, everyMs }) {
    const socket = new ScriptedSocket();
    drawEveryRow();
    await draw(<Market pairs={pairs} socket={socket} />);
    const steps = batches.map((batch) => () => socket.say('daymarkets', batch));
    play = () => paced(steps, everyMs);
  },
  play: () => play(),
};
