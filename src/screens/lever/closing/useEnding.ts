import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../../api/calling/ApiError.ts';
import { refetchQueries } from '../../../api/calling/refetchQueries.ts';
import {
  cancelLeverOrder,
  closePosition,
  closePositions,
  positions,
  withdrawClose,
  type LeverAnswer,
  type LeverTrade,
} from '../../../api/lever.ts';
import { useChecked } from '../../../components/command/useChecked.ts';
import { isApiError, isSaidByApp } from '../../../components/shell/apiErrors.ts';
import { failureToast, refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import type { MoneyCommand } from '../../../api/calling/moneyCommand.ts';
import { isNumber, isRecord, isText } from '../../../stored/shapes.ts';
import type { ToastMessage } from '../../../ui/messages/createToaster.ts';
import type { HowToClose } from './ClosePosition.tsx';
import { storedName, type LeverAccount } from '../leverForm.ts';
import { tradeOf } from '../tradeOf.ts';

/** Position to close, or order to cancel. */
interface Ending {
  id: number;
  /** Lots at the time of the request. */
  share: number;
  symbol?: string;
  /** Lots to close if only a part is closed. */
  lots?: number;
  partId?: string;
  /** Worst acceptable price. */
  worst?: string;
}

const isMissingOr = (is: (value: unknown) => boolean, value: unknown) => value === undefined || is(value);
const isEnding = (value: unknown): value is Ending =>
  isRecord(value) &&
  isNumber(value['id']) &&
  isNumber(value['share']) &&
  isMissingOr(isNumber, value['lots']) &&
  (['symbol', 'partId', 'worst'] as const).every((name) => isMissingOr(isText, value[name]));

/** Withdrawal of a close request, by its position and request time. */
interface Withdrawal {
  id: number;
  askedMs: number;
}

const isWithdrawal = (value: unknown): value is Withdrawal =>
  isRecord(value) && isNumber(value['id']) && isNumber(value['askedMs']);

/** Closing of all positions of a contract. */
interface EndingAll {
  currency: number;
  legal: number;
  /** Id of the newest position. */
  untilId: number;
}

const isEndingAll = (value: unknown): value is EndingAll =>
  isRecord(value) && (['currency', 'legal', 'untilId'] as const).every((field) => isNumber(value[field]));

export interface Found {
  state: 'done' | 'open';
  /** The request waits for a price. */
  isAsked?: boolean;
}

const isEnded = ({ status }: LeverTrade): boolean =>
  status === 'closing' || status === 'closed' || status === 'cancelled';

/** Outcome from the list; undefined if the list does not contain it. */
function foundOf(trade: LeverTrade | undefined, { share, lots }: Ending): Found | undefined {
  if (trade?.status === undefined) return undefined;
  const isDone = isEnded(trade) || (lots !== undefined && trade.share <= share - lots);
  return { state: isDone ? 'done' : 'open', isAsked: trade.close_asked_ms !== undefined };
}

/** Message after a close: closed amount, contract and remaining position. */
function useClosedText() {
  const intl = useIntl();
  const lotsText = (lots: number) =>
    intl.formatMessage(
      { id: 'lever.lots.count', defaultMessage: '{lots, plural, one {# lot} other {# lots}}' },
      { lots },
    );
  return ({ symbol, share, lots }: Ending, isAsked: boolean): string => {
    if (isAsked)
      return intl.formatMessage({
        id: 'lever.closed.asked',
        defaultMessage: 'Close requested. Waiting for a price',
      });
    if (symbol === undefined)
      return intl.formatMessage({ id: 'lever.closed.done', defaultMessage: 'Position closed' });
    return lots === undefined || lots === share
      ? intl.formatMessage(
          { id: 'lever.closed.whole', defaultMessage: '{symbol}: {lots} closed, none left' },
          { symbol, lots: lotsText(share) },
        )
      : intl.formatMessage(
          { id: 'lever.closed.part', defaultMessage: '{symbol}: {lots} closed, {rest} still open' },
          { symbol, lots: lotsText(lots), rest: lotsText(share - lots) },
        );
  };
}

function useSuccessToast() {
  const intl = useIntl();
  return {
    withdrawn: intl.formatMessage({
      id: 'lever.withdraw.done',
      defaultMessage: 'Request cancelled. The position stays open',
    }),
    closedAll: intl.formatMessage({ id: 'lever.closed.all', defaultMessage: 'Positions closed' }),
    cancelled: intl.formatMessage({ id: 'spot.cancelled', defaultMessage: 'Order cancelled' }),
    checking: intl.formatMessage({
      id: 'lever.ending.checking',
      defaultMessage: 'We’re checking the outcome',
    }),
    open: intl.formatMessage({
      id: 'lever.ending.open',
      defaultMessage: 'Nothing changed: it is still open',
    }),
    unclear: intl.formatMessage({
      id: 'lever.ending.unclear',
      defaultMessage: 'We could not confirm the outcome. Check your positions.',
    }),
  };
}

/** Reports the outcome of a close, immediately or after a lookup. */
export function useTelling() {
  const intl = useIntl();
  const said = useSuccessToast();
  const { toast } = useShell();
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const domain of ['lever', 'wallet']) refetchQueries(queryClient, { queryKey: [domain] });
  };
  const foundToast = (found: Found | undefined, done: string, error: ApiError | undefined): ToastMessage => {
    if (found?.state === 'done') return { kind: 'success', text: done };
    if (found) return { kind: 'info', text: said.open };
    return refusalToast(said.unclear, error?.requestId);
  };
  /** @param subject subject of the toasts of a command */
  const checksOf = <Draft>(
    done: (draft: Draft, found: Found) => string,
    subject: (draft: Draft) => string,
  ) => ({
    isOver: ({ state }: Found) => state === 'done',
    onChecking: (draft: Draft) => toast({ kind: 'info', text: said.checking, subject: subject(draft) }),
    onChecked(found: Found | undefined, draft: Draft, error: ApiError | undefined): void {
      refresh();
      toast({ ...foundToast(found, found ? done(draft, found) : '', error), subject: subject(draft) });
    },
  });
  async function say<Made>(
    subject: string,
    done: Promise<Made | undefined>,
    textOf: (made: Made) => string,
  ): Promise<void> {
    try {
      const made = await done;
      if (made === undefined) return;
      refresh();
      toast({ kind: 'success', text: textOf(made), subject });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isSaidByApp(error)) toast(failureToast(intl, error, subject));
    }
  }
  return { said, checksOf, say };
}

