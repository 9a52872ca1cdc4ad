import * as styles from './Spinner.css.ts';

type SpinnerProps = {
  size?: keyof typeof styles.spinner;
};

/** A turning ring in the colour of its text; what it waits for is said in words beside it. */
export function Spinner({ size = 'md' }: SpinnerProps) {
  return <span className={styles.spinner[size]} aria-hidden="true" />;
}
