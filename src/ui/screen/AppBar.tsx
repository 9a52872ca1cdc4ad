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
      /** A tab's first page: a logo or a title, and no way back. */
      variant: 'root';
      title: ReactNode;
      onBack?: undefined;
      exit?: undefined;
      hidesTitle?: undefined;
    }
  | {
      /** A page below another one. */
      variant: 'sub';
      title: ReactNode;
      onBack: () => void;
      /** `close` leaves a page that was put before another one, as login is. */
      exit?: 'back' | 'close';
      /** For a page whose content opens with its title in large type. */
      hidesTitle?: boolean;
    }
);

/** The bar on top of a page; its title is the page's first heading. */
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
