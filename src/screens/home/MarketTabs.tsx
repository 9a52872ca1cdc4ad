import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { Market } from './keptMarket.ts';

interface MarketTabsProps {
  market: Market;
  onMarket: (market: Market) => void;
  panelId: string;
  end: ReactNode;
}

/** Tabs that select the market of the list. */
export function MarketTabs({ market, onMarket, panelId, end }: MarketTabsProps) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden as="div">
        <Text as="h2">
          <FormattedMessage id="home.markets" defaultMessage="Markets" />
        </Text>
      </VisuallyHidden>
      <Tabs
        label={intl.formatMessage({ id: 'home.markets', defaultMessage: 'Markets' })}
        tabs={[
          { id: 'favourites', label: <FormattedMessage id="home.favourites" defaultMessage="Favourites" /> },
          { id: 'spot', label: <FormattedMessage id="product.spot" defaultMessage="Spot" /> },
          { id: 'stocks', label: <FormattedMessage id="home.stocks" defaultMessage="US stocks" /> },
        ]}
        current={market}
        onChange={onMarket}
        panelId={panelId}
        end={end}
      />
    </>
  );
}

/** Action at the end of the tabs: more rows, or another selection. */
export function ListAction(props: {
  market: Market;
  isWhole: boolean;
  onWhole: () => void;
  onEdit: () => void;
}) {
  if (props.market === 'favourites')
    return (
      <TextButton onClick={props.onEdit}>
        <FormattedMessage id="home.favourites.edit" defaultMessage="Edit" />
      </TextButton>
    );
  return (
    <TextButton expanded={props.isWhole} onClick={props.onWhole}>
      {props.isWhole ? (
        <FormattedMessage id="home.market.fewer" defaultMessage="Show fewer" />
      ) : (
        <FormattedMessage id="home.market.all" defaultMessage="See all" />
      )}
    </TextButton>
  );
}
