import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';
import { Text } from './Text.tsx';
import * as styles from './AppBar.css.ts';

type AppBarProps = {
  /** Icon buttons at the end. */
  actions?: ReactNode;
} & (
  | {
      /** A tab's first page: a logo or a title, and no way back. */
      form: 'root';
      title: ReactNode;
      onBack?: undefined;
      caption?: undefined;
    }
  | {
      /** A page below another one. */
      form: 'sub';
      title: ReactNode;
      caption?: ReactNode;
      onBack: () => void;
    }
);

/** The bar on top of a page; its title is the page's first heading. */
export function AppBar({ form, title, caption, onBack, actions }: AppBarProps) {
  const intl = useIntl();
  return (
    <header className={styles.bar[form]}>
      {onBack ? (
        <IconButton
          icon="chevron-left"
          label={intl.formatMessage({ id: 'ui.appBar.back', defaultMessage: 'Back' })}
          onClick={onBack}
        />
      ) : null}
      <div className={styles.title}>
        <Text as="h1" variant="title3">
          {title}
        </Text>
        {caption === undefined ? null : (
          <Text as="p" variant="caption" tone="muted" truncate>
            {caption}
          </Text>
        )}
      </div>
      {actions}
    </header>
  );
}
