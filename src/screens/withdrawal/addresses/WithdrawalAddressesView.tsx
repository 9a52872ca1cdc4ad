import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { holdTime } from '../../../components/live/holdTime.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../../ui/screen/Tabs.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { AddBar } from './AddBar.tsx';
import { AddressRow, type AddressActions } from './AddressRow.tsx';
import { DeleteAddressSheet } from './DeleteAddressSheet.tsx';
import { FundPasswordMissing } from '../FundPasswordMissing.tsx';
import { SavedOnly } from './SavedOnly.tsx';
import type { SavedAddress } from './savedAddresses.ts';

export interface AddressBook {
  /** Codes of the coins with a tab. */
  coins: readonly string[];
  addresses: readonly SavedAddress[];
  hasFundPassword: boolean;
}

interface WithdrawalAddressesViewProps extends AddressActions {
  book: RemoteState<AddressBook>;
  /** Code of the selected coin; undefined for the first coin with addresses. */
  coin: string | undefined;
  onCoin: (code: string) => void;
  /** Holding period of a new address; undefined where the back end omits it. */
  holdMinutes: number | undefined;
  /** Deletion that awaits confirmation. */
  deletion: { address: SavedAddress; isForeign: boolean; isBusy: boolean } | undefined;
  onDeleted: () => void;
  onKept: () => void;
  addHref: (coin: string | undefined) => string;
  fundPasswordHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Hold period of new addresses. */
export function HoldNote({ minutes }: { minutes: number | undefined }) {
  const formats = useFormats();
  if (minutes === undefined) return null;
  return (
    <Notice tone="neutral" icon={laterIcons.shield}>
      <FormattedMessage
        id="address.note"
        defaultMessage="A new address can be used {time} after you confirm it. Until then no one can withdraw to it, including you."
        values={{ time: holdTime(formats, minutes) }}
      />
    </Notice>
  );
}

type BookProps = Omit<WithdrawalAddressesViewProps, 'book'> & { book: AddressBook };

function Rows({ book, coin, ...props }: BookProps & { coin: string }) {
  const { addHref, holdMinutes } = props;
  const rows = book.addresses.filter((each) => each.coin === coin);
  if (rows.length === 0)
    return (
      <Empty
        title={
          <FormattedMessage id="address.empty" defaultMessage="No saved {coin} addresses" values={{ coin }} />
        }
        text={<FormattedMessage id="address.empty.text" defaultMessage="Save one to withdraw to it." />}
        action={
          book.hasFundPassword ? (
            <Button variant="secondary" href={addHref(coin)}>
              <FormattedMessage id="address.add" defaultMessage="Add address" />
            </Button>
          ) : undefined
        }
      />
    );
  return (
    <List>
      {rows.map((address) => (
        <AddressRow key={address.id} {...props} address={address} holdMinutes={holdMinutes} />
      ))}
    </List>
  );
}

function Book(props: BookProps) {
  const { book, onCoin, holdMinutes, fundPasswordHref, addHref } = props;
  const intl = useIntl();
  const panelId = useId();
  const { coins, addresses, hasFundPassword } = book;
  const coin = props.coin ?? addresses[0]?.coin ?? coins[0];
  const isWaiting = addresses.some((each) => each.coin === coin && each.state === 'waiting');
  const countOf = (code: string): number => addresses.filter((each) => each.coin === code).length;
  return (
    <>
      {coin === undefined ? null : (
        <Tabs
          label={intl.formatMessage({ id: 'record.coin', defaultMessage: 'Coin' })}
          tabs={coins.map((code) => ({ id: code, label: code, count: countOf(code) || undefined }))}
          current={coin}
          onChange={onCoin}
          panelId={panelId}
        />
      )}
      <div id={panelId} role="tabpanel">
        {hasFundPassword ? null : (
          <Stack gutter padBlock="4">
            <FundPasswordMissing href={fundPasswordHref} />
          </Stack>
        )}
        <Rows {...props} coin={coin ?? ''} />
      </div>
      <Stack gutter padBlock="4">
        <HoldNote minutes={holdMinutes} />
      </Stack>
      <SavedOnly />
      {hasFundPassword ? <AddBar href={addHref(coin)} isSecond={isWaiting} /> : null}
    </>
  );
}

/** Saved withdrawal addresses, by coin. */
export function WithdrawalAddressesView(props: WithdrawalAddressesViewProps) {
  const { book, holdMinutes, deletion, onDeleted, onKept, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="settings.addresses" defaultMessage="Withdrawal addresses" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      sheets={
        deletion ? (
          <DeleteAddressSheet {...deletion} holdMinutes={holdMinutes} onDelete={onDeleted} onClose={onKept} />
        ) : null
      }
    >
      <Remote
        of={book}
        skeleton={
          <Stack gutter padBlock="3" gap="4">
            <Skeleton shape="line" />
            <Skeleton shape="rows" count={3} />
          </Stack>
        }
        failedTitle={
          <FormattedMessage id="address.failedToLoad" defaultMessage="Your addresses could not be loaded" />
        }
      >
        {(data) => <Book {...props} book={data} />}
      </Remote>
    </SubScreen>
  );
}
