import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ArticleHead } from '../../api/help.ts';
import type { NoticeRow } from '../../api/notices.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { shield } from '../../ui/pictures/laterIcons.ts';
import { MessageRow } from '../../ui/lists/MessageRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { useSentenceSpace } from '../../ui/text/useSentenceSpace.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { Announcements } from './Announcements.tsx';
import { NoticeDetail } from './NoticeDetail.tsx';
import { noticeIcon, noticeWords } from './noticeWords.ts';

/** Link targets of notices: pages, tabs of the records page, and the passkeys of the security page. */
type NoticePlace =
  | 'ForgotPassword'
  | 'Verification'
  | 'Security'
  | 'Passkeys'
  | 'Account'
  | 'BankCard'
  | 'WithdrawalAddresses'
  | 'LeverTrade'
  | 'OptionTrade'
  | 'HostingOrders'
  | 'NewCoins'
  | 'deposits'
  | 'withdrawals';

/** Tabs: public announcements, and the user's account notices. */
export type NoticesTab = 'announcements' | 'personal';

interface NoticesViewProps {
  tab: NoticesTab;
  onTab: (tab: NoticesTab) => void;
  announcements: RemoteState<readonly ArticleHead[]>;
  onAnnouncement: (id: number) => void;
  /** Undefined for a visitor. */
  notices: RemoteState<PagedRows<NoticeRow>> | undefined;
  /** The back end lacks the call; a retry is useless. */
  isUnsupported?: boolean;
  hasUnread: boolean;
  /** Notice that is open in full. */
  opened: NoticeRow | undefined;
  onOpen: (row: NoticeRow) => void;
  onClose: () => void;
  onReadAll: () => void;
  onLogin: () => void;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  hrefs: Readonly<Record<NoticePlace, string>>;
  /** Page of a P2P order. */
  orderHref: (id: string) => string;
  applicationHref: (id: string) => string;
  /** Offline notice: no data is live. */
  offlineBar: ReactNode;
}

const labels: Readonly<Record<NoticePlace, ReactNode>> = {
  ForgotPassword: <FormattedMessage id="forgot.submit" defaultMessage="Set new password" />,
  Verification: <FormattedMessage id="advanced.toVerification" defaultMessage="See your verification" />,
  Security: <FormattedMessage id="settings.security" defaultMessage="Security" />,
  Passkeys: <FormattedMessage id="passkeys.title" defaultMessage="Passkeys" />,
  Account: <FormattedMessage id="account.title" defaultMessage="Account" />,
  BankCard: <FormattedMessage id="bank.card" defaultMessage="Bank account" />,
  WithdrawalAddresses: <FormattedMessage id="settings.addresses" defaultMessage="Withdrawal addresses" />,
  LeverTrade: <FormattedMessage id="product.contracts" defaultMessage="Contracts" />,
  OptionTrade: <FormattedMessage id="product.options" defaultMessage="Options" />,
  HostingOrders: <FormattedMessage id="hosting.orders.title" defaultMessage="Hosting orders" />,
  NewCoins: <FormattedMessage id="home.newCoins" defaultMessage="New coins" />,
  deposits: <FormattedMessage id="record.title" defaultMessage="Asset records" />,
  withdrawals: <FormattedMessage id="record.title" defaultMessage="Asset records" />,
};

const isKnown = (place: string | undefined): place is NoticePlace =>
  place !== undefined && Object.hasOwn(labels, place);

/** The records page has a tab for each kind of funds, the security page a part for passkeys. */
function placeOf({ page, kind }: NoticeRow) {
  if (page === 'AssetRecord') return `${kind.split('.')[0]}s`;
  return page === 'Security' && kind.startsWith('account.passkey') ? 'Passkeys' : page;
}

/** Link of a notice, by its target page. */
function actionOf(
  row: NoticeRow,
  { hrefs, orderHref, applicationHref }: Pick<NoticesViewProps, 'hrefs' | 'orderHref' | 'applicationHref'>,
) {
  const { order, application } = row.about;
  if (row.page === 'OtcOrder' && order !== undefined)
    return {
      href: orderHref(order),
      label: <FormattedMessage id="notice.otcOrder" defaultMessage="P2P order" />,
    };
  if (row.page === 'IeoApplication' && application !== undefined)
    return {
      href: applicationHref(application),
      label: <FormattedMessage id="ieoApplication.title" defaultMessage="IEO application" />,
    };
  const place = placeOf(row);
  return isKnown(place) ? { href: hrefs[place], label: labels[place] } : undefined;
}

