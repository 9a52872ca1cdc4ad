import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import type { FormDraft } from '../../../components/forms/useForm.ts';
import { useServerTime } from '../../../components/live/useServerTime.ts';
import type { FormPicture } from '../../../components/pictures/usePictureField.ts';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AppealSheet } from './AppealSheet.tsx';
import { CancelOrderSheet } from './CancelOrderSheet.tsx';
import { OrderActions, type OrderLinks } from './OrderActions.tsx';
import { OrderBody } from './OrderBody.tsx';
import type { AppealValues, PaidValues, ReleaseValues } from './orderForms.ts';
import { canTake, secondsToPay, stageOf, type OrderStep } from './orderStage.ts';
import type { EventPictures } from './OrderTimeline.tsx';
import { PaidSheet } from './PaidSheet.tsx';
import { ReleaseSheet } from './ReleaseSheet.tsx';
import { useCoinText } from './useCoinText.ts';
import type { OrderCommand } from './useOrderCommand.ts';
import { ContentSkeleton } from '../../../ui/loading/ContentSkeleton.tsx';

/** Commands of an order, and the entries of their forms. */
export interface OrderForms {
  paying: OrderCommand<PaidValues>;
  paidDraft: FormDraft<PaidValues>;
  proof: FormPicture;
  cancelling: OrderCommand<void>;
  releasing: OrderCommand<ReleaseValues>;
  hasFundPassword: boolean | undefined;
  appealing: OrderCommand<AppealValues>;
  appealDraft: FormDraft<AppealValues>;
  appealPicture: FormPicture;
  /** Its entries are no longer needed. */
  onSent: (step: 'pay' | 'appeal') => void;
}

