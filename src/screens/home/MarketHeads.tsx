import { FormattedMessage, useIntl } from 'react-intl';
import { MarketColumns, MarketRoom } from '../../components/market/MarketColumns.tsx';
import { SortHead } from '../../components/market/SortHead.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { nextSort, type Sort, type SortColumn } from './sortChoice.ts';

interface MarketHeadsProps {
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** Column headers, which sort the rows. */
export function MarketHeads({ sort, onSort }: MarketHeadsProps) {
  const intl = useIntl();
  const head = (column: SortColumn) => ({
    direction: sort?.column === column ? sort.direction : undefined,
    onPress: () => onSort(nextSort(sort, column)),
  });
  return (
    <MarketRoom>
      <Stack
        direction="row"
        align="baseline"
        justify="between"
        gap="4"
        gutter
        padBlock="1"
        role="group"
        label={intl.formatMessage({ id: 'home.sort', defaultMessage: 'Sort by' })}
      >
        <Stack direction="row" align="baseline" gap="1">
          <SortHead {...head('name')}>
            <FormattedMessage id="home.sort.name" defaultMessage="Name" />
          </SortHead>
          <Text variant="micro" tone="muted">
            /
          </Text>
          <SortHead {...head('volume')}>
            <FormattedMessage id="kline.stock.volume" defaultMessage="Volume" />
          </SortHead>
        </Stack>
        <MarketColumns
          price={
            <SortHead {...head('price')} arrow="before">
              <FormattedMessage id="market.lastPrice" defaultMessage="Last price" />
            </SortHead>
          }
          change={
            <SortHead {...head('change')} arrow="before">
              <FormattedMessage id="home.market.day" defaultMessage="24h" />
            </SortHead>
          }
        />
      </Stack>
    </MarketRoom>
  );
}
