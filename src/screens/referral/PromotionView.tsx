import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Invite, Invitee, RankedInviter, Rebate } from '../../api/referral.ts';
import type { Pages } from '../../components/lists/usePages.ts';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { InviteeList } from './InviteeList.tsx';
import { InviteFigures } from './InviteFigures.tsx';
import { InvitingCard } from './InvitingCard.tsx';
import { NobodyJoined } from './NobodyJoined.tsx';
import { PosterSheet } from './PosterSheet.tsx';
import { Ranking } from './Ranking.tsx';
import { RebateList } from './RebateList.tsx';
import type { Inviting } from './useInviting.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

export const promotionTabs = ['ranking', 'rebates', 'invitees'] as const;
export type PromotionTab = (typeof promotionTabs)[number];

export interface PromotionViewProps extends Inviting {
  invite: RemoteState<Invite>;
  /** No rewards in the user's verified country. */
  isClosed: boolean;
  /** The tab named in the URL. */
  tab: PromotionTab | undefined;
  onTab: (tab: PromotionTab) => void;
  ranking: RemoteState<readonly RankedInviter[]>;
  rebates: Pick<Pages<Rebate>, 'list' | 'onMore'>;
  invitees: Pick<Pages<Invitee>, 'list' | 'onMore'>;
  isOffline: boolean;
  /** Joins or leaves the ranking; undefined during a change. */
  onRanked: ((isRanked: boolean) => void) | undefined;
  rulesHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

interface ContentProps extends Omit<PromotionViewProps, 'invite'> {
  invite: Invite;
  onPoster: () => void;
}

function Lists({ current, ...props }: ContentProps & { current: PromotionTab }) {
  const { invite, ranking, rebates, invitees, isOffline, onRanked, onShare } = props;
  if (current === 'ranking')
    return <Ranking invite={invite} ranking={ranking} onRanked={isOffline ? undefined : onRanked} />;
  if (invite.invite_num === 0) return <NobodyJoined rate={invite.total_return_rate} onShare={onShare} />;
  if (current === 'rebates') return <RebateList {...rebates} />;
  return <InviteeList {...invitees} />;
}

function Content(props: ContentProps) {
  const { invite, tab, onTab, link, onCopied, onShare, onPoster } = props;
  const intl = useIntl();
  const current = tab ?? (invite.invite_num === 0 ? 'invitees' : 'ranking');
  return (
    <>
      <InvitingCard invite={invite} link={link} onCopied={onCopied} onShare={onShare} onPoster={onPoster} />
      {invite.invite_num === 0 ? null : <InviteFigures invite={invite} />}
      <Tabs<PromotionTab>
        label={intl.formatMessage({ id: 'home.invite', defaultMessage: 'Invite' })}
        tabs={[
          { id: 'ranking', label: <FormattedMessage id="referral.top10" defaultMessage="Top 10" /> },
          { id: 'rebates', label: <FormattedMessage id="referral.rebates" defaultMessage="Rebates" /> },
          {
            id: 'invitees',
            label: <FormattedMessage id="referral.invitees" defaultMessage="Friends" />,
            count: invite.invite_num,
          },
        ]}
        current={current}
        onChange={onTab}
      />
      <Lists {...props} current={current} />
    </>
  );
}

/** The user's invitation code, the rewards, and the ranking of top earners. */
export function PromotionView(props: PromotionViewProps) {
  const { invite, isClosed, rulesHref, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  const [isPosterOpen, setPosterOpen] = useState(false);
  return (
    <SubScreen
      title={<FormattedMessage id="home.invite" defaultMessage="Invite" />}
      beneathBar={offlineBar}
      onBack={onBack}
      onRefresh={onRefresh}
      actions={
        <IconButton
          icon={laterIcons.document}
          label={intl.formatMessage({ id: 'referral.rules', defaultMessage: 'Referral rules' })}
          href={rulesHref}
        />
      }
      sheets={
        isPosterOpen && invite.state === 'ready' ? (
          <PosterSheet {...props} invite={invite.data} onClose={() => setPosterOpen(false)} />
        ) : null
      }
    >
      <Remote
        of={invite}
        skeleton={
          <>
            <Stack gutter padBlock="5">
              <Skeleton shape="block" />
            </Stack>
            <Skeleton shape="rows" count={5} />
          </>
        }
        failedTitle={
          <FormattedMessage id="referral.failed" defaultMessage="The programme could not be loaded" />
        }
      >
        {(data) =>
          isClosed ? (
            <ProductClosed onBack={onBack} />
          ) : (
            <Content {...props} invite={data} onPoster={() => setPosterOpen(true)} />
          )
        }
      </Remote>
    </SubScreen>
  );
}