export interface OtcOrderViewProps {
  /** Null where the user has no order with this id. */
  order: RemoteState<OtcOrderDetail | null>;
  serverNow: () => number;
  isOffline: boolean;
  /** Unseen messages of its chat; undefined while unknown. */
  unread: number | undefined;
  pictures: EventPictures;
  forms: OrderForms;
  links: OrderLinks;
  /** The time to pay has just ended, or had ended before. */
  onExpired: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

const tooLate: Readonly<Record<OrderStep, RefusalReason>> = {
  pay: 'otc.notPayable',
  cancel: 'otc.notCancellable',
  release: 'otc.notReleasable',
  appeal: 'otc.notAppealable',
};

/** Replaces a sheet whose step has become impossible meanwhile. */
function StepGone({ step, onClose }: { step: OrderStep; onClose: () => void }) {
  return (
    <Sheet
      title={<FormattedMessage id="otcOrder.changed" defaultMessage="The order has changed" />}
      onClose={onClose}
      actions={
        <Button width="block" onClick={onClose}>
          <FormattedMessage id="record.order" defaultMessage="Show order" />
        </Button>
      }
    >
      <Text as="p" variant="body">
        <RefusalText of={tooLate[step]} />
      </Text>
    </Sheet>
  );
}

interface StepSheetProps extends Pick<OtcOrderViewProps, 'forms' | 'links' | 'isOffline'> {
  order: OtcOrderDetail;
  step: OrderStep;
  nowMs: number;
  onClose: () => void;
}

function StepSheet({ order, step, nowMs, forms, links, isOffline, onClose }: StepSheetProps) {
  // An answer of the command itself may arrive after the page has been told of its effect.
  const [isSending, setIsSending] = useState(false);
  const sending = <Values,>(command: OrderCommand<Values>): OrderCommand<Values> => ({
    ...command,
    onSubmit: async (values) => {
      setIsSending(true);
      try {
        return await command.onSubmit(values);
      } finally {
        setIsSending(false);
      }
    },
  });
  if (!isSending && !canTake(step, order, nowMs)) return <StepGone step={step} onClose={onClose} />;
  switch (step) {
    case 'pay':
      return (
        <PaidSheet
          order={order}
          secondsLeft={secondsToPay(order, nowMs)}
          command={sending(forms.paying)}
          draft={forms.paidDraft}
          proof={forms.proof}
          isOffline={isOffline}
          onClose={onClose}
          onSent={() => {
            forms.onSent('pay');
            onClose();
          }}
        />
      );
    case 'cancel':
      return (
        <CancelOrderSheet
          order={order}
          isOffline={isOffline}
          isCancelling={isSending}
          onKeep={isSending ? () => undefined : onClose}
          onCommit={() => {
            const { onSubmit, onRefused } = sending(forms.cancelling);
            void onSubmit().then((refused) => {
              if (refused?.message === undefined) return onClose();
              onRefused(refused.message, refused.requestId);
              return undefined;
            });
          }}
        />
      );
    case 'release':
      return (
        <ReleaseSheet
          order={order}
          command={sending(forms.releasing)}
          hasFundPassword={forms.hasFundPassword}
          fundPasswordHref={links.fundPassword}
          isOffline={isOffline}
          onClose={onClose}
        />
      );
    case 'appeal':
      return (
        <AppealSheet
          order={order}
          command={sending(forms.appealing)}
          draft={forms.appealDraft}
          picture={forms.appealPicture}
          isOffline={isOffline}
          onClose={onClose}
          onSent={() => {
            forms.onSent('appeal');
            onClose();
          }}
        />
      );
  }
}

function Title({ order }: { order: OtcOrderDetail | null }) {
  const coins = useCoinText();
  const type = order?.type;
  if (order === null || (type !== 'buy' && type !== 'sell'))
    return <FormattedMessage id="notice.otcOrder" defaultMessage="P2P order" />;
  const values = { amount: coins(order) };
  return type === 'buy' ? (
    <FormattedMessage id="otcOrder.title.buy" defaultMessage="Buy {amount}" values={{ ...values }} />
  ) : (
    <FormattedMessage id="otcOrder.title.sell" defaultMessage="Sell {amount}" values={{ ...values }} />
  );
}

function NoOrder({ ordersHref }: { ordersHref: string }) {
  return (
    <Empty
      title={<RefusalText of="otc.unknown" />}
      text={
        <FormattedMessage id="otcOrder.none" defaultMessage="Your orders are listed under P2P trading." />
      }
      action={
        <Button href={ordersHref}>
          <FormattedMessage id="otcOrder.orders" defaultMessage="Show my orders" />
        </Button>
      }
    />
  );
}

function ChatLink({ unread, href }: { unread: number; href: string }) {
  const intl = useIntl();
  return (
    <IconButton
      icon="chat"
      dot={unread > 0 ? 'new' : undefined}
      label={intl.formatMessage(
        {
          id: 'otcOrder.chat.label',
          defaultMessage:
            '{count, plural, =0 {Chat about this order} one {Chat about this order, # new message} other {Chat about this order, # new messages}}',
        },
        { count: unread },
      )}
      href={href}
    />
  );
}

/** One P2P order: what it waits for, how to pay or release it, and how it ended. */
export function OtcOrderView(props: OtcOrderViewProps) {
  const { order: read, serverNow, isOffline, unread = 0, pictures, forms, links } = props;
  const nowMs = useServerTime(serverNow, isOffline);
  const [step, setStep] = useState<OrderStep>();
  const order = read.state === 'ready' ? read.data : null;
  const isExpired = order !== null && stageOf(order, nowMs) === 'expired';
  const expire = useEffectEvent(props.onExpired);
  useEffect(() => {
    if (isExpired) expire();
  }, [isExpired]);
  const isChecking = [forms.paying, forms.cancelling, forms.releasing, forms.appealing].some(
    (command) => command.isChecking,
  );
  return (
    <SubScreen
      title={<Title order={order} />}
      onBack={props.onBack}
      onRefresh={props.onRefresh}
      beneathBar={props.offlineBar}
      actions={order === null ? undefined : <ChatLink unread={unread} href={links.chat} />}
      sheets={
        order !== null && step !== undefined ? (
          <StepSheet
            key={step}
            {...props}
            order={order}
            step={step}
            nowMs={nowMs}
            onClose={() => setStep(undefined)}
          />
        ) : null
      }
    >
      <Remote
        of={read}
        skeleton={
          <Stack gutter padBlock="3" gap="5">
            <Skeleton shape="headline" />
            <ContentSkeleton shape="facts" count={7} />
          </Stack>
        }
        failedTitle={<FormattedMessage id="otcOrder.failed" defaultMessage="The order could not be loaded" />}
      >
        {(data) =>
          data === null ? (
            <NoOrder ordersHref={links.orders} />
          ) : (
            <>
              <OrderBody
                order={data}
                stage={stageOf(data, nowMs)}
                seconds={secondsToPay(data, nowMs)}
                isOffline={isOffline}
                pictures={pictures}
                isChecking={isChecking}
              />
              <OrderActions
                order={data}
                stage={stageOf(data, nowMs)}
                nowMs={nowMs}
                links={links}
                isOffline={isOffline}
                isChecking={isChecking}
                onStep={setStep}
              />
            </>
          )
        }
      </Remote>
    </SubScreen>
  );
}
