import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';

/** Warning that the platform never asks for a payment to release a withdrawal. */
export function NoReleasePayment() {
  return (
    <Text as="p" variant="caption" tone="secondary">
      <FormattedMessage
        id="withdraw.noPayment"
        defaultMessage="We never ask for a payment to release a withdrawal."
      />
    </Text>
  );
}

interface FrozenNoteProps {
  /** Undefined before an amount is entered. */
  amount: ReactNode;
  /** Withdrawals are held. */
  isHeld: boolean;
  isBank: boolean;
}

/** State of the amount while a withdrawal is in review. */
export function FrozenNote({ amount, isHeld, isBank }: FrozenNoteProps) {
  return (
    <Stack gap="3">
      <Notice tone="neutral" icon={laterIcons.lock}>
        {isHeld ? (
          <FormattedMessage
            id="withdraw.notFrozen"
            defaultMessage="Nothing is frozen. Your balance stays available for trading until you withdraw."
          />
        ) : amount === undefined ? (
          <FormattedMessage
            id="withdraw.frozen.any"
            defaultMessage="The amount is frozen while we review the request. A sent withdrawal cannot be reversed."
          />
        ) : (
          <FormattedMessage
            id="withdraw.frozen"
            defaultMessage="{amount} is frozen while we review the request. A sent withdrawal cannot be reversed."
            values={{ amount }}
          />
        )}
        {isBank ? (
          <>
            {' '}
            <FormattedMessage id="withdraw.rateFrozen" defaultMessage="The rate is fixed when you submit." />
          </>
        ) : null}
      </Notice>
      <NoReleasePayment />
    </Stack>
  );
}
