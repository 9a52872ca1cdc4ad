import { FormattedMessage, useIntl } from 'react-intl';
import { lastFourOf, maskedHolder } from '../../../contracts/rules/identity/bankMask.ts';
import type { BankCard } from '../../api/bank.ts';
import { useDates } from '../../intl/useDates.ts';
import { CardFace } from '../../ui/cards/CardFace.tsx';
import { withBullets } from '../../ui/text/withBullets.ts';

/** Bound card, masked regardless of the format of the back end. */
export function BoundCard({ card }: { card: BankCard }) {
  const intl = useIntl();
  const dates = useDates();
  const lastFour = lastFourOf(card);
  const { bank_name, real_name, bound_ms } = card;
  return (
    <CardFace
      title={bank_name || <FormattedMessage id="bank.card" defaultMessage="Bank account" />}
      lastFour={lastFour}
      heard={intl.formatMessage(
        { id: 'bank.endsIn', defaultMessage: 'Number ends in {digits}' },
        { digits: lastFour },
      )}
      facts={[
        ...(real_name
          ? [
              {
                label: <FormattedMessage id="otcOrder.holder" defaultMessage="Account holder" />,
                value: withBullets(maskedHolder(real_name)),
              },
            ]
          : []),
        ...(bound_ms === undefined
          ? []
          : [
              {
                label: <FormattedMessage id="bank.since" defaultMessage="Linked" />,
                value: dates.day(bound_ms),
              },
            ]),
      ]}
    />
  );
}
