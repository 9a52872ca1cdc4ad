import type { ReactNode } from 'react';
import { Text } from '../text/Text.tsx';
import * as styles from './ProfileHead.css.ts';

interface ProfileHeadProps {
  initials: string;
  name: string;
  /** Below the name: the id of the account. */
  children: ReactNode;
}

/** An e-mail address that needs two lines breaks before its domain. */
function Name({ name }: Pick<ProfileHeadProps, 'name'>) {
  const at = name.lastIndexOf('@');
  if (at < 1) return <span>{name}</span>;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

/** Header of an account page. */
export function ProfileHead({ initials, name, children }: ProfileHeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.disc} data-initials={initials} aria-hidden="true" />
      <div className={styles.words}>
        <Text as="h2" variant="title2">
          <Name name={name} />
        </Text>
        {children}
      </div>
    </div>
  );
}