function Visitor({ onLogin }: Pick<NoticesViewProps, 'onLogin'>) {
  return (
    <Empty
      title={<FormattedMessage id="notices.visitor" defaultMessage="Log in to see your notices" />}
      text={
        <FormattedMessage
          id="notices.visitor.text"
          defaultMessage="They tell you what happens on your account."
        />
      }
      action={
        <Button size="dense" onClick={onLogin}>
          <FormattedMessage id="session.login" defaultMessage="Log in" />
        </Button>
      }
    />
  );
}

/** Warning about what notices never ask for, and the other channels of security notices. */
function NeverAsks({ rows }: { rows: readonly NoticeRow[] }) {
  const sentenceSpace = useSentenceSpace();
  // The next notice goes to the same channels as the last one.
  const sentTo = rows.find(({ category }) => category === 'security')?.sent_to ?? [];
  return (
    <Stack gutter>
      <Notice tone="neutral" icon={shield}>
        <FormattedMessage
          id="notices.neverAsks"
          defaultMessage="A notice never asks for a password, a code or a payment."
        />
        {sentTo.length === 0 ? null : (
          <>
            {sentenceSpace}
            <FormattedMessage
              id="notices.sentTo"
              defaultMessage="Security notices also go to {address}."
              values={{ address: sentTo.join(', ') }}
            />
          </>
        )}
      </Notice>
    </Stack>
  );
}

function Unsupported() {
  return (
    <Empty
      title={
        <FormattedMessage id="notices.unsupported" defaultMessage="Account notices are not available here" />
      }
    />
  );
}

function Personal(props: NoticesViewProps) {
  const { notices, isUnsupported = false, onLogin, onOpen, onMore } = props;
  const intl = useIntl();
  const dates = useDates();
  const amounts = useAmounts();
  if (!notices) return <Visitor onLogin={onLogin} />;
  return (
    <Records
      of={notices}
      failed={isUnsupported ? () => <Unsupported /> : undefined}
      failedTitle={<FormattedMessage id="notices.failed" defaultMessage="Your notices could not be loaded" />}
      empty={
        <Empty
          title={<FormattedMessage id="notices.empty" defaultMessage="No notices yet" />}
          text={
            <FormattedMessage
              id="notices.empty.text"
              defaultMessage="New logins and changes to your account appear here."
            />
          }
        />
      }
      label={intl.formatMessage({ id: 'home.notices', defaultMessage: 'Notices' })}
      timeMsOf={(row) => row.created_ms}
      rowHeight={96}
      onMore={onMore}
      foot={(rows) => <NeverAsks rows={rows} />}
    >
      {(row) => {
        const { title, text } = noticeWords(intl, row, dates, amounts);
        return (
          <MessageRow
            icon={noticeIcon(row)}
            title={title}
            text={text}
            time={dates.detail(row.created_ms)}
            unread={!row.is_read}
            onClick={() => onOpen(row)}
          />
        );
      }}
    </Records>
  );
}

function NoticesTabs({ tab, onTab, panelId }: Pick<NoticesViewProps, 'tab' | 'onTab'> & { panelId: string }) {
  const intl = useIntl();
  return (
    <Tabs<NoticesTab>
      label={intl.formatMessage({ id: 'home.notices', defaultMessage: 'Notices' })}
      current={tab}
      onChange={onTab}
      panelId={panelId}
      tabs={[
        {
          id: 'announcements',
          label: <FormattedMessage id="notices.announcements" defaultMessage="Announcements" />,
        },
        { id: 'personal', label: <FormattedMessage id="notices.personal" defaultMessage="Personal" /> },
      ]}
    />
  );
}

/** Public announcements and the user's account notices, each newest first. */
export function NoticesView(props: NoticesViewProps) {
  const {
    tab,
    onTab,
    announcements,
    onAnnouncement,
    notices,
    isUnsupported = false,
    hasUnread,
    opened,
  } = props;
  const { onReadAll, onRefresh, onClose, onBack, offlineBar } = props;
  const panelId = useId();
  const isPersonal = tab === 'personal';
  return (
    <SubScreen
      title={<FormattedMessage id="home.notices" defaultMessage="Notices" />}
      onBack={onBack}
      actions={
        isPersonal && hasUnread ? (
          <TextButton place="bar" onClick={onReadAll}>
            <FormattedMessage id="notices.readAll" defaultMessage="Mark all read" />
          </TextButton>
        ) : undefined
      }
      beneathBar={offlineBar}
      onRefresh={isPersonal && (!notices || isUnsupported) ? undefined : onRefresh}
      sheets={
        opened ? <NoticeDetail row={opened} action={actionOf(opened, props)} onClose={onClose} /> : undefined
      }
    >
      <NoticesTabs tab={tab} onTab={onTab} panelId={panelId} />
      <div id={panelId} role="tabpanel">
        {isPersonal ? (
          <Personal {...props} />
        ) : (
          <Announcements announcements={announcements} onOpen={onAnnouncement} />
        )}
      </div>
    </SubScreen>
  );
}
