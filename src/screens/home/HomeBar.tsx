import { useIntl } from 'react-intl';
import { AppBar } from '../../ui/screen/AppBar.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import type { HomePaths } from './homePaths.ts';

interface HomeBarProps extends HomePaths {
  hasUnread: boolean;
  /** The search was closed, and the focus returns to its button. */
  hasSearched: boolean;
  onSearch: () => void;
}

/** Bar of Home, with the global links. */
export function HomeBar({ pathOf, hasUnread, hasSearched, onSearch }: HomeBarProps) {
  const intl = useIntl();
  return (
    <AppBar
      variant="root"
      title={<Logo />}
      actions={
        <>
          <IconButton
            icon="search"
            label={intl.formatMessage({ id: 'home.search.all', defaultMessage: 'Search pairs and stocks' })}
            focused={hasSearched}
            onClick={onSearch}
          />
          <IconButton
            icon="chat"
            label={intl.formatMessage({ id: 'home.chat', defaultMessage: 'Support chat' })}
            href={pathOf('Chat')}
          />
          <IconButton
            icon="bell"
            label={
              hasUnread
                ? intl.formatMessage({ id: 'home.notices.unread', defaultMessage: 'Unread notices' })
                : intl.formatMessage({ id: 'home.notices', defaultMessage: 'Notices' })
            }
            dot={hasUnread ? 'new' : undefined}
            href={pathOf('Notices')}
          />
          <IconButton
            icon="user"
            label={intl.formatMessage({ id: 'settings.open', defaultMessage: 'Account and settings' })}
            href={pathOf('Settings')}
          />
        </>
      }
    />
  );
}
