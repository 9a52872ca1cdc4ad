import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PositionSide } from '../../../contracts/rules/lever.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { BalanceAmount } from '../../components/amounts/BalanceAmount.tsx';
import { Figures } from '../../components/amounts/Figures.tsx';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StickyAction } from '../../ui/screen/StickyAction.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { LeverConditions, SideAssessment } from './leverTicket.ts';
import { noPrice } from '../../components/lever/noPrice.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import type { LeverForm } from './useLeverTicket.ts';

/** Links that fund an order; the demo account has none. */
export interface TicketLinks {
  transfer?: string;
  deposit?: string;
}

interface ActionProps {
  form: LeverForm;
  conditions: LeverConditions;
  quote: string;
  /** Reason why no position can be opened. */
  reason?: ReactNode;
  isSending: boolean;
  isDemo: boolean;
  links: TicketLinks;
}

/** Margin, available balance, fee and overnight fee of an order, above the submit buttons. */
export function LeverTicketFigures({
  form,
  conditions,
  quote,
}: Pick<ActionProps, 'form' | 'conditions' | 'quote'>) {
  const intl = useIntl();
  const formats = useFormats();
  const { opening } = form.assessment;
  const isEstimate = opening?.isWaiting === false;
  const rate = formats.feeRate(new BigNumber(conditions.terms.rules.feeRate).times(100).toFixed());
  return (
    <Figures
      rows={[
        {
          name: <FormattedMessage id="lever.margin" defaultMessage="Margin" />,
          value: (
            <Amount
              value={opening?.cost.margin}
              coin={quote}
              estimate={isEstimate ? 'cost' : undefined}
              fits
            />
          ),
        },
        {
          name: <FormattedMessage id="spot.ticket.available" defaultMessage="Available" />,
          value: <BalanceAmount value={conditions.available} coin={quote} isReport isBrief fits />,
        },
        {
          name: intl.formatMessage({ id: 'spot.ticket.fee', defaultMessage: 'Fee {rate}' }, { rate }),
          value: (
            <Amount value={opening?.cost.fee} coin={quote} estimate={isEstimate ? 'fee' : undefined} fits />
          ),
        },
        {
          name: <FormattedMessage id="lever.overnightFee" defaultMessage="Overnight fee" />,
          value: (
            <Amount value={opening?.overnight} coin={quote} estimate={isEstimate ? 'cost' : undefined} fits />
          ),
        },
      ]}
    />
  );
}

/** Maximum loss, in one sentence. */
function Loss({ form, quote }: Pick<ActionProps, 'form' | 'quote'>) {
  const { opening } = form.assessment;
  if (form.ticket.mode === 'cross')
    return (
      <FormattedMessage
        id="lever.loss.cross"
        defaultMessage="You can lose everything in your contract account."
      />
    );
  return opening === undefined ? (
    <FormattedMessage id="lever.loss.isolated" defaultMessage="You can lose the whole margin, plus fees." />
  ) : (
    <FormattedMessage
      id="lever.loss.amount"
      defaultMessage="You can lose up to {amount} of margin, plus fees."
      values={{
        amount: (
          <strong>
            <Amount
              value={opening.cost.margin}
              coin={quote}
              estimate={opening.isWaiting ? undefined : 'cost'}
            />
          </strong>
        ),
      }}
    />
  );
}

function Liquidation({ side, conditions }: { side: SideAssessment; conditions: LeverConditions }) {
  const formats = useFormats();
  const { opening } = side;
  const price =
    opening === undefined
      ? noValue
      : opening.liquidation === undefined
        ? noPrice
        : formats.price(opening.liquidation, conditions.terms.rules.priceTick);
  return (
    <Text as="span" variant="micro" num>
      <FormattedMessage id="lever.estLiquidation" defaultMessage="est. liq. {price}" values={{ price }} />
    </Text>
  );
}

/** Label of the button: the action and its account. */
export function OpenWords({ side, isDemo }: { side: PositionSide; isDemo: boolean }) {
  if (isDemo)
    return side === 'long' ? (
      <FormattedMessage id="lever.demo.long" defaultMessage="Demo long" />
    ) : (
      <FormattedMessage id="lever.demo.short" defaultMessage="Demo short" />
    );
  return side === 'long' ? (
    <FormattedMessage id="lever.openLong" defaultMessage="Open long" />
  ) : (
    <FormattedMessage id="lever.openShort" defaultMessage="Open short" />
  );
}

interface SideButtonProps extends ActionProps {
  side: PositionSide;
}

function SideButton({ form, conditions, side, reason, isSending, isDemo }: SideButtonProps) {
  const assessment = form[side];
  const isOff = reason !== undefined || assessment.isUnaffordable || assessment.isFull;
  const isThis = isSending && form.ticket.side === side;
  return (
    <Button
      variant={side === 'long' ? 'buy' : 'sell'}
      width="block"
      disabled={isOff}
      loading={isThis ? <FormattedMessage id="common.sending" defaultMessage="Sending" /> : undefined}
      onClick={() => form.submit(side)}
    >
      <Stack align="center">
        <Stack direction="row" gap="2" align="center">
          <Icon name={side === 'long' ? laterIcons.arrowUp : laterIcons.arrowDown} size="sm" />
          <OpenWords side={side} isDemo={isDemo} />
        </Stack>
        <Liquidation side={assessment} conditions={conditions} />
      </Stack>
    </Button>
  );
}

/** Reason why one side cannot be opened although the ticket is valid. */
function SideReason({ form, links }: Pick<ActionProps, 'form' | 'links'>) {
  if (form.long.isUnaffordable || form.short.isUnaffordable)
    return (
      <Stack gap="2" align="center">
        <RefusalText of="wallet.insufficientBalance" />
        <Stack direction="row" gap="5" justify="center">
          {links.transfer === undefined ? null : (
            <Link href={links.transfer}>
              <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
            </Link>
          )}
          {links.deposit === undefined ? null : (
            <Link href={links.deposit}>
              <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />
            </Link>
          )}
        </Stack>
      </Stack>
    );
  if (form.long.isFull || form.short.isFull)
    return (
      <FormattedMessage
        id="lever.paused"
        defaultMessage="New positions are paused on this contract. You can close yours at any time."
      />
    );
  return null;
}

/** Maximum loss, and a button for each side with its liquidation price. */
export function LeverTicketAction(props: ActionProps) {
  const { form, quote, reason, links } = props;
  return (
    <StickyAction>
      <Stack gap="3">
        <Text as="p" variant="caption" tone="secondary">
          <Loss form={form} quote={quote} />
        </Text>
        <ButtonPair>
          <SideButton {...props} side="long" />
          <SideButton {...props} side="short" />
        </ButtonPair>
        <Text as="div" variant="caption" tone="secondary" align="center">
          {reason ?? <SideReason form={form} links={links} />}
        </Text>
      </Stack>
    </StickyAction>
  );
}
