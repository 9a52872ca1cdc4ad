import { FormattedMessage, useIntl } from 'react-intl';
import type { Invite, RankedInviter } from '../../api/referral.ts';
import { useDates } from '../../intl/useDates.ts';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Worth } from './referralWords.tsx';
import { useSentenceSpace } from '../../ui/text/useSentenceSpace.ts';

interface RankingProps {
  invite: Invite;
  ranking: RemoteState<readonly RankedInviter[]>;
  /** Undefined where it cannot be changed now. */
  onRanked: ((isRanked: boolean) => void) | undefined;
}

/** Undefined where there is no rank, or an invalid rank. */
const rankOf = ({ own_rank: rank = 0 }: Invite): number | undefined => (rank < 1 ? undefined : rank);

const you = <FormattedMessage id="referral.you" defaultMessage="You" />;

function Choice({ invite, onRanked }: Pick<RankingProps, 'invite' | 'onRanked'>) {
  const intl = useIntl();
  const { is_ranked: isRanked, masked_account: account = '' } = invite;
  if (isRanked === undefined) return null;
  return (
    <List>
      <ListRow
        isBare={false}
        weight="regular"
        title={<FormattedMessage id="referral.rankMe" defaultMessage="Show me in the ranking" />}
        caption={
          <FormattedMessage
            id="referral.rankMe.text"
            defaultMessage="Others would see {account}, how many friends you have and your rebates. You can leave at any time."
            values={{ account }}
          />
        }
        value={
          <Switch
            label={intl.formatMessage({ id: 'referral.rankMe', defaultMessage: 'Show me in the ranking' })}
            checked={isRanked}
            onChange={(is) => onRanked?.(is)}
          />
        }
      />
    </List>
  );
}

function Row(props: { rank: number; row: RankedInviter; isOwn: boolean }) {
  const { rank, row, isOwn } = props;
  return (
    <ListRow
      selected={isOwn}
      weight="regular"
      lead={
        <Text variant="label" tone={rank <= 3 ? 'accent' : 'muted'} num>
          {rank}
        </Text>
      }
      title={isOwn ? you : row.account}
      caption={
        row.friends === undefined ? undefined : (
          <FormattedMessage
            id="referral.friends"
            defaultMessage="{count, plural, one {# friend} other {# friends}}"
            values={{ count: row.friends }}
          />
        )
      }
      value={<Worth value={row.total} />}
    />
  );
}

/** Rank of the user, who is not in the list. */
function OwnRow({ invite }: { invite: Invite }) {
  const rank = rankOf(invite);
  if (rank === undefined) return null;
  return (
    <ListRow
      selected
      weight="regular"
      lead={
        <Text variant="label" num>
          {rank}
        </Text>
      }
      title={you}
      caption={<FormattedMessage id="referral.onlyYou" defaultMessage="Only you see this row" />}
      value={<Worth value={invite.own_ranked_total} />}
    />
  );
}

/** Top earners, among users who agreed to be listed. */
export function Ranking({ invite, ranking, onRanked }: RankingProps) {
  const dates = useDates('UTC');
  const space = useSentenceSpace();
  const ownRank = rankOf(invite);
  const { is_ranked: isRanked, masked_account: account } = invite;
  const { ranking_since_ms: since } = invite;
  return (
    <>
      <Choice invite={invite} onRanked={onRanked} />
      <Remote
        of={ranking}
        failedTitle={
          <FormattedMessage id="referral.ranking.failed" defaultMessage="The ranking could not be loaded" />
        }
      >
        {(rows) => {
          const shown = rows.slice(0, 10);
          const isOwn = (row: RankedInviter, at: number) =>
            isRanked === true && at + 1 === ownRank && row.account === account;
          /** A user outside the ranking sees their own row at its position. */
          const before = Math.min(shown.length, (ownRank ?? shown.length + 1) - 1);
          const drawn = (row: RankedInviter, at: number) => (
            <Row key={row.user_id} rank={at + 1} row={row} isOwn={isOwn(row, at)} />
          );
          return (
            <>
              {shown.length === 0 ? (
                <EmptySentence>
                  <FormattedMessage id="referral.ranking.empty" defaultMessage="The ranking is still empty" />
                </EmptySentence>
              ) : null}
              <List>
                {shown.slice(0, before).map(drawn)}
                {shown.some(isOwn) ? null : <OwnRow invite={invite} />}
                {shown.slice(before).map((row, at) => drawn(row, before + at))}
              </List>
            </>
          );
        }}
      </Remote>
      <Stack gutter padBlock="4">
        <Text as="p" variant="caption" tone="muted">
          {since === undefined ? null : (
            <FormattedMessage
              id="referral.ranking.since"
              defaultMessage="Counted from rebates since {date}."
              values={{ date: dates.day(since) }}
            />
          )}
          {since === undefined ? null : space}
          <FormattedMessage
            id="referral.ranking.note"
            defaultMessage="The ranking shows only people who agreed, without names. It pays nothing."
          />
        </Text>
      </Stack>
    </>
  );
}
