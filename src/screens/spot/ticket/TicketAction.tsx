import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Pair } from '../../../../contracts/market.ts';
import { StickyAction } from '../../../ui/screen/StickyAction.tsx';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { decideFirst } from '../../../components/command/decideFirst.tsx';
import { orderLeads } from '../../../components/orders/orderLeads.tsx';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { ReasonInHand } from '../../../ui/messages/ReasonInHand.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import type { Obstacle } from './assessment.ts';
import type { OrderSubmission } from './orderDraft.ts';
import { TicketReceipt } from './TicketSummary.tsx';
import type { TicketForm } from './useTicket.ts';

interface TicketActionProps {
  form: TicketForm;
  pair: Pair;
  /** Trading status of the pair, as sent by the back end. */
  openCode: number;
  /** The back end reports its fee. */
  isFeeKnown: boolean;
  submission: OrderSubmission;
  links: { deposit: string; transfer: string };
  onRetryBalance: () => void;
}

function reasonOf(obstacle: Exclude<Obstacle, 'balanceLoading'>, openCode: number): ReactNode {
  switch (obstacle) {
    case 'offline':
      return <FormattedMessage id="common.offline" defaultMessage="You are offline" />;
    case 'pairClosed':
      return openCode === 0 ? <RefusalText of="spot.pairClosed" /> : <UnknownCode code={openCode} />;
    case 'stale':
      return (
        <FormattedMessage
          id="spot.obstacle.stale"
          defaultMessage="Price out of date. Market orders are off until it updates."
        />
      );
    case 'noBook':
      return (
        <FormattedMessage
          id="spot.obstacle.noBook"
          defaultMessage="Market orders are off until the order book loads."
        />
      );
    case 'slippage':
      return <RefusalText of="spot.slippage" />;
    case 'noBalance':
      return (
        <FormattedMessage id="wallet.balance.failed" defaultMessage="Your balance could not be loaded." />
      );
    case 'insufficientBalance':
      return <RefusalText of="spot.insufficientBalance" />;
    case 'notEnoughToSell':
      return <RefusalText of="spot.notEnoughToSell" />;
  }
}

type FixProps = Pick<TicketActionProps, 'form' | 'links' | 'onRetryBalance'> & { obstacle: Obstacle };

function Fix({ form, obstacle, links, onRetryBalance }: FixProps) {
  const { largest } = form.assessment;
  const useLargest = /[1-9]/.test(largest) ? (
    <Button variant="secondary" size="sm" onClick={() => form.setShare(100)}>
      <FormattedMessage id="spot.fix.max" defaultMessage="Use max." />
    </Button>
  ) : null;
  if (obstacle === 'insufficientBalance')
    return (
      <Stack gap="3" align="center">
        {useLargest}
        <Stack direction="row" gap="5" justify="center">
          <Link href={links.deposit}>
            <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />
          </Link>
          <Link href={links.transfer}>
            <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
          </Link>
        </Stack>
      </Stack>
    );
  if (obstacle === 'noBalance')
    return (
      <Button variant="secondary" size="sm" onClick={onRetryBalance}>
        <FormattedMessage id="common.retry" defaultMessage="Try again" />
      </Button>
    );
  if (obstacle === 'notEnoughToSell') return useLargest;
  if (obstacle === 'stale' || obstacle === 'noBook' || obstacle === 'slippage')
    return (
      <Button variant="secondary" size="sm" onClick={() => form.setKind('limit')}>
        <FormattedMessage id="spot.fix.limit" defaultMessage="Use a limit order" />
      </Button>
    );
  return null;
}

/** Cost of the order, its submit button and, below it, the reason why it is disabled and a remedy. */
export function TicketAction(props: TicketActionProps) {
  const { form, pair, openCode, isFeeKnown, submission, links, onRetryBalance } = props;
  const { obstacle } = form.assessment;
  const reason =
    'draft' in submission
      ? decideFirst(submission, orderLeads.obstacle)
      : obstacle === undefined || obstacle === 'balanceLoading'
        ? undefined
        : reasonOf(obstacle, openCode);
  return (
    <StickyAction>
      <TicketReceipt form={form} pair={pair} isFeeKnown={isFeeKnown} />
      <ReasonInHand>{reason}</ReasonInHand>
      <Button
        type="submit"
        variant={form.ticket.side}
        width="block"
        disabled={reason !== undefined}
        reason={reason}
        fix={
          'draft' in submission || obstacle === undefined ? undefined : (
            <Fix form={form} obstacle={obstacle} links={links} onRetryBalance={onRetryBalance} />
          )
        }
        loading={
          submission.state === 'sending' ? (
            <FormattedMessage id="common.sending" defaultMessage="Sending" />
          ) : obstacle === 'balanceLoading' && reason === undefined ? (
            <FormattedMessage id="common.loading" defaultMessage="Loading" />
          ) : undefined
        }
      >
        {form.ticket.side === 'buy' ? (
          <FormattedMessage id="spot.ticket.buy" defaultMessage="Buy {coin}" values={{ coin: pair.base }} />
        ) : (
          <FormattedMessage id="spot.ticket.sell" defaultMessage="Sell {coin}" values={{ coin: pair.base }} />
        )}
      </Button>
    </StickyAction>
  );
}
