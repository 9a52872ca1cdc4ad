import { FormattedMessage } from 'react-intl';
import type { Invite } from '../../api/referral.ts';
import { named } from '../../api/calling/named.ts';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { useDates } from '../../intl/useDates.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Rate, WhatIsPaid, Worth } from './referralWords.tsx';

const statuses = {
  promoter: <FormattedMessage id="referral.promoter" defaultMessage="Promoter" />,
  partner: <FormattedMessage id="referral.partner" defaultMessage="Partner" />,
};

/** Partner status, visible only to this user. */
function Partner({ invite, status }: { invite: Invite; status: string }) {
  const dates = useDates('UTC');
  const { partner_level: level, partner_since_ms: since, fees_total: fees } = invite;
  return (
    <>
      <Stack direction="row" gap="2" align="center" wrap>
        <Text as="h2" variant="title3">
          {named(statuses, status) ?? <UnknownCode code={status} />}
        </Text>
        {level === undefined ? null : (
          <Pill tone="accent" icon={laterIcons.shield}>
            <FormattedMessage id="referral.level" defaultMessage="Level {level}" values={{ level }} />
          </Pill>
        )}
        {since === undefined ? null : (
          <Text variant="caption" tone="muted" num>
            <FormattedMessage
              id="referral.since"
              defaultMessage="since {date}"
              values={{ date: dates.day(since) }}
            />
          </Text>
        )}
      </Stack>
      <KeyValue
        frame="panel"
        rows={[
          {
            label: <FormattedMessage id="referral.fees" defaultMessage="Fees they paid" />,
            value: <Worth value={fees} />,
          },
          {
            label: <FormattedMessage id="referral.partnerRate" defaultMessage="Your partner rate" />,
            value: <Rate value={invite.total_return_rate} />,
          },
        ]}
      />
      <Text as="p" variant="caption" tone="secondary">
        <FormattedMessage
          id="referral.partner.note"
          defaultMessage="Only you see this. Tell people that you are paid a part of the fees they pay, and nothing when they lose."
        />
      </Text>
    </>
  );
}

/** Further levels, where the back end has them. */
function Levels({ invite: { return_rate2: second, return_rate3: third } }: { invite: Invite }) {
  const rows = [second, third].flatMap((rate, at) =>
    rate === undefined || !/[1-9]/.test(rate)
      ? []
      : [
          {
            label: (
              <FormattedMessage
                id="referral.levelRate"
                defaultMessage="Of friends’ fees, level {level}"
                values={{ level: at + 2 }}
              />
            ),
            value: <Rate value={rate} />,
          },
        ],
  );
  return rows.length === 0 ? null : <KeyValue rows={rows} />;
}

/** Number of invited users, payout rates and earnings. */
export function InviteFigures({ invite }: { invite: Invite }) {
  const { invite_num: count, partner_status: status } = invite;
  return (
    <Stack gap="3" gutter padBlock="3">
      <Stack direction="row" gap="3" justify="between">
        <StatTile
          label={<FormattedMessage id="referral.joined" defaultMessage="Friends joined" />}
          value={count === undefined ? <NotReported /> : String(count)}
        />
        <StatTile
          label={<FormattedMessage id="referral.rate" defaultMessage="Rebate rate" />}
          value={<Rate value={status === undefined ? invite.return_rate1 : invite.total_return_rate} />}
        />
        <StatTile
          align="end"
          label={
            <FormattedMessage
              id="referral.earned"
              defaultMessage="Received ({coin})"
              values={{ coin: 'USDT' }}
            />
          }
          value={<Worth value={invite.invite_return_total} unit="never" />}
        />
      </Stack>
      {status === undefined ? null : <Partner invite={invite} status={status} />}
      <Levels invite={invite} />
      <Text as="p" variant="caption" tone="secondary">
        <WhatIsPaid rate={invite.total_return_rate} />
      </Text>
    </Stack>
  );
}
