import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { lastFourOf, maskedHolder } from '../../../contracts/rules/identity/bankMask.ts';
import type { BankCard } from '../../api/bank.ts';
import { LeadSentence } from '../details/LeadSentence.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { IconDisc } from '../../ui/pictures/IconDisc.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PickField } from '../../ui/choices/PickField.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { withBullets } from '../../ui/text/withBullets.ts';

/** Masked card number, as •••• 3000. */
export const maskedCard = (card: BankCard): string => `•••• ${lastFourOf(card)}`;

interface BankCardFieldProps {
  label: ReactNode;
  /** Sentence shown if no card is saved. */
  missing: RefusalReason;
  /** Undefined where none is saved. */
  card: BankCard | undefined;
  manageHref: string;
  addHref: string;
}

/** The bank card for the payout, masked, or a link to add one. */
export function BankCardField({ label, missing, card, manageHref, addHref }: BankCardFieldProps) {
  if (card === undefined)
    return (
      <Notice
        tone="warning"
        lead={<LeadSentence of={missing} />}
        action={
          <Link href={addHref}>
            <FormattedMessage id="bank.link" defaultMessage="Link bank account" />
          </Link>
        }
      >
        <FormattedMessage
          id="withdraw.noCard.text"
          defaultMessage="Bank withdrawals are paid into it. You’ll come back here afterwards."
        />
      </Notice>
    );
  const { bank_name: bank, real_name: holder } = card;
  return (
    <PickField
      label={label}
      aside={
        <Link href={manageHref}>
          <FormattedMessage id="withdraw.manageCard" defaultMessage="Manage bank account" />
        </Link>
      }
      lead={<IconDisc icon={laterIcons.card} tone="accent" />}
      title={bank || <FormattedMessage id="bank.card" defaultMessage="Bank account" />}
      caption={[maskedCard(card), ...(holder ? [withBullets(maskedHolder(holder))] : [])].join(' · ')}
    />
  );
}
