import { useId, type ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { renderAnchor } from './renderLink.tsx';
import { Spinner } from '../loading/Spinner.tsx';
import * as styles from './Button.css.ts';

interface ButtonProps {
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  width?: keyof typeof styles.width;
  icon?: IconName;
  type?: 'button' | 'submit';
  /** Form of a submit button outside it. */
  formId?: string;
  /** Progress text, as "Sending"; the button keeps its width and ignores presses. */
  loading?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled, shown below it and announced to assistive technology. */
  reason?: ReactNode;
  /** Action that removes the reason: a link or a small button beside it. */
  fix?: ReactNode;
  onClick?: () => void;
  /** Renders the button as a link to this URL. */
  href?: string;
  /** Accessible name where the text alone is not sufficient. */
  label?: string;
  children: ReactNode;
}

function Face({ icon, loading, children }: Pick<ButtonProps, 'icon' | 'loading' | 'children'>) {
  const isLoading = loading !== undefined && loading !== false;
  return (
    <>
      <span className={isLoading ? `${styles.label} ${styles.hiddenLabel}` : styles.label}>
        {icon ? <Icon name={icon} size="sm" /> : null}
        <span>{children}</span>
      </span>
      {isLoading ? (
        <span className={styles.overlay}>
          <Spinner />
          <span>{loading}</span>
        </span>
      ) : null}
    </>
  );
}

/** Action button. A disabled button stays focusable, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', width = 'auto', disabled = false, reason, fix } = props;
  const { type = 'button', formId, icon, loading, onClick, href, label, children } = props;
  const reasonId = useId();
  const isLoading = loading !== undefined && loading !== false;
  const className = [
    styles.button,
    styles.size[size],
    styles.variant[variant],
    styles.width[reason === undefined ? width : 'block'],
    disabled && styles.disabled,
    isLoading && styles.busy,
  ]
    .filter(Boolean)
    .join(' ');
  const face = (
    <Face icon={icon} loading={loading}>
      {children}
    </Face>
  );
  if (href !== undefined) return renderAnchor({ href, className, 'aria-label': label, children: face });
  const button = (
    <button
      type={type}
      form={formId}
      className={className}
      aria-label={label}
      aria-disabled={disabled || isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      onClick={(event) => {
        // aria-disabled keeps the focus, but the browser does not block the click.
        if (disabled || isLoading) return event.preventDefault();
        onClick?.();
      }}
    >
      {face}
    </button>
  );
  if (reason === undefined) return button;
  return (
    <div className={styles.block}>
      {button}
      <div className={styles.reason}>
        <span id={reasonId}>{reason}</span>
        {fix}
      </div>
    </div>
  );
}
