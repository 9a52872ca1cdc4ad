import { FormattedMessage, useIntl } from 'react-intl';
import { referralMs, type Rebate } from '../../api/referral.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { Pages } from '../../components/lists/usePages.ts';
import { useDates } from '../../intl/useDates.ts';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useSentenceSpace } from '../../ui/text/useSentenceSpace.ts';
import { NothingElse, Rate } from './referralWords.tsx';

const rowHeight = 64;

function Row({ rebate }: { rebate: Rebate }) {
  const dates = useDates();
  const { signed } = useAmounts();
  const { created_time, currency_name: coin, value, fee, rate } = rebate;
  const ms = referralMs(created_time);
  const time = ms === undefined ? created_time : dates.row(ms);
  return (
    <ListRow
      isBare
      title={rebate.from_account_number}
      caption={
        fee === undefined || rate === undefined ? (
          time
        ) : (
          <FormattedMessage
            id="referral.rebate.of"
            defaultMessage="{time} · {rate} of a fee of {fee}"
            values={{ time, rate: <Rate value={rate} />, fee: <Amount value={fee} coin={coin} /> }}
          />
        )
      }
      value={signed(value, coin)}
      valueCaption={coin}
    />
  );
}

/** Rebates received, each with the fee that it derives from. */
export function RebateList({ list, onMore }: Pick<Pages<Rebate>, 'list' | 'onMore'>) {
  const intl = useIntl();
  const space = useSentenceSpace();
  return (
    <>
      <Stack gutter padBlock="3">
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="referral.rebates.note"
            defaultMessage="Every rebate is part of a fee that was actually charged, rounded down and paid to your Spot account."
          />
          {space}
          <NothingElse />
        </Text>
      </Stack>
      <Records<Rebate>
        of={list}
        failedTitle={
          <FormattedMessage id="referral.rebates.failed" defaultMessage="Your rebates could not be loaded" />
        }
        empty={
          <EmptySentence>
            <FormattedMessage id="referral.rebates.empty" defaultMessage="No rebates yet" />
          </EmptySentence>
        }
        label={intl.formatMessage({ id: 'referral.rebates', defaultMessage: 'Rebates' })}
        timeMsOf={({ created_time }) => referralMs(created_time) ?? 0}
        rowHeight={rowHeight}
        onMore={onMore}
      >
        {(rebate) => <Row rebate={rebate} />}
      </Records>
    </>
  );
}
