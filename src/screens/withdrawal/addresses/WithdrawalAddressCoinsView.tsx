import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinMark } from '../../../components/coins/coinMark.ts';
import { coinName } from '../../../components/coins/coinName.ts';
import { holdTime } from '../../../components/live/holdTime.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { CoinDisc } from '../../../ui/pictures/CoinDisc.tsx';
import { EmptySentence } from '../../../ui/lists/EmptySentence.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { SearchField } from '../../../ui/choices/SearchField.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { AddBar } from './AddBar.tsx';
import { NoCoin } from '../NoCoin.tsx';
import { SavedOnly } from './SavedOnly.tsx';
import { searchKey } from '../../../ui/choices/searchKey.ts';

/** A withdrawable coin and its saved addresses. */
export interface CoinRow {
  coin: string;
  /** Names of the networks. */
  networks: readonly string[];
  /** Labels of the saved addresses; empty text for an address without a label. */
  labels: readonly string[];
}

interface WithdrawalAddressCoinsViewProps {
  coins: RemoteState<readonly CoinRow[]>;
  /** Holding period of a new address; undefined where the back end omits it. */
  holdMinutes: number | undefined;
  href: (coin: string) => string;
  addHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

const isSought = ({ coin, labels }: CoinRow, wanted: string): boolean =>
  [coin, coinName(coin), ...labels].some((text) => searchKey(text).includes(wanted));

function Row({ row, href }: { row: CoinRow; href: string }) {
  const { coin, networks, labels } = row;
  const name = coinName(coin);
  return (
    <ListRow
      href={href}
      chevron
      titleRoom="word"
      lead={<CoinDisc {...coinMark(coin)} />}
      title={
        <>
          {coin}{' '}
          {name === coin ? null : (
            <Text variant="caption" tone="muted" weight="regular">
              {name}
            </Text>
          )}
        </>
      }
      caption={
        networks.length === 0 ? undefined : (
          <Stack direction="row" gap="2" wrap>
            {networks.map((network) => (
              <Pill key={network} tone="neutral">
                {network}
              </Pill>
            ))}
          </Stack>
        )
      }
      value={
        <Text variant="label" tone={labels.length === 0 ? 'muted' : 'primary'}>
          <FormattedMessage
            id="address.count"
            defaultMessage="{count, plural, =0 {None yet} one {# address} other {# addresses}}"
            values={{ count: labels.length }}
          />
        </Text>
      }
    />
  );
}

function Coins({
  coins,
  holdMinutes,
  href,
  addHref,
}: Omit<WithdrawalAddressCoinsViewProps, 'coins'> & { coins: readonly CoinRow[] }) {
  const intl = useIntl();
  const formats = useFormats();
  const [text, setText] = useState('');
  const wanted = searchKey(text);
  const shown = wanted === '' ? coins : coins.filter((row) => isSought(row, wanted));
  if (coins.length === 0) return <NoCoin />;
  return (
    <>
      <Stack gutter padBlock="2">
        <SearchField
          label={intl.formatMessage({ id: 'address.search', defaultMessage: 'Search coins or labels' })}
          value={text}
          onChange={setText}
        />
      </Stack>
      {shown.length === 0 ? (
        <EmptySentence gutter>
          <FormattedMessage id="address.search.none" defaultMessage="No coin or label matches your search." />
        </EmptySentence>
      ) : (
        <List>
          {shown.map((row) => (
            <Row key={row.coin} row={row} href={href(row.coin)} />
          ))}
        </List>
      )}
      <SavedOnly />
      <Stack gutter padBlock="4">
        <Notice tone="neutral" icon={laterIcons.shield}>
          <FormattedMessage
            id="address.belongs"
            defaultMessage="An address belongs to one coin and one network."
          />
          {holdMinutes === undefined ? null : (
            <>
              {' '}
              <FormattedMessage
                id="address.belongs.hold"
                defaultMessage="It can be used {time} after you confirm it."
                values={{ time: holdTime(formats, holdMinutes) }}
              />
            </>
          )}
        </Notice>
      </Stack>
      <AddBar href={addHref} />
    </>
  );
}

/** The withdrawable coins, each with its saved addresses. */
export function WithdrawalAddressCoinsView(props: WithdrawalAddressCoinsViewProps) {
  const { coins, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="settings.addresses" defaultMessage="Withdrawal addresses" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
    >
      <Remote
        of={coins}
        skeleton={<Skeleton shape="rows" count={4} />}
        failedTitle={
          <FormattedMessage id="address.coinsFailed" defaultMessage="The coins could not be loaded" />
        }
      >
        {(rows) => <Coins {...props} coins={rows} />}
      </Remote>
    </SubScreen>
  );
}
