// Option ticket as typed, and its estimated outcome.
import { checkOption, netOf, optionFee, optionProfit } from '../../../contracts/rules/option.ts';
import type { OptionProblem } from '../../../contracts/rules/option.ts';
import type { FormOf } from '../../api/calling/client.ts';
import type { OptionCurrency, OptionDuration, OptionOrder, OptionSide } from '../../api/option.ts';
import type { StoredFields } from '../forms/drafts.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isNumber, isOneOf } from '../../stored/shapes.ts';

export type OptionAccount = 'real_account' | 'simulation_account';

/** Decimal text as typed; '' while empty. */
export interface OptionTicket {
  /** Direction of the last submission: the ticket has one button per direction. */
  direction: OptionSide;
  /** 0 until one is selected. */
  seconds: number;
  stake: string;
}

export const storedOptionTicket: Required<StoredFields<OptionTicket>> = {
  direction: isOneOf<OptionSide>('up', 'down', 'neutral'),
  seconds: isNumber,
  stake: isDecimal,
};

/** Terms and conditions that apply to a ticket. */
export interface OptionTerms {
  durations: readonly OptionDuration[];
  currency: OptionCurrency;
}

/** Decimal places of USDT, the settlement currency of options. */
export const stakeScale = 8;

/** No duration and no stake are preselected. */
export const emptyTicket: OptionTicket = { direction: 'up', seconds: 0, stake: '' };

export const durationOf = ({ durations }: OptionTerms, seconds: number): OptionDuration | undefined =>
  durations.find((each) => each.seconds === seconds && each.status === 1);

export function problemOf(terms: OptionTerms, { seconds, stake }: OptionTicket): OptionProblem | undefined {
  const { currency } = terms;
  return checkOption(
    {
      minimum: durationOf(terms, seconds)?.min_num,
      least: currency.micro_min,
      maximum: currency.micro_max,
      feeRate: currency.micro_trade_fee,
      scale: stakeScale,
      // Without a balance from the server, only the server can reject the stake as too high.
      available: currency.user_wallet.micro_balance ?? currency.micro_max + '0',
      asset: currency.name,
    },
    stake,
  );
}

/** All three outcomes, including the fee; undefined without a duration and a stake. */
export interface Outcomes {
  fee: string;
  ratio: string;
  right: string;
  back: string;
  wrong: string;
}

export function outcomesOf(
  terms: OptionTerms,
  { seconds, stake }: OptionTicket,
  direction: OptionSide = 'up',
): Outcomes | undefined {
  const duration = durationOf(terms, seconds);
  const ratio = direction === 'neutral' ? duration?.neutral_ratio : duration?.profit_ratio;
  if (ratio === undefined || !/^\d*\.?\d+$/.test(stake) || !/[1-9]/.test(stake)) return undefined;
  const fee = optionFee(stake, terms.currency.micro_trade_fee, stakeScale);
  const figures = { stake, fee, profit: optionProfit(stake, ratio, stakeScale) };
  return { fee, ratio, right: netOf(1, figures), back: netOf(0, figures), wrong: netOf(-1, figures) };
}

const codes = { up: '1', down: '2', neutral: '0' } as const;

/** Request body of an order. */
export function optionForm(
  { direction, seconds, stake }: OptionTicket,
  ids: { match_id: string; currency_id: string },
  account_type: OptionAccount,
  client_order_id: string | undefined,
): FormOf<'placeOption'> {
  return {
    ...ids,
    type: codes[direction],
    seconds: String(seconds),
    number: stake,
    account_type,
    client_order_id,
  };
}

/** Whether a listed order matches the ticket. An order with its own client order id never matches. */
export const isAlikeOption = (order: OptionOrder, ticket: OptionTicket, matchId: string): boolean =>
  order.client_order_id === undefined &&
  String(order.match_id) === matchId &&
  order.direction === ticket.direction &&
  order.seconds === ticket.seconds &&
  order.number === ticket.stake;
