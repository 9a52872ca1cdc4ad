import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { NoAddress } from '../AddressMissing.tsx';
import type { ClaimObstacle } from './claimSubject.ts';
import { BankMissing } from '../NotConfigured.tsx';
import { SuspensionNotice } from '../SuspensionNotice.tsx';

type NoClaimProps = ClaimObstacle & { changeHref: string; supportHref: string };

function Why(props: NoClaimProps) {
  switch (props.obstacle) {
    case 'bank':
      return <BankMissing supportHref={props.supportHref} />;
    case 'address':
      return <NoAddress {...props} />;
    case 'suspended':
      return <SuspensionNotice {...props} />;
    case 'coin':
      return props.coin === '' ? null : (
        <Notice tone="neutral">
          <FormattedMessage
            id="deposit.notOffered"
            defaultMessage="{coin} cannot be deposited here. Choose another coin."
            values={{ coin: props.coin }}
          />
        </Notice>
      );
    case 'network':
      return (
        <Notice tone="neutral">
          <FormattedMessage
            id="claim.noNetwork"
            defaultMessage="First choose the network that {coin} was sent over."
            values={{ coin: props.coin }}
          />
        </Notice>
      );
  }
}

/** Reason why nothing can be claimed, and the link to the alternative. */
export function NoClaim(props: NoClaimProps) {
  const { obstacle, changeHref } = props;
  return (
    <Stack gutter padBlock="4" gap="4">
      <Why {...props} />
      {obstacle === 'bank' || obstacle === 'address' ? null : (
        <BottomBar>
          <Button width="block" href={changeHref}>
            <FormattedMessage id="claim.choose" defaultMessage="Choose coin and network" />
          </Button>
        </BottomBar>
      )}
    </Stack>
  );
}
