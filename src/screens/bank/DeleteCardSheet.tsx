import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastFourOf } from '../../../contracts/rules/identity/bankMask.ts';
import type { BankCard } from '../../api/bank.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PinField } from '../../ui/pins/PinField.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** Progress of a card deletion. */
export interface Deletion {
  isOpen: boolean;
  /** Whether another card replaces it afterwards. */
  isForAnother: boolean;
  /** Value of the cells. */
  fundPassword: string;
  /** Reason for the last rejection. */
  error: string | undefined;
  /** Notice of a temporary lock on attempts. */
  held: ReactNode;
  isBusy: boolean;
  /** No fund password is set, so none can be requested. */
  isMissing: boolean;
  /** Page that sets or resets the fund password. */
  fundPasswordHref: string;
  open: (options: { isForAnother: boolean }) => void;
  close: () => void;
  onFundPassword: (value: string) => void;
  onComplete: (value: string) => void;
}

function Said({ card, isForAnother }: { card: BankCard; isForAnother: boolean }) {
  const bank = card.bank_name ?? '';
  const digits = lastFourOf(card);
  return isForAnother ? (
    <FormattedMessage
      id="bank.replace.text"
      defaultMessage="{bank} •••• {digits} is deleted now. Next, you link the new account."
      values={{ bank, digits }}
    />
  ) : (
    <FormattedMessage
      id="bank.delete.text"
      defaultMessage="{bank} •••• {digits} is removed for good. You can link an account again at any time."
      values={{ bank, digits }}
    />
  );
}

/** Names the card to delete and asks for the fund password. */
export function DeleteCardSheet({ card, deletion }: { card: BankCard; deletion: Deletion }) {
  const intl = useIntl();
  const { fundPassword, error, held, isBusy, isMissing, isForAnother } = deletion;
  const { fundPasswordHref, close, onFundPassword, onComplete } = deletion;
  return (
    <Sheet
      title={
        isForAnother ? (
          <FormattedMessage id="bank.replace.title" defaultMessage="Replace bank account" />
        ) : (
          <FormattedMessage id="bank.delete.title" defaultMessage="Delete bank account" />
        )
      }
      onClose={close}
    >
      <Stack gap="5">
        <Text as="p" tone="secondary">
          <Said card={card} isForAnother={isForAnother} />
        </Text>
        {isMissing ? (
          <Notice
            tone="warning"
            action={
              <Link href={fundPasswordHref}>
                <FormattedMessage id="bank.delete.setFundPassword" defaultMessage="Set a fund password" />
              </Link>
            }
          >
            <FormattedMessage
              id="bank.delete.missing"
              defaultMessage="You need a fund password to delete it, and you haven’t set one yet."
            />
          </Notice>
        ) : (
          <>
            <Text as="p" variant="label" align="center">
              <FormattedMessage id="bank.delete.ask" defaultMessage="Enter your fund password to delete it" />
            </Text>
            <PinField
              label={intl.formatMessage({ id: 'settings.fundPassword', defaultMessage: 'Fund password' })}
              value={fundPassword}
              onChange={onFundPassword}
              onComplete={onComplete}
              error={held ?? error}
              disabled={isBusy || held !== undefined}
              help={
                <Link href={fundPasswordHref}>
                  <FormattedMessage id="bank.delete.forgot" defaultMessage="Forgot fund password?" />
                </Link>
              }
            />
          </>
        )}
      </Stack>
    </Sheet>
  );
}
