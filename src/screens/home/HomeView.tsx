import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import { NoticeStrip, type NoticeLine } from '../../components/NoticeStrip.tsx';
import { TotalValue } from '../../components/TotalValue.tsx';
import { ActionGrid } from '../../ui/ActionGrid.tsx';
import { AppBar } from '../../ui/AppBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Graticule } from '../../ui/Graticule.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { MarketList, type MarketListProps } from './MarketList.tsx';
import { MarketSearch } from './MarketSearch.tsx';

type HomeLink =
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'otc'
  | 'hosting'
  | 'newCoins'
  | 'invite'
  | 'help'
  | 'chat'
  | 'notices'
  | 'settings'
  | 'login'
  | 'register';

interface HomeViewProps extends MarketListProps {
  /** Undefined for a visitor. */
  total: RemoteState<{ total: string; dayChange?: string }> | undefined;
  isHidden: boolean;
  onToggleHidden: () => void;
  /** Says that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  /** The account holds practice money. */
  isSandbox: boolean;
  /** The newest first; none where there is nothing to say. */
  notices?: readonly NoticeLine[];
  /** All pairs with a field stand in place of the page. */
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  links: Record<HomeLink, string>;
  tabBar: ReactNode;
}

function Visitor({ links }: Pick<HomeViewProps, 'links'>) {
  return (
    <Stack as="section" gap="6" gutter padBlock="6">
      <Graticule variant="hero" />
      <Stack gap="3">
        <Text as="h2" variant="title1">
          <FormattedMessage
            id="home.visitor.title"
            defaultMessage="See the price, the fee and the risk before you trade."
          />
        </Text>
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="home.visitor.text"
            defaultMessage="The market below is open to everyone. {brand} asks you to log in only where an account is needed."
            values={{ brand: brand.name }}
          />
        </Text>
      </Stack>
      <Stack direction="row" gap="3" equal>
        <Button href={links.register}>
          <FormattedMessage id="home.register" defaultMessage="Create account" />
        </Button>
        <Button variant="secondary" href={links.login}>
          <FormattedMessage id="home.login" defaultMessage="Log in" />
        </Button>
      </Stack>
    </Stack>
  );
}

function Balance({ total, isHidden, onToggleHidden, isSandbox }: HomeViewProps) {
  if (total === undefined) return null;
  return (
    <>
      <Remote
        of={total}
        skeleton={
          <Stack gutter padBlock="4">
            <Skeleton shape="headline" />
          </Stack>
        }
        failed={(_, retry) => (
          <Stack gutter padBlock="4">
            <Notice
              tone="danger"
              live
              action={
                <Button variant="secondary" size="sm" icon="refresh" onClick={retry}>
                  <FormattedMessage id="home.balance.retry" defaultMessage="Try again" />
                </Button>
              }
            >
              <FormattedMessage
                id="home.balance.failed"
                defaultMessage="Your balance could not be loaded. Nothing was changed."
              />
            </Notice>
          </Stack>
        )}
      >
        {(value) => <TotalValue {...value} isHidden={isHidden} onToggleHidden={onToggleHidden} />}
      </Remote>
      {isSandbox ? (
        <Stack gutter>
          <Notice tone="warning" lead={<FormattedMessage id="home.sandbox" defaultMessage="Sandbox." />}>
            <FormattedMessage
              id="home.sandbox.text"
              defaultMessage="This balance is practice money, given at registration."
            />
          </Notice>
        </Stack>
      ) : null}
    </>
  );
}

