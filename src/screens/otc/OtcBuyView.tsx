import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { figuresOf } from '../../../contracts/rules/otc.ts';
import type { OtcOrder } from '../../api/otc.ts';
import { amountAsked } from '../../components/command/CheckingNotice.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { FormSkeleton } from '../../components/forms/FormSkeleton.tsx';
import { ticketWords } from '../../components/orders/orderLeads.tsx';
import { OtcOrderRow } from '../../components/otc/OtcOrderRow.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { levelStateOf } from '../../components/verification/levels.ts';
import { VerificationRequired } from '../../components/verification/VerificationRequired.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { MerchantFacts } from './MerchantFacts.tsx';
import { OfferGone, type OfferGoneProps } from './OfferGone.tsx';
import { isTakeable, termsOf, type OtcValues } from './otcForm.ts';
import { LockNote, OrderWords, OtcAmounts, Payment, Terms, type OtcBasics } from './OtcFormParts.tsx';
import { PriceChangedSheet } from './PriceChangedSheet.tsx';
import { UnfinishedSheet, type UnfinishedSheetProps } from './UnfinishedSheet.tsx';
import { useOtcForm, type OtcParts } from './useOtcForm.ts';

interface OtcBuyViewProps {
  command: CommandForm<OtcValues, OtcOrder>;
  /** Undefined if the offer is gone. */
  basics: RemoteState<OtcBasics | undefined>;
  /** Amount in the currency that the form starts with; empty for none. */
  asked: string;
  /** Codes of both levels of the verification; undefined while unknown, when the server decides. */
  levels: { basic: number | undefined; advanced: number | undefined };
  /** Not offered in the user's verified country. */
  isClosed: boolean;
  /** Device time minus server time, in ms. */
  aheadMs: number;
  gone: OfferGoneProps;
  unfinished: UnfinishedSheetProps['orders'];
  /** The server refused another unfinished order: they are read now. */
  onUnfinished: () => void;
  links: {
    orders: string;
    order: UnfinishedSheetProps['orderHref'];
    card: string;
    addCard: string;
  };
  isOffline: boolean;
  onVerify: () => void;
  onBack: () => void;
  offlineBar: ReactNode;
}

type FormProps = Omit<OtcBuyViewProps, 'basics'> & { basics: OtcBasics };

const isMissing = (code: number | undefined): boolean =>
  code !== undefined && levelStateOf(code) !== 'verified';

type Open = 'verification' | 'unfinished';

interface SheetsProps extends FormProps {
  open: Open | undefined;
  parts: OtcParts;
  onClose: () => void;
}

/** What opens over the form, one at a time. */
function OtcSheets({ open, parts, onClose, ...props }: SheetsProps) {
  const { command, basics, levels, aheadMs, unfinished, links, onVerify } = props;
  const { form, price } = parts;
  if (open === 'verification') return <VerificationRequired {...levels} onGo={onVerify} onClose={onClose} />;
  if (open === 'unfinished')
    return (
      <UnfinishedSheet
        orders={unfinished}
        aheadMs={aheadMs}
        orderHref={links.order}
        ordersHref={links.orders}
        onClose={onClose}
      />
    );
  // An order that is sent or looked up has the price that it was sent with.
  if (!price.isAsking || command.submission.state !== 'idle' || form.isSubmitting) return null;
  return (
    <PriceChangedSheet
      offer={basics.offer}
      means={form.values.means}
      value={form.values.value}
      before={price.shown}
      after={price.now}
      onConfirm={price.confirm}
      onClose={price.close}
    />
  );
}

