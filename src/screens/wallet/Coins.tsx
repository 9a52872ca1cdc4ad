import BigNumber from 'bignumber.js';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinMark } from '../../components/coinMark.ts';
import { Figure } from '../../components/Figure.tsx';
import { hiddenAmount } from '../../components/hiddenAmount.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CoinDisc } from '../../ui/CoinDisc.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import type { CoinHolding } from '../../components/portfolio.ts';

interface CoinsProps {
  coins: readonly CoinHolding[];
  isHidden: boolean;
}

type CoinTab = 'all' | 'held';

/** Below this value in USDT a balance is small. */
const smallValue = 1;

const isSmall = ({ value }: CoinHolding): boolean =>
  value !== undefined && new BigNumber(value).lt(smallValue);
const isHeld = ({ held }: CoinHolding): boolean => !new BigNumber(held).isZero();

function CoinRow({ holding, tab, isHidden }: { holding: CoinHolding; tab: CoinTab; isHidden: boolean }) {
  const formats = useFormats();
  // A quantity keeps all its digits: eight is the most that a coin has.
  const quantity = (value: string) => (isHidden ? hiddenAmount : formats.quantity(value, finestStep(value)));
  return (
    <ListRow
      lead={<CoinDisc {...coinMark(holding.coin)} />}
      title={holding.coin}
      caption={
        tab === 'held' ? (
          <FormattedMessage
            id="assets.coin.of"
            defaultMessage="Frozen of {total}"
            values={{ total: quantity(holding.total) }}
          />
        ) : (
          <FormattedMessage
            id="assets.coin.available"
            defaultMessage="Available {amount}"
            values={{ amount: quantity(holding.available) }}
          />
        )
      }
      value={
        isHidden ? hiddenAmount : <Figure>{quantity(tab === 'held' ? holding.held : holding.total)}</Figure>
      }
      valueCaption={
        holding.value === undefined || tab === 'held' ? undefined : isHidden ? (
          hiddenAmount
        ) : (
          <FormattedMessage
            id="assets.coin.value"
            defaultMessage="≈ {amount} USDT"
            values={{ amount: formats.quantity(holding.value, '0.01') }}
          />
        )
      }
    />
  );
}

function finestStep(value: string): string {
  const digits = (value.split('.')[1] ?? '').replace(/0+$/, '').length;
  const decimals = Math.min(8, Math.max(2, digits));
  return `0.${'1'.padStart(decimals, '0')}`;
}

/** Every coin that is held, and what of it is frozen. */
export function Coins({ coins, isHidden }: CoinsProps) {
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<CoinTab>('all');
  const [hidesSmall, setHidesSmall] = useState(false);
  const shown = coins.filter((coin) => (tab === 'held' ? isHeld(coin) : !hidesSmall || !isSmall(coin)));
  return (
    <section>
      <Tabs
        size="sm"
        label={intl.formatMessage({ id: 'assets.coins', defaultMessage: 'Coins' })}
        current={tab}
        onChange={setTab}
        panelId={panelId}
        end={
          tab === 'all' ? (
            <Checkbox checked={hidesSmall} onChange={setHidesSmall}>
              <FormattedMessage id="assets.coins.hideSmall" defaultMessage="Hide small balances" />
            </Checkbox>
          ) : undefined
        }
        tabs={[
          { id: 'all', label: <FormattedMessage id="assets.coins.all" defaultMessage="Coins" /> },
          { id: 'held', label: <FormattedMessage id="assets.coins.frozen" defaultMessage="Frozen" /> },
        ]}
      />
      <div id={panelId} role="tabpanel">
        {shown.length === 0 ? (
          <Stack gutter padBlock="6">
            <Text as="p" tone="secondary" align="center">
              {tab === 'held' ? (
                <FormattedMessage id="assets.coins.nothingFrozen" defaultMessage="Nothing is frozen." />
              ) : (
                <FormattedMessage id="assets.coins.allSmall" defaultMessage="All balances are small." />
              )}
            </Text>
          </Stack>
        ) : (
          <List label={intl.formatMessage({ id: 'assets.coins.list', defaultMessage: 'Coins held' })}>
            {shown.map((holding) => (
              <CoinRow key={holding.coin} holding={holding} tab={tab} isHidden={isHidden} />
            ))}
          </List>
        )}
      </div>
    </section>
  );
}
