import { FormattedMessage } from 'react-intl';
import { heldTitle, HoldCallout } from '../../components/details/HoldCallout.tsx';
import { holdReason } from '../../components/details/holdReasons.tsx';
import { Callout } from '../../ui/messages/Callout.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { longestHold, type Holds } from './useObstacle.tsx';

interface WithdrawalsHeldProps {
  holds: Holds;
  securityHref: string;
}

/** Notice that withdrawals are on hold: end and reason. */
export function WithdrawalsHeld({ holds, securityHref }: WithdrawalsHeldProps) {
  const hold = longestHold(holds, Date.now());
  if (hold === undefined) return null;
  const { reason, until_ms: untilMs } = hold;
  if (untilMs === undefined)
    return (
      <Callout
        tone="warning"
        title={heldTitle}
        text={
          <>
            <FormattedMessage
              id="withdraw.held.byYou"
              defaultMessage="You put withdrawals on hold. None is sent until you end the hold."
            />{' '}
            <Link href={securityHref}>
              <FormattedMessage id="settings.security" defaultMessage="Security" />
            </Link>
          </>
        }
      />
    );
  return (
    <HoldCallout hold={hold} untilMs={untilMs}>
      <br />
      {holdReason(reason)}
      <br />
      <Link href={securityHref}>
        <FormattedMessage id="security.notYou" defaultMessage="Wasn’t you?" />
      </Link>
    </HoldCallout>
  );
}
