import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import type { Reserve, Reserves } from '../../api/reserves.ts';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { SandboxNotice } from '../../components/wallet/SandboxNotice.tsx';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Empty } from '../../ui/lists/Empty.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Section } from '../../ui/screen/Section.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';

interface ReservesViewProps {
  /** Undefined if the back end publishes no reserves. */
  reserves: RemoteState<Reserves> | undefined;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/**
 * Share of the liabilities covered by holdings, in percent, rounded down; undefined if one is unknown or nothing is
 * owed.
 */
function shareOf({ held, owed }: Reserve): string | undefined {
  if (held === undefined || owed === undefined || new BigNumber(owed).lte(0)) return undefined;
  return new BigNumber(held).times(100).div(owed).decimalPlaces(2, BigNumber.ROUND_FLOOR).toFixed();
}

const isShort = ({ held, owed }: Reserve): boolean =>
  held !== undefined && owed !== undefined && new BigNumber(held).lt(owed);

/** Liabilities by location; zero amounts are omitted. */
function partsOf(row: Reserve): KeyValueRow[] {
  const parts = [
    [row.spot, accountNames.change],
    [row.contracts, accountNames.lever],
    [row.options, accountNames.micro],
    [row.hosting, accountNames.trust],
    [row.fiat, <FormattedMessage key="fiat" id="ledger.account.fiat" defaultMessage="Fiat" />],
    [
      row.waiting,
      <FormattedMessage key="waiting" id="reserves.waiting" defaultMessage="Deposits not credited yet" />,
    ],
    [
      row.unpaid,
      <FormattedMessage key="unpaid" id="reserves.unpaid" defaultMessage="Due and not paid yet" />,
    ],
  ] as const;
  return parts.flatMap(([value, label]) =>
    value !== undefined && new BigNumber(value).isZero()
      ? []
      : [{ label, value: <Amount isReport value={value} coin={row.currency_name} unit="never" /> }],
  );
}

function Coin({ row }: { row: Reserve }) {
  const formats = useFormats();
  const { currency_name: coin, held, owed } = row;
  const share = shareOf(row);
  return (
    <Section title={coin}>
      <Stack gutter gap="3" padBlock="3">
        <KeyValue
          frame="panel"
          rows={[
            ...partsOf(row),
            {
              label: <FormattedMessage id="reserves.owed" defaultMessage="Owed to users" />,
              value: <Amount isReport value={owed} coin={coin} unit="never" />,
              variant: 'total',
            },
            {
              label: <FormattedMessage id="reserves.held" defaultMessage="Held" />,
              value: <Amount isReport value={held} coin={coin} unit="never" />,
              variant: 'total',
            },
            {
              label: (
                <FormattedMessage id="reserves.share" defaultMessage="Held as a share of what is owed" />
              ),
              value: share === undefined ? noValue : formats.feeRate(share),
            },
          ]}
        />
        {isShort(row) ? (
          <Notice tone="danger">
            <FormattedMessage id="reserves.short" defaultMessage="The platform holds less than it owes." />
          </Notice>
        ) : null}
      </Stack>
    </Section>
  );
}

function Coins({ data }: { data: Reserves }) {
  const dates = useDates();
  const { at_ms: atMs, is_sandbox: isSandbox, list } = data;
  return (
    <>
      {isSandbox ? (
        <SandboxNotice>
          <FormattedMessage
            id="reserves.sandbox"
            defaultMessage="All of this is practice money, including what the platform holds."
          />
        </SandboxNotice>
      ) : null}
      <Stack gutter padBlock="4" gap="3">
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="reserves.source"
            defaultMessage="From {brand}’s own ledger, as of {time}. No one else has checked these figures; this is not an audit."
            values={{ brand: brand.name, time: dates.full(atMs) }}
          />
        </Text>
      </Stack>
      {list.length === 0 ? (
        <Empty
          title={<FormattedMessage id="reserves.none" defaultMessage="Nothing is held or owed" />}
          text={
            <FormattedMessage
              id="reserves.none.text"
              defaultMessage="Coins appear here with the first deposit."
            />
          }
        />
      ) : (
        list.map((row) => <Coin key={row.currency_name} row={row} />)
      )}
      <Stack gutter padBlock="4" gap="3">
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="reserves.meaning.owed"
            defaultMessage="Owed: everything users have, whatever it is locked for. Open positions count at their margin, without unsettled gains or losses."
          />
        </Text>
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="reserves.meaning.held"
            defaultMessage="Held: what has come in and not gone out again, according to this ledger. It does not prove where the coins are kept. Bank transfers count as the coin they were credited in."
          />
        </Text>
      </Stack>
    </>
  );
}

/** Holdings and liabilities by coin, with their source. */
export function ReservesView({ reserves, onRefresh, onBack, offlineBar }: ReservesViewProps) {
  return (
    <SubScreen
      title={<FormattedMessage id="reserves.title" defaultMessage="Held and owed" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
    >
      {reserves === undefined ? (
        <Empty
          title={<FormattedMessage id="reserves.unpublished" defaultMessage="No figures published" />}
          text={
            <FormattedMessage
              id="reserves.unpublished.text"
              defaultMessage="This platform does not publish what it holds and owes."
            />
          }
        />
      ) : (
        <Remote
          of={reserves}
          skeleton={
            <Stack gutter padBlock="5">
              <ContentSkeleton shape="facts" count={9} />
            </Stack>
          }
          failedTitle={
            <FormattedMessage id="reserves.failed" defaultMessage="The figures could not be loaded" />
          }
        >
          {(data) => <Coins data={data} />}
        </Remote>
      )}
    </SubScreen>
  );
}
