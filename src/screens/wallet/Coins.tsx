import BigNumber from 'bignumber.js';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { List } from '../../ui/lists/List.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import type { CoinHolding } from '../../components/wallet/portfolio.ts';
import { CoinRow } from './CoinRow.tsx';

interface CoinsProps {
  coins: readonly CoinHolding[];
  isHidden: boolean;
  hidesSmall: boolean;
  onHideSmall: (hides: boolean) => void;
  href: (holding: CoinHolding) => string;
}

type CoinTab = 'all' | 'held';

/** A balance below this value in USDT is small. */
const smallValue = 1;

const isSmall = ({ value }: CoinHolding): boolean =>
  value !== undefined && new BigNumber(value).lt(smallValue);
/** An unknown amount counts as held. */
const isHeld = ({ held }: CoinHolding): boolean => held === undefined || !new BigNumber(held).isZero();

/** All coins with a balance, and their frozen part. */
export function Coins({ coins, isHidden, hidesSmall, onHideSmall, href }: CoinsProps) {
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<CoinTab>('all');
  const shown = coins.filter((coin) => (tab === 'held' ? isHeld(coin) : !hidesSmall || !isSmall(coin)));
  return (
    <section>
      <Tabs
        size="sm"
        label={intl.formatMessage({ id: 'wallet.coins', defaultMessage: 'Coins' })}
        current={tab}
        onChange={setTab}
        panelId={panelId}
        end={
          tab === 'all' ? (
            <Checkbox checked={hidesSmall} onChange={onHideSmall}>
              <FormattedMessage id="assets.coins.hideSmall" defaultMessage="Hide small balances" />
            </Checkbox>
          ) : undefined
        }
        tabs={[
          { id: 'all', label: <FormattedMessage id="wallet.coins" defaultMessage="Coins" /> },
          { id: 'held', label: <FormattedMessage id="wallet.frozen" defaultMessage="Frozen" /> },
        ]}
      />
      <div id={panelId} role="tabpanel">
        {shown.length === 0 ? (
          <EmptySentence gutter>
            {coins.length === 0 ? (
              <FormattedMessage
                id="assets.coins.notReported"
                defaultMessage="Your coins could not be loaded. Try again."
              />
            ) : tab === 'held' ? (
              <FormattedMessage id="assets.coins.nothingFrozen" defaultMessage="Nothing is frozen." />
            ) : (
              <FormattedMessage
                id="assets.coins.allSmall"
                defaultMessage="All your balances are small. Turn off the filter to see them."
              />
            )}
          </EmptySentence>
        ) : (
          <List label={intl.formatMessage({ id: 'assets.coins.list', defaultMessage: 'Your coins' })}>
            {shown.map((holding) => (
              <CoinRow
                key={holding.coin}
                holding={holding}
                variant={tab}
                isHidden={isHidden}
                href={href(holding)}
              />
            ))}
          </List>
        )}
      </div>
    </section>
  );
}
