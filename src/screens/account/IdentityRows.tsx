import { FormattedMessage } from 'react-intl';
import { lastFourOf } from '../../../contracts/rules/identity/bankMask.ts';
import type { Profile } from '../../api/account.ts';
import type { BankCard } from '../../api/bank.ts';
import { useDates } from '../../intl/useDates.ts';
import { List } from '../../ui/lists/List.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { ProtectionRow } from './security/ProtectionRow.tsx';
import { VerificationPill } from './VerificationPill.tsx';

export interface IdentityRowsProps {
  profile: Profile;
  /** State of the advanced verification; undefined while unknown. */
  advanced: number | undefined;
  /** Without a number, no card is bound; undefined while unknown. */
  card: Pick<BankCard, 'bank_account' | 'bank_name'> | undefined;
  /** Invitation code of the user; undefined while unknown. */
  invitation: string | undefined;
  links: Record<'verification' | 'bankCard' | 'promotion', string>;
}

/** Card label from its bank and last digits, as far as the back end sends them. */
const nameOf = (card: NonNullable<IdentityRowsProps['card']>): string | undefined => {
  const digits = lastFourOf(card);
  const parts = [card.bank_name, digits && `•••• ${digits}`].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' · ');
};

/** Legal identity of the user and payout destinations. */
export function IdentityRows({ profile, advanced, card, invitation, links }: IdentityRowsProps) {
  const dates = useDates();
  const isVerified = profile.review_status === 2 && profile.decided_ms !== undefined;
  return (
    <Section title={<FormattedMessage id="account.identity" defaultMessage="Identity and bank" />}>
      <List>
        <ProtectionRow
          icon={laterIcons.face}
          title={<FormattedMessage id="verification.title" defaultMessage="Verification" />}
          caption={
            isVerified ? (
              <FormattedMessage
                id="account.verified.since"
                defaultMessage="Basic since {date}"
                values={{ date: dates.day(profile.decided_ms!) }}
              />
            ) : undefined
          }
          value={<VerificationPill profile={profile} advanced={advanced} />}
          href={links.verification}
        />
        <ProtectionRow
          icon={laterIcons.card}
          title={<FormattedMessage id="bank.card" defaultMessage="Bank account" />}
          caption={
            card === undefined ? undefined : card.bank_account === '' ? (
              <FormattedMessage id="account.bankCard.none" defaultMessage="None linked" />
            ) : (
              nameOf(card)
            )
          }
          href={links.bankCard}
        />
        <ProtectionRow
          icon={laterIcons.share}
          title={<FormattedMessage id="register.invitation" defaultMessage="Invitation code" />}
          caption={invitation}
          href={links.promotion}
        />
      </List>
    </Section>
  );
}