/** Outcome for a back end whose response is only a sentence. */
const done = 'done';
const saidBy = <Form, Made>(command: MoneyCommand<Form, Made>): MoneyCommand<Form, Made | typeof done> => ({
  ...command,
  send: async (form, kept) => (await command.send(form, kept)) ?? done,
});

/** Withdraws a close request. */
function useWithdrawal(account: LeverAccount) {
  const queryClient = useQueryClient();
  const { said, checksOf, say } = useTelling();
  const subjectOf = (id: number) => `${storedName('withdrawClose', account)} ${id}`;
  const withdraw = useChecked({
    ...checksOf<Withdrawal>(
      () => said.withdrawn,
      ({ id }) => subjectOf(id),
    ),
    nameOf: ({ id, askedMs }: Withdrawal) => `${id} ${askedMs}`,
    async look({ id, askedMs }: Withdrawal): Promise<Found | undefined> {
      const trade = await tradeOf(queryClient, id);
      return trade && { state: trade.close_asked_ms === askedMs ? 'open' : 'done' };
    },
    store: { name: storedName('withdrawClose', account), isDraft: isWithdrawal },
    mutation: withdrawClose(),
    formOf: ({ id, askedMs }: Withdrawal) => ({ id: String(id), asked_ms: String(askedMs) }),
  });
  return ({ id, close_asked_ms: askedMs }: LeverTrade): Promise<void> =>
    askedMs === undefined
      ? Promise.resolve()
      : say(subjectOf(id), withdraw({ id, askedMs }), () => said.withdrawn);
}

