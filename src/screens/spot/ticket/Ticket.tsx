import { FormattedMessage, useIntl } from 'react-intl';
import type { Pair } from '../../../../contracts/market.ts';
import type { PairQuote } from '../../../api/market.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { MessagesTogether } from '../../../ui/messages/MessagesTogether.tsx';
import { Segmented } from '../../../ui/choices/Segmented.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import type { Remote } from '../../../ui/loading/remoteData.ts';
import type { Available } from './assessment.ts';
import type { OrderSubmission } from './orderDraft.ts';
import { TicketAction } from './TicketAction.tsx';
import { TicketFields } from './TicketFields.tsx';
import { TicketSummary } from './TicketSummary.tsx';
import type { TicketForm } from './useTicket.ts';

interface TicketProps {
  form: TicketForm;
  pair: Pair;
  /** The pair from the back end: whether it trades, and whether its fee is known. */
  quote: Pick<PairQuote, 'open_coin_trade' | 'taker_fee_rate'>;
  available: Remote<Available>;
  isHidden: boolean;
  onRetryBalance: () => void;
  submission: OrderSubmission;
  isSandbox: boolean;
  links: { deposit: string; transfer: string };
}

function SideChoice({ form }: Pick<TicketProps, 'form'>) {
  const intl = useIntl();
  return (
    <Segmented
      label={intl.formatMessage({ id: 'order.side', defaultMessage: 'Side' })}
      value={form.ticket.side}
      onChange={form.setSide}
      options={[
        {
          value: 'buy',
          tone: 'buy',
          label: <FormattedMessage id="side.buy" defaultMessage="Buy" />,
        },
        {
          value: 'sell',
          tone: 'sell',
          label: <FormattedMessage id="side.sell" defaultMessage="Sell" />,
        },
      ]}
    />
  );
}

/** The buy and sell form: cost and receipt are shown above its button. */
export function Ticket(props: TicketProps) {
  const { form, pair, quote, available, isHidden } = props;
  const { onRetryBalance, submission, isSandbox, links } = props;
  const intl = useIntl();
  const { ticket, submitCount, isSubmitting } = form;
  const isFeeKnown = quote.taker_fee_rate !== undefined;
  return (
    <Form
      label={intl.formatMessage({ id: 'spot.ticket.title', defaultMessage: 'Order ticket' })}
      onSubmit={form.submit}
      submitCount={submitCount}
      isSubmitting={isSubmitting}
    >
      <MessagesTogether>
        <Stack gap="3">
          <SideChoice form={form} />
          <Select
            dense
            label={intl.formatMessage({ id: 'spot.ticket.kind', defaultMessage: 'Order type' })}
            value={ticket.kind}
            onChange={form.setKind}
            disabled={!pair.open}
            options={[
              {
                value: 'limit',
                label: <FormattedMessage id="spot.kind.limit" defaultMessage="Limit order" />,
                caption: (
                  <FormattedMessage
                    id="spot.kind.limitHint"
                    defaultMessage="Fills at your price or better, and waits until it does"
                  />
                ),
              },
              {
                value: 'market',
                label: <FormattedMessage id="spot.kind.market" defaultMessage="Market order" />,
                caption: (
                  <FormattedMessage
                    id="spot.kind.marketHint"
                    defaultMessage="Fills now at the best prices in the order book, never beyond the worst price shown"
                  />
                ),
              },
            ]}
          />
          <TicketFields form={form} pair={pair} isDisabled={!pair.open} />
          <TicketSummary
            form={form}
            pair={pair}
            isFeeKnown={isFeeKnown}
            available={available}
            isHidden={isHidden}
            isSandbox={isSandbox}
            links={links}
          />
          <TicketAction
            form={form}
            pair={pair}
            openCode={quote.open_coin_trade}
            isFeeKnown={isFeeKnown}
            submission={submission}
            links={links}
            onRetryBalance={onRetryBalance}
          />
        </Stack>
      </MessagesTogether>
    </Form>
  );
}
