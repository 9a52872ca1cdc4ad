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

/** How far the deletion of a card is. */
export interface Deletion {
  isOpen: boolean;
  /** Another card takes its place afterwards. */
  isForAnother: boolean;
  /** What stands in the cells. */
  fundPassword: string;
  /** Why the last try was refused. */
  error: string | undefined;
  /** Why none is looked at for a while. */
  held: ReactNode;
  isBusy: boolean;
  /** No fund password can be asked for, as none is set. */
  isMissing: boolean;
  /** Where one is set, and a forgotten one is replaced. */
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
      defaultMessage="{bank} •••• {digits} is deleted now. You link the new card next."
      values={{ bank, digits }}
    />
  ) : (
    <FormattedMessage
      id="bank.delete.text"
      defaultMessage="{bank} •••• {digits} is removed for good. You can link a card again at any time."
      values={{ bank, digits }}
    />
  );
}

/** Names the card that goes, and asks for the fund password. */
export function DeleteCardSheet({ card, deletion }: { card: BankCard; deletion: Deletion }) {
  const intl = useIntl();
  const { fundPassword, error, held, isBusy, isMissing, isForAnother } = deletion;
  const { fundPasswordHref, close, onFundPassword, onComplete } = deletion;
  return (
    <Sheet
      title={
        isForAnother ? (
          <FormattedMessage id="bank.replace.title" defaultMessage="Replace bank card" />
        ) : (
          <FormattedMessage id="bank.delete.title" defaultMessage="Delete bank card" />
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
              defaultMessage="A card is deleted with the fund password, and you have none yet."
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