function OtcForm(props: FormProps) {
  const { command, basics, asked, levels, aheadMs, links, isOffline, onUnfinished } = props;
  const intl = useIntl();
  const { offer, card, available } = basics;
  const { type } = offer;
  const isUnverified = isMissing(levels.basic) || isMissing(levels.advanced);
  const isIdle = command.submission.state === 'idle';
  // Said before anything is typed.
  const [open, setOpen] = useState<Open | undefined>(isUnverified && isIdle ? 'verification' : undefined);
  const parts = useOtcForm({
    command,
    offer,
    asked,
    available: type === 'sell' ? available : undefined,
    onUnfinished: () => {
      onUnfinished();
      setOpen('unfinished');
    },
  });
  const { form, price, isShort } = parts;
  const isCardMissing = type === 'sell' && card === undefined;
  const submit = (): void => {
    if (isUnverified) setOpen('verification');
    else if (price.isChanged) price.ask();
    else if (!isCardMissing && !isShort) form.submit();
  };
  return (
    <>
      <CommandFrame
        command={command}
        form={{ ...form, submit }}
        emptied={{ value: '' }}
        label={
          type === 'buy'
            ? intl.formatMessage({ id: 'otc.type.buy', defaultMessage: 'Buy' })
            : intl.formatMessage({ id: 'otc.type.sell', defaultMessage: 'Sell' })
        }
        isOffline={isOffline}
        variant={type === 'buy' ? 'buy' : 'sell'}
        busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
        reason={
          isUnverified ? undefined : isCardMissing ? (
            <RefusalText of="otc.cardFirst" />
          ) : isShort ? (
            <RefusalText of="otc.notEnough" />
          ) : undefined
        }
        words={ticketWords<OtcValues, OtcOrder>({
          askedOf: ({ means, value, price: at }) =>
            amountAsked(<OrderWords offer={offer} figures={figuresOf(termsOf(offer, at), means, value)} />),
          alikeOf: (order) => (
            <OtcOrderRow key={order.id} isBare order={order} aheadMs={aheadMs} href={undefined} />
          ),
        })}
        submit={<OrderWords offer={offer} figures={parts.figures} />}
      >
        <MerchantFacts offer={offer} />
        {isCardMissing ? <Payment basics={basics} links={links} /> : null}
        <OtcAmounts basics={basics} parts={parts} aheadMs={aheadMs} />
        {isCardMissing ? null : <Payment basics={basics} links={links} />}
        <Terms basics={basics} parts={parts} />
        <LockNote basics={basics} parts={parts} />
      </CommandFrame>
      <OtcSheets {...props} open={open} parts={parts} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** Opens an order on an offer: two linked amounts at a price that holds for a stated time. */
export function OtcBuyView(props: OtcBuyViewProps) {
  const { command, basics, isClosed, gone, links, onBack, offlineBar } = props;
  const intl = useIntl();
  const known = basics.state === 'ready' ? basics.data?.offer : undefined;
  const { type, currency_name: coin } = known ?? gone.last ?? {};
  // The outcome of a sent order is still reported.
  const isIdle = command.submission.state === 'idle';
  return (
    <SubScreen
      title={
        coin === undefined ? (
          <FormattedMessage id="home.otc" defaultMessage="P2P trading" />
        ) : type === 'sell' ? (
          <FormattedMessage id="otc.sell" defaultMessage="Sell {coin}" values={{ coin }} />
        ) : (
          <FormattedMessage id="otc.buy" defaultMessage="Buy {coin}" values={{ coin }} />
        )
      }
      onBack={onBack}
      beneathBar={offlineBar}
      actions={
        <IconButton
          icon={laterIcons.receipt}
          label={intl.formatMessage({ id: 'otc.orders', defaultMessage: 'P2P orders' })}
          href={links.orders}
        />
      }
    >
      <Remote
        of={basics}
        skeleton={<FormSkeleton />}
        failedTitle={
          <FormattedMessage id="otc.offer.failed" defaultMessage="The offer could not be loaded" />
        }
      >
        {(found) =>
          isClosed && isIdle ? (
            <ProductClosed onBack={onBack} />
          ) : found === undefined || (isIdle && !isTakeable(found.offer)) ? (
            <OfferGone {...gone} />
          ) : (
            <OtcForm key={found.offer.id} {...props} basics={found} />
          )
        }
      </Remote>
    </SubScreen>
  );
}
