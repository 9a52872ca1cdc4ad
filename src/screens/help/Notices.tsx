import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { articleCategories } from '../../../contracts/articles.ts';
import { markOfLocale } from '../../../contracts/locales.ts';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { articles } from '../../api/help.ts';
import { noticePages } from '../../api/pages/noticePages.ts';
import { notices, type NoticeRow } from '../../api/notices.ts';
import { readNotices } from '../../api/noticesRead.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { usePollMs } from '../../components/live/usePollMs.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { NoticesView, type NoticesTab } from './NoticesView.tsx';

const tabs: readonly NoticesTab[] = ['announcements', 'personal'];

/** Public announcements and the user's account notices; the bell's dot counts account notices only. */
export function Notices() {
  const { user, feed, locale, requireLogin, pathOf, open, back, offlineBar } = useShell();
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<NoticeRow>();
  const everyMs = usePollMs(feed.status);
  const enabled = user !== undefined;
  const tab = tabs.find((each) => each === query.get('tab')) ?? (enabled ? 'personal' : 'announcements');
  const announced = useQuery(
    articles({ c_id: String(articleCategories.notices), lang: markOfLocale(locale), limit: '100' }),
  );
  const pages = usePages(noticePages(), { enabled, everyMs });
  const newest = useQuery({ ...notices({ limit: '1' }), enabled, refetchInterval: everyMs });
  // Marking a notice as read does not block the page.
  const { mutate: markOne } = useMutation({ ...readNotices(), meta: { isQuiet: true, handlesErrors: true } });
  const { mutate: markAll } = useMutation({ ...readNotices(), meta: { isQuiet: true } });
  const firstId = pages.list.state === 'ready' ? pages.list.data.rows[0]?.id : undefined;
  return (
    <NoticesView
      tab={tab}
      onTab={(next) => setQuery({ tab: next }, { replace: true })}
      announcements={mapRemote(remoteOf(announced), ({ list }) => list)}
      onAnnouncement={(id) => open(pathOf('Notice', { id: String(id) }))}
      notices={enabled ? pages.list : undefined}
      isUnsupported={pages.list.state === 'failed' && isNoSuchCall(pages.list.error)}
      hasUnread={enabled && firstId !== undefined && (newest.data?.unread ?? 0) > 0}
      opened={enabled ? opened : undefined}
      onOpen={(row) => {
        setOpened(row);
        if (!row.is_read) markOne({ notice_id: String(row.id) });
      }}
      onClose={() => setOpened(undefined)}
      // Newer notices stay unread, since the user has not seen them.
      onReadAll={() => markAll({ until_id: String(firstId) })}
      onLogin={() => requireLogin()}
      onMore={pages.onMore}
      onRefresh={tab === 'personal' ? pages.onRefresh : () => announced.refetch()}
      onBack={back}
      orderHref={(id) => pathOf('OtcOrder', { id })}
      applicationHref={(id) => pathOf('IeoApplication', { id })}
      hrefs={{
        ForgotPassword: pathOf('ForgotPassword'),
        Verification: pathOf('Verification'),
        Security: pathOf('Security'),
        Passkeys: pathOf('Security', { show: 'passkeys' }),
        Account: pathOf('Account'),
        BankCard: pathOf('BankCard'),
        WithdrawalAddresses: pathOf('WithdrawalAddresses'),
        LeverTrade: pathOf('LeverTrade'),
        OptionTrade: pathOf('OptionTrade'),
        HostingOrders: pathOf('HostingOrders'),
        NewCoins: pathOf('NewCoins', { tab: 'own' }),
        deposits: pathOf('AssetRecord', { tab: 'deposits' }),
        withdrawals: pathOf('AssetRecord', { tab: 'withdrawals' }),
      }}
      offlineBar={offlineBar}
    />
  );
}