const isClosing = (made: LeverAnswer | typeof done): boolean => made !== done && made.status === 'closing';

/** Closes all positions of a contract. */
function useClosingAll(account: LeverAccount) {
  const queryClient = useQueryClient();
  const { said, checksOf, say } = useTelling();
  const subjectOf = (untilId: number) => `${storedName('closeAll', account)} ${untilId}`;
  const closeAll = useChecked({
    ...checksOf<EndingAll>(
      () => said.closedAll,
      ({ untilId }) => subjectOf(untilId),
    ),
    nameOf: ({ untilId }: EndingAll) => String(untilId),
    async look({ currency, legal, untilId }: EndingAll): Promise<Found> {
      const pair = { currency_id: String(currency), legal_id: String(legal) };
      const query = positions({ status: '1', limit: '50', account_type: account, ...pair });
      const { message } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      const isLeft = message.data.some(
        (row) => row.id <= untilId && row.currency === currency && row.legal === legal,
      );
      return { state: isLeft ? 'open' : 'done' };
    },
    store: { name: storedName('closeAll', account), isDraft: isEndingAll },
    mutation: closePositions(),
    formOf: ({ currency, legal, untilId }: EndingAll) => ({
      currency_id: String(currency),
      legal_id: String(legal),
      until_id: String(untilId),
      account_type: account,
    }),
  });
  return (trades: readonly LeverTrade[]): Promise<void> => {
    const [{ currency, legal }] = trades as [LeverTrade];
    const untilId = Math.max(...trades.map(({ id }) => id));
    return say(subjectOf(untilId), closeAll({ currency, legal, untilId }), () => said.closedAll);
  };
}

/** Closes positions and cancels orders, each exactly once; without a response, the outcome is looked up. */
export function useEnding(account: LeverAccount) {
  const queryClient = useQueryClient();
  const { said, checksOf, say } = useTelling();
  const ofOne = {
    nameOf: ({ id, partId = '' }: Ending) => `${id} ${partId}`.trimEnd(),
    look: async (asked: Ending) => foundOf(await tradeOf(queryClient, asked.id), asked),
  };
  const closedText = useClosedText();
  const subjectOf = (name: 'close' | 'cancel', id: number) => `${storedName(name, account)} ${id}`;
  const close = useChecked({
    ...ofOne,
    ...checksOf(
      (asked: Ending, { isAsked = false }) => closedText(asked, isAsked),
      ({ id }) => subjectOf('close', id),
    ),
    store: { name: storedName('close', account), isDraft: isEnding },
    mutation: saidBy(closePosition()),
    formOf: ({ id, lots, partId, worst }: Ending) => ({
      id: String(id),
      ...(worst === undefined ? {} : { worst_price: worst }),
      ...(lots === undefined ? {} : { share: String(lots), client_close_id: partId }),
    }),
  });
  const cancel = useChecked({
    ...ofOne,
    ...checksOf<Ending>(
      () => said.cancelled,
      ({ id }) => subjectOf('cancel', id),
    ),
    store: { name: storedName('cancel', account), isDraft: isEnding },
    mutation: cancelLeverOrder(),
    formOf: ({ id }: Ending) => ({ id: String(id) }),
  });
  return {
    onClose: ({ id, share, symbol }: LeverTrade, { lots, worst }: HowToClose = {}) => {
      const part = lots === undefined ? {} : { lots, partId: `${id}-${share}-${lots}` };
      const asked = { id, share, symbol, ...part, ...(worst === undefined ? {} : { worst }) };
      return say(subjectOf('close', id), close(asked), (made) => closedText(asked, isClosing(made)));
    },
    onWithdrawClose: useWithdrawal(account),
    onCloseAll: useClosingAll(account),
    onCancel: ({ id, share }: LeverTrade) =>
      say(subjectOf('cancel', id), cancel({ id, share }), () => said.cancelled),
  };
}
