import { FormattedMessage } from 'react-intl';
import { coinMark } from '../../../components/coins/coinMark.ts';
import { ChosenCard } from '../../../ui/choices/ChosenCard.tsx';
import { CoinDisc } from '../../../ui/pictures/CoinDisc.tsx';
import { IconDisc } from '../../../ui/pictures/IconDisc.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { accountEnd } from '../accountEnd.ts';
import type { ClaimSubject } from './claimSubject.ts';
import { assetText } from '../depositNetworks.ts';

/** Subject of a claim and the address it was sent to. */
export function ClaimTarget({ subject, changeHref }: { subject: ClaimSubject; changeHref: string }) {
  const action = (
    <Link href={changeHref}>
      <FormattedMessage id="common.change" defaultMessage="Change" />
    </Link>
  );
  if (subject.way === 'bank') {
    const { bank, number } = subject.bank;
    return (
      <ChosenCard
        lead={<IconDisc icon={laterIcons.card} tone="accent" />}
        title={<FormattedMessage id="bank.card" defaultMessage="Bank account" />}
        caption={
          <FormattedMessage
            id="claim.sentTo"
            defaultMessage="to {address}"
            values={{ address: [bank, accountEnd(number)].filter(Boolean).join(' ') }}
          />
        }
        action={action}
      />
    );
  }
  const { coin, network, address } = subject;
  return (
    <ChosenCard
      lead={<CoinDisc {...coinMark(coin)} />}
      title={assetText(coin, network)}
      caption={
        <FormattedMessage
          id="claim.sentTo"
          defaultMessage="to {address}"
          values={{ address: <ShortAddress text={address} /> }}
        />
      }
      action={action}
    />
  );
}
