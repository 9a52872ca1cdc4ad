import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as styles from './AppBar.css.ts';

type AppBarProps = {
  /** Icon buttons at the end. */
  actions?: ReactNode;
} & (
  | {
      /** First page of a tab: a logo or a title, without back navigation. */
      variant: 'root';
      title: ReactNode;
      onBack?: undefined;
      exit?: undefined;
      hidesTitle?: undefined;
    }
  | {
      /** A page below another page. */
      variant: 'sub';
      title: ReactNode;
      onBack: () => void;
      /** `close` leaves an interposed page, such as login. */
      exit?: 'back' | 'close';
      /** For a page that starts with its title in large type. */
      hidesTitle?: boolean;
    }
);

/** App bar of a page; its title is the page's first heading. */
export function AppBar({ variant, title, onBack, actions, exit = 'back', hidesTitle = false }: AppBarProps) {
  const intl = useIntl();
  const heading = (
    <Text as="h1" variant="title3">
      {title}
    </Text>
  );
  return (
    <header className={styles.bar[variant]}>
      {onBack ? (
        <IconButton
          icon={exit === 'close' ? 'close' : 'chevron-left'}
          label={
            exit === 'close'
              ? intl.formatMessage({ id: 'common.close', defaultMessage: 'Close' })
              : intl.formatMessage({ id: 'ui.appBar.back', defaultMessage: 'Back' })
          }
          onClick={onBack}
        />
      ) : null}
      <div className={styles.title}>
        {hidesTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
      </div>
      {actions}
    </header>
  );
}
