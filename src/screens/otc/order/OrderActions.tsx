import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { useDates } from '../../../intl/useDates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { canTake, isAppealOpen, type OrderStep, type Stage } from './orderStage.ts';

/** Pages that an order leads to. */
export interface OrderLinks {
  chat: string;
  support: string;
  offers: string;
  orders: string;
  records: string;
  trade: string;
  fundPassword: string;
}

interface OrderActionsProps {
  order: OtcOrderDetail;
  stage: Stage;
  nowMs: number;
  links: OrderLinks;
  isOffline: boolean;
  /** A command on it has no answer yet. */
  isChecking: boolean;
  onStep: (step: OrderStep) => void;
}

interface StepButtonProps extends Pick<OrderActionsProps, 'isOffline' | 'isChecking' | 'onStep'> {
  step: OrderStep;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** Steps are closed while nothing can be sent, or the last command has no answer; the page says why. */
function StepButton({ step, variant = 'primary', isOffline, isChecking, onStep, children }: StepButtonProps) {
  return (
    <Button variant={variant} width="block" disabled={isOffline || isChecking} onClick={() => onStep(step)}>
      {children}
    </Button>
  );
}

function ChatButton({ links }: Pick<OrderActionsProps, 'links'>) {
  return (
    <Button variant="secondary" width="block" icon="chat" href={links.chat}>
      <FormattedMessage id="otcOrder.chat" defaultMessage="Chat" />
    </Button>
  );
}

const openAppeal = <FormattedMessage id="otcOrder.appeal.open" defaultMessage="Open appeal" />;

/** Opens an appeal, or says from when one can be opened; undefined where the back end takes none. */
function Appeal(props: OrderActionsProps & { variant?: 'primary' | 'secondary' }) {
  const { order, nowMs, variant = 'primary' } = props;
  const dates = useDates();
  if (canTake('appeal', order, nowMs))
    return (
      <StepButton {...props} step="appeal" variant={variant}>
        {isAppealOpen(order) ? (
          <FormattedMessage id="otcOrder.evidence" defaultMessage="Add evidence" />
        ) : (
          openAppeal
        )}
      </StepButton>
    );
  if (order.appeal_from_ms === undefined) return null;
  return (
    <Button variant={variant} width="block" disabled>
      <FormattedMessage
        id="otcOrder.appeal.from"
        defaultMessage="Appeal from {time}"
        values={{ time: dates.shortClock(order.appeal_from_ms) }}
      />
    </Button>
  );
}

function FindOffer({ links }: Pick<OrderActionsProps, 'links'>) {
  return (
    <Button width="block" href={links.offers}>
      <FormattedMessage id="otcOrder.offers" defaultMessage="Find an offer" />
    </Button>
  );
}

function Ask({ links }: Pick<OrderActionsProps, 'links'>) {
  return (
    <Button width="block" variant="secondary" href={links.support}>
      <FormattedMessage id="advanced.support" defaultMessage="Ask support" />
    </Button>
  );
}

function ReleasedLinks({ links, order: { currency_name: coin } }: OrderActionsProps) {
  return (
    <>
      <Button variant="secondary" width="block" href={links.records}>
        <FormattedMessage id="otcOrder.record" defaultMessage="View record" />
      </Button>
      <Button width="block" href={links.trade}>
        <FormattedMessage id="otcOrder.trade" defaultMessage="Trade {coin}" values={{ coin }} />
      </Button>
    </>
  );
}

function Buttons(props: OrderActionsProps) {
  const { order, stage, nowMs, links } = props;
  switch (stage) {
    case 'toPay':
      return (
        <>
          {canTake('cancel', order, nowMs) ? (
            <StepButton {...props} step="cancel" variant="secondary">
              <FormattedMessage id="otcOrder.cancel" defaultMessage="Cancel order" />
            </StepButton>
          ) : null}
          <StepButton {...props} step="pay">
            <FormattedMessage id="otcOrder.paid" defaultMessage="I have paid" />
          </StepButton>
        </>
      );
    case 'awaitsPayment':
      return <ChatButton links={links} />;
    case 'expired':
      return (
        <>
          <ChatButton links={links} />
          <FindOffer links={links} />
        </>
      );
    case 'awaitsRelease':
      return (
        <>
          <ChatButton links={links} />
          {order.phase === undefined ? <Ask links={links} /> : <Appeal {...props} />}
        </>
      );
    case 'toRelease':
      return canTake('release', order, nowMs) ? (
        <>
          <Appeal {...props} variant="secondary" />
          <StepButton {...props} step="release">
            <FormattedMessage id="otcOrder.moneyThere" defaultMessage="Money is there" />
          </StepButton>
        </>
      ) : (
        <>
          <ChatButton links={links} />
          <Ask links={links} />
        </>
      );
    case 'appeal':
      return (
        <>
          <ChatButton links={links} />
          <Appeal {...props} />
        </>
      );
    case 'released':
      return <ReleasedLinks {...props} />;
    case 'cancelled':
      return (
        <>
          <Appeal {...props} variant="secondary" />
          <FindOffer links={links} />
        </>
      );
    case 'unknown':
      return (
        <>
          <ChatButton links={links} />
          <Ask links={links} />
        </>
      );
  }
}

function Foot({ stage, isOffline, isChecking }: OrderActionsProps) {
  if (isOffline) return <FormattedMessage id="common.offline" defaultMessage="You are offline" />;
  if (isChecking || stage !== 'toRelease') return null;
  return (
    <FormattedMessage
      id="otcOrder.release.next"
      defaultMessage="The next step asks for the amount and your fund password."
    />
  );
}

/** Actions of an order, within reach of the thumb. */
export function OrderActions(props: OrderActionsProps) {
  const foot = Foot(props);
  return (
    <BottomBar>
      <Stack gap="3">
        <ButtonPair>
          <Buttons {...props} />
        </ButtonPair>
        {foot === null ? null : (
          <Text as="p" variant="caption" tone="secondary" align="center">
            {foot}
          </Text>
        )}
      </Stack>
    </BottomBar>
  );
}
