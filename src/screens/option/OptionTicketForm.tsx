import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OptionSide } from '../../api/option.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { BalanceAmount } from '../../components/amounts/BalanceAmount.tsx';
import { FieldProblem } from '../../components/forms/FieldProblem.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { ChipGrid } from '../../ui/choices/ChipGrid.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { IconName } from '../../ui/pictures/icons.ts';
import { Link } from '../../ui/actions/Link.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { MessagesTogether } from '../../ui/messages/MessagesTogether.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { OutcomePanel } from '../../components/option/OutcomePanel.tsx';
import { directionNames } from '../../components/option/OptionPills.tsx';
import { Cost, CostRow, SideRow, StakeRow } from '../../components/option/TicketRows.tsx';
import {
  durationOf,
  outcomesOf,
  stakeScale,
  type OptionTerms,
} from '../../components/option/optionTicket.ts';
import { optionProblemText } from './problemText.ts';
import type { OptionForm } from './useOptionTicket.ts';

interface OptionTicketProps {
  form: OptionForm;
  terms: OptionTerms;
  /** Reason why no order can be placed, regardless of the ticket's values. */
  reason: ReactNode;
  isSending: boolean;
  isDemo: boolean;
  /** Undefined on the demo account. */
  transfer: string | undefined;
}

/** Durations with their payout rates. */
function Durations({ form, terms }: Pick<OptionTicketProps, 'form' | 'terms'>) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Stack gap="2">
      <Stack direction="row" justify="between" align="baseline" gap="4">
        <Text as="h2" variant="label">
          <FormattedMessage id="option.durations" defaultMessage="Duration and payout" />
        </Text>
        <Text variant="caption" tone="secondary">
          <FormattedMessage id="option.durations.profit" defaultMessage="Profit if right" />
        </Text>
      </Stack>
      <ChipGrid
        columns="four"
        label={intl.formatMessage({ id: 'option.durations', defaultMessage: 'Duration and payout' })}
        error={form.errors.seconds}
      >
        {terms.durations
          .filter(({ status }) => status === 1)
          .map(({ seconds, profit_ratio: ratio }) => (
            <Chip
              key={seconds}
              pressed={form.ticket.seconds === seconds}
              onClick={() => form.change({ seconds })}
              note={
                <FormattedMessage
                  id="option.payout"
                  defaultMessage="+{ratio}%"
                  values={{ ratio: formats.exact(ratio) }}
                />
              }
            >
              <FormattedMessage
                id="option.seconds"
                defaultMessage="{seconds} s"
                values={{ seconds: formats.quantity(String(seconds), '1') }}
              />
            </Chip>
          ))}
      </ChipGrid>
    </Stack>
  );
}

function useStakeProblem({ form }: Pick<OptionTicketProps, 'form'>): ReactNode {
  const intl = useIntl();
  const formats = useFormats();
  const { problem, ticket, errors } = form;
  // An insufficient balance is shown below the buttons.
  if (problem?.field !== 'stake' || problem.reason === 'wallet.insufficientBalance') return undefined;
  if (ticket.stake === '') return errors.stake;
  return (
    <FieldProblem
      text={optionProblemText(intl, formats, problem)}
      nearest={problem.nearest}
      onUse={(stake) => form.change({ stake })}
    />
  );
}

function Stake({ form, terms }: Pick<OptionTicketProps, 'form' | 'terms'>) {
  const intl = useIntl();
  const formats = useFormats();
  const { currency } = terms;
  const { stake } = form.ticket;
  const least = durationOf(terms, form.ticket.seconds)?.min_num ?? currency.micro_min;
  return (
    <StakeRow
      field={
        <AmountField
          size="dense"
          name="stake"
          label={
            <FormattedMessage
              id="option.stake.min"
              defaultMessage="Stake, min. {min}"
              values={{ min: formats.exact(least) }}
            />
          }
          value={stake}
          onChange={(next) => form.change({ stake: next })}
          onStep={(direction) => {
            const next = new BigNumber(/^\d*\.?\d+$/.test(stake) ? stake : 0).plus(10 * direction);
            form.change({ stake: BigNumber.max(next, 0).toFixed() });
          }}
          decimals={stakeScale}
          spareDecimals={1}
          error={useStakeProblem({ form })}
        />
      }
      choices={
        <ChipGrid
          columns="beside"
          label={intl.formatMessage({ id: 'option.stakes', defaultMessage: 'Preset stakes' })}
        >
          {currency.micro_numbers.map(({ number }) => (
            <Chip key={number} pressed={stake === number} onClick={() => form.change({ stake: number })}>
              {formats.exact(number)}
            </Chip>
          ))}
        </ChipGrid>
      }
    />
  );
}

