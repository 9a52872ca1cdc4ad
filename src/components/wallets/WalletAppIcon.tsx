import * as styles from './WalletAppIcon.css.ts';

/** Icon that a wallet announces; it is a data URI, so that nothing is fetched. */
export function WalletAppIcon({ icon }: { icon: string | undefined }) {
  return icon === undefined ? null : <img className={styles.icon} src={icon} alt="" />;
}