function Actions({ links }: Pick<HomeViewProps, 'links'>) {
  const intl = useIntl();
  return (
    <ActionGrid
      label={intl.formatMessage({ id: 'home.actions', defaultMessage: 'Quick actions' })}
      actions={[
        {
          href: links.deposit,
          icon: 'download',
          label: <FormattedMessage id="home.deposit" defaultMessage="Deposit" />,
        },
        {
          href: links.withdraw,
          icon: 'upload',
          label: <FormattedMessage id="home.withdraw" defaultMessage="Withdraw" />,
        },
        {
          href: links.transfer,
          icon: 'transfer',
          label: <FormattedMessage id="home.transfer" defaultMessage="Transfer" />,
        },
        {
          href: links.otc,
          icon: 'people',
          label: <FormattedMessage id="home.otc" defaultMessage="P2P trading" />,
        },
        {
          href: links.hosting,
          icon: 'bank',
          label: <FormattedMessage id="home.hosting" defaultMessage="Fund hosting" />,
        },
        {
          href: links.newCoins,
          icon: 'box',
          label: <FormattedMessage id="home.newCoins" defaultMessage="New coins" />,
        },
        {
          href: links.invite,
          icon: 'gift',
          label: <FormattedMessage id="home.invite" defaultMessage="Invite" />,
        },
        { href: links.help, icon: 'help', label: <FormattedMessage id="home.help" defaultMessage="Help" /> },
      ]}
    />
  );
}

/**
 * Whether one searches. A press shows the field at once and not after the address has changed: a phone opens its
 * keyboard only for a field that takes the focus within the press.
 */
function useSearch({ isSearching, onSearch }: Pick<HomeViewProps, 'isSearching' | 'onSearch'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const show = useCallback((next: boolean): void => {
    setIsOpen(next);
    if (next) setHasOpened(true);
  }, []);
  useEffect(() => show(isSearching), [isSearching, show]);
  const search = useCallback(
    (next: boolean): void => {
      // The address first: with it the browser keeps how far the page was scrolled.
      onSearch(next);
      show(next);
    },
    [show, onSearch],
  );
  return { isOpen, hasOpened, search };
}

interface TopProps {
  links: HomeViewProps['links'];
  /** The search has been left, and the focus comes back to what opened it. */
  hasSearched: boolean;
  onSearch: () => void;
}

function Top({ links, hasSearched, onSearch }: TopProps) {
  const intl = useIntl();
  return (
    <AppBar
      form="root"
      title={<Logo />}
      actions={
        <>
          <IconButton
            icon="search"
            label={intl.formatMessage({ id: 'home.search', defaultMessage: 'Search pairs' })}
            focused={hasSearched}
            onClick={onSearch}
          />
          <IconButton
            icon="chat"
            label={intl.formatMessage({ id: 'home.chat', defaultMessage: 'Support chat' })}
            href={links.chat}
          />
          <IconButton
            icon="bell"
            label={intl.formatMessage({ id: 'home.notices', defaultMessage: 'Notices' })}
            href={links.notices}
          />
          <IconButton
            icon="user"
            label={intl.formatMessage({ id: 'home.settings', defaultMessage: 'Account and settings' })}
            href={links.settings}
          />
        </>
      }
    />
  );
}

/** The first page: what one has, what one can do, and the market. */
export function HomeView(props: HomeViewProps) {
  const { total, notices = [], offlineBar, links, tabBar } = props;
  const { isOpen, hasOpened, search } = useSearch(props);
  const leave = useCallback(() => search(false), [search]);
  if (isOpen) return <MarketSearch {...props} onClose={leave} />;
  const strip = notices.length === 0 ? null : <NoticeStrip notices={notices} />;
  return (
    <Screen
      top={
        <>
          <Top links={links} hasSearched={hasOpened} onSearch={() => search(true)} />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      {total === undefined ? (
        // What a visitor can use at once comes before what asks for an account.
        <>
          <Visitor links={links} />
          {strip}
          <MarketList {...props} />
          <Actions links={links} />
        </>
      ) : (
        <>
          <Balance {...props} />
          {strip && props.isSandbox ? <Stack padBlock="3">{strip}</Stack> : strip}
          <Actions links={links} />
          <MarketList {...props} />
        </>
      )}
    </Screen>
  );
}