const looks: Record<OptionSide, { variant: 'buy' | 'sell' | 'secondary'; icon: IconName }> = {
  up: { variant: 'buy', icon: laterIcons.arrowUp },
  neutral: { variant: 'secondary', icon: laterIcons.arrowRight },
  down: { variant: 'sell', icon: laterIcons.arrowDown },
};

/** Where the closing price must be, relative to the entry, for a side to win. */
function Where({ side, size }: { side: OptionSide; size: string }) {
  if (side === 'up')
    return <FormattedMessage id="option.over" defaultMessage="over +{size}" values={{ size }} />;
  return side === 'down' ? (
    <FormattedMessage id="option.under" defaultMessage="under −{size}" values={{ size }} />
  ) : (
    <FormattedMessage id="option.inside" defaultMessage="within ±{size}" values={{ size }} />
  );
}

/** Up, neutral if offered, and down. */
function Sides({ form, terms, reason, isSending, isDemo }: OptionTicketProps) {
  const formats = useFormats();
  const duration = durationOf(terms, form.ticket.seconds);
  const band = duration?.neutral_band;
  const hasNeutral = terms.durations.some(({ neutral_ratio: ratio }) => ratio !== undefined);
  const isPoor = form.problem?.reason === 'wallet.insufficientBalance';
  const sides = (['up', 'neutral', 'down'] as const).filter((side) => side !== 'neutral' || hasNeutral);
  return (
    <SideRow>
      {sides.map((side) => (
        <Button
          key={side}
          variant={looks[side].variant}
          size="tight"
          width="block"
          disabled={reason !== undefined || isPoor || (side === 'neutral' && duration?.neutral_ratio === '')}
          loading={
            isSending && form.ticket.direction === side ? (
              <FormattedMessage id="common.sending" defaultMessage="Sending" />
            ) : undefined
          }
          onClick={() => form.submit(side)}
        >
          <Stack align="center">
            <Stack direction="row" gap="2" align="center">
              <Icon name={looks[side].icon} size="sm" />
              {directionNames[side].label}
            </Stack>
            <Text as="span" variant="micro" num>
              {isDemo ? <FormattedMessage id="lever.demo" defaultMessage="Demo" /> : null}
              {isDemo && band !== undefined ? ' ' : null}
              {band === undefined ? null : <Where side={side} size={formats.exact(band)} />}
            </Text>
          </Stack>
        </Button>
      ))}
    </SideRow>
  );
}

/** Available balance, and fee in addition to the stake. */
function Costs({ form, terms, isDemo }: Pick<OptionTicketProps, 'form' | 'terms' | 'isDemo'>) {
  const formats = useFormats();
  const { currency } = terms;
  const rate = formats.feeRate(currency.micro_trade_fee);
  return (
    <CostRow>
      <span>
        {isDemo ? (
          <FormattedMessage id="option.available.demo" defaultMessage="Demo, available" />
        ) : (
          <FormattedMessage id="spot.ticket.available" defaultMessage="Available" />
        )}{' '}
        <Cost>
          <BalanceAmount value={currency.user_wallet.micro_balance} coin={currency.name} isReport isBrief />
        </Cost>
      </span>
      <span>
        <FormattedMessage id="spot.ticket.fee" defaultMessage="Fee {rate}" values={{ rate }} />{' '}
        <Cost>
          <Amount value={outcomesOf(terms, form.ticket)?.fee} coin={currency.name} />
        </Cost>
      </span>
    </CostRow>
  );
}

/** Duration, stake, all outcomes, and a button for each direction. */
export function OptionTicketForm(props: OptionTicketProps) {
  const { form, terms, reason, isDemo, transfer } = props;
  const intl = useIntl();
  const isPoor = form.problem?.reason === 'wallet.insufficientBalance';
  return (
    <Form
      label={intl.formatMessage({ id: 'spot.ticket.title', defaultMessage: 'Order ticket' })}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
      onSubmit={() => undefined}
    >
      <MessagesTogether>
        <Stack gap="3">
          <Durations {...props} />
          <Stake {...props} />
          <Costs {...props} />
          <OutcomePanel terms={terms} ticket={form.ticket} isDemo={isDemo} />
          <Text as="p" variant="caption" tone="secondary">
            <FormattedMessage
              id="option.rule"
              defaultMessage="Entry is the next tick after acceptance. Within the band Neutral pays, and Up and Down get the stake back."
            />
          </Text>
          <Sides {...props} />
          <Text as="div" variant="caption" tone="secondary" align="center">
            {reason ??
              (isPoor ? (
                <Stack gap="2" align="center">
                  <RefusalText of="wallet.insufficientBalance" />
                  {transfer === undefined ? null : (
                    <Link href={transfer}>
                      <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
                    </Link>
                  )}
                </Stack>
              ) : null)}
          </Text>
        </Stack>
      </MessagesTogether>
    </Form>
  );
}
