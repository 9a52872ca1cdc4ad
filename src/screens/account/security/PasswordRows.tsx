import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Security } from '../../../api/accountSecurity.ts';
import { timeLeft } from '../../../components/live/timeLeft.ts';
import { useSecondsUntil } from '../../../components/live/useSecondsUntil.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { List } from '../../../ui/lists/List.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { ProtectionRow } from './ProtectionRow.tsx';

interface PasswordRowsProps {
  hasPassword: boolean;
  hasFundPassword: boolean;
  /** Undefined if the back end sends no holds and attempts. */
  security: Security | undefined;
  /** Number of passkeys; undefined where there are none to add. */
  passkeys: number | undefined;
  links: Record<'password' | 'fundPassword' | 'passkeys', string>;
}

const hold = (
  <Pill tone="warning" icon="clock">
    <FormattedMessage id="security.onHold" defaultMessage="On hold" />
  </Pill>
);

/** Login password, fund password and passkeys. */
export function PasswordRows({ hasPassword, hasFundPassword, security, passkeys, links }: PasswordRowsProps) {
  const formats = useFormats();
  const lockedS = useSecondsUntil(security?.fund_password.locked_until_ms ?? 0);
  const reasons = security?.withdrawal_holds.map(({ reason }) => String(reason)) ?? [];
  const heldFor = (...of: string[]): ReactNode =>
    reasons.some((reason) => of.includes(reason)) ? hold : undefined;
  return (
    <Section title={<FormattedMessage id="security.passwords" defaultMessage="Passwords" />}>
      <List>
        <ProtectionRow
          icon={laterIcons.key}
          title={<FormattedMessage id="settings.password" defaultMessage="Login password" />}
          isSet={hasPassword}
          value={heldFor('password', 'passwordReset')}
          href={links.password}
        />
        <ProtectionRow
          icon={laterIcons.lock}
          title={<FormattedMessage id="settings.fundPassword" defaultMessage="Fund password" />}
          caption={
            lockedS > 0 ? (
              <FormattedMessage
                id="account.locked"
                defaultMessage="Too many attempts. Try again in {time}"
                values={{ time: timeLeft(formats, lockedS) }}
              />
            ) : (
              <FormattedMessage
                id="security.fundPassword.what"
                defaultMessage="6 digits, for money leaving the account"
              />
            )
          }
          isSet={hasFundPassword}
          value={heldFor('fundPassword', 'fundPasswordForgotten')}
          href={links.fundPassword}
        />
        {passkeys === undefined ? null : (
          <ProtectionRow
            icon={laterIcons.face}
            title={<FormattedMessage id="passkeys.title" defaultMessage="Passkeys" />}
            caption={
              <FormattedMessage
                id="passkeys.count"
                defaultMessage="{count, plural, =0 {Log in with the lock of your device} one {# passkey} other {# passkeys}}"
                values={{ count: passkeys }}
              />
            }
            value={heldFor('passkey')}
            href={links.passkeys}
          />
        )}
      </List>
    </Section>
  );
}
