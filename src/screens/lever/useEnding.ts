import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { askAgain } from '../../api/calling/askAgain.ts';
import {
  cancelLeverOrder,
  closePosition,
  closePositions,
  positions,
  type LeverTrade,
} from '../../api/lever.ts';
import { useChecked } from '../../components/command/useChecked.ts';
import { failureToast, isApiError, refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { MoneyCommand } from '../../api/calling/moneyCommand.ts';
import { isNumber, isRecord, isText } from '../../stored/shapes.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import { storedName, type LeverAccount } from './leverForm.ts';
import { tradeOf } from './tradeOf.ts';

/** A position that is to be closed, or an order to be cancelled. */
interface Ending {
  id: number;
  /** How many lots there were when it was asked for. */
  share: number;
  /** Of a part. */
  lots?: number;
  partId?: string;
}

const isMissingOr = (is: (value: unknown) => boolean, value: unknown) => value === undefined || is(value);
const isEnding = (value: unknown): value is Ending =>
  isRecord(value) &&
  isNumber(value['id']) &&
  isNumber(value['share']) &&
  isMissingOr(isNumber, value['lots']) &&
  isMissingOr(isText, value['partId']);

/** All positions of a contract. */
interface EndingAll {
  currency: number;
  legal: number;
  /** The newest of them. */
  untilId: number;
}

const isEndingAll = (value: unknown): value is EndingAll =>
  isRecord(value) && (['currency', 'legal', 'untilId'] as const).every((field) => isNumber(value[field]));

export interface Found {
  state: 'done' | 'open';
}

const isEnded = ({ status }: LeverTrade): boolean =>
  status === 'closing' || status === 'closed' || status === 'cancelled';

/** Undefined where the list does not say it. */
function foundOf(trade: LeverTrade | undefined, { share, lots }: Ending): Found | undefined {
  if (trade?.status === undefined) return undefined;
  const isDone = isEnded(trade) || (lots !== undefined && trade.share <= share - lots);
  return { state: isDone ? 'done' : 'open' };
}

function useSaid() {
  const intl = useIntl();
  return {
    closed: intl.formatMessage({ id: 'lever.closed.done', defaultMessage: 'Position closed' }),
    closedAll: intl.formatMessage({ id: 'lever.closed.all', defaultMessage: 'Positions closed' }),
    cancelled: intl.formatMessage({ id: 'spot.cancelled', defaultMessage: 'Order cancelled' }),
    checking: intl.formatMessage({
      id: 'lever.ending.checking',
      defaultMessage: 'We are checking what became of it',
    }),
    open: intl.formatMessage({
      id: 'lever.ending.open',
      defaultMessage: 'Nothing changed: it is still open',
    }),
    unclear: intl.formatMessage({
      id: 'lever.ending.unclear',
      defaultMessage: 'We could not check what became of it. See your positions.',
    }),
  };
}

/** Says what became of one: at once, or once it was looked up. */
export function useTelling() {
  const intl = useIntl();
  const said = useSaid();
  const { toast } = useShell();
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const domain of ['lever', 'wallet']) askAgain(queryClient, { queryKey: [domain] });
  };
  const foundToast = (found: Found | undefined, done: string, error: ApiError | undefined): ToastMessage => {
    if (found?.state === 'done') return { kind: 'success', text: done };
    if (found) return { kind: 'info', text: said.open };
    return refusalToast(said.unclear, error?.requestId);
  };
  const checksOf = (done: string) => ({
    isOver: ({ state }: Found) => state === 'done',
    onChecking: () => toast({ kind: 'info', text: said.checking }),
    onChecked(found: Found | undefined, _: unknown, error: ApiError | undefined): void {
      refresh();
      toast(foundToast(found, done, error));
    },
  });
  async function say(done: Promise<unknown>, text: string): Promise<void> {
    try {
      if ((await done) === undefined) return;
      refresh();
      toast({ kind: 'success', text });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'sessionExpired') toast(failureToast(intl, error));
    }
  }
  return { said, checksOf, say };
}

/** A back end that answers a sentence alone has done it as well. */
const done = 'done';
const saidBy = <Form, Made>(command: MoneyCommand<Form, Made>): MoneyCommand<Form, Made | typeof done> => ({
  ...command,
  send: async (form, kept) => (await command.send(form, kept)) ?? done,
});

/** Closes positions and cancels orders, each once; what became of one whose answer did not come is looked up. */
export function useEnding(account: LeverAccount) {
  const queryClient = useQueryClient();
  const { said, checksOf, say } = useTelling();
  const ofOne = {
    nameOf: ({ id, partId = '' }: Ending) => `${id} ${partId}`.trimEnd(),
    look: async (asked: Ending) => foundOf(await tradeOf(queryClient, asked.id), asked),
  };
  const close = useChecked({
    ...ofOne,
    ...checksOf(said.closed),
    store: { name: storedName('close', account), isDraft: isEnding },
    mutation: saidBy(closePosition()),
    formOf: ({ id, lots, partId }: Ending) => ({
      id: String(id),
      ...(lots === undefined ? {} : { share: String(lots), client_close_id: partId }),
    }),
  });
  const cancel = useChecked({
    ...ofOne,
    ...checksOf(said.cancelled),
    store: { name: storedName('cancel', account), isDraft: isEnding },
    mutation: cancelLeverOrder(),
    formOf: ({ id }: Ending) => ({ id: String(id) }),
  });
  const closeAll = useChecked({
    ...checksOf(said.closedAll),
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
      ...{ currency_id: String(currency), legal_id: String(legal), until_id: String(untilId) },
      account_type: account,
    }),
  });
  return {
    onClose: ({ id, share }: LeverTrade, lots?: number) => {
      const part = lots === undefined ? {} : { lots, partId: `${id}-${share}-${lots}` };
      return say(close({ id, share, ...part }), said.closed);
    },
    onCloseAll: (trades: readonly LeverTrade[]) => {
      const [{ currency, legal }] = trades as [LeverTrade];
      const untilId = Math.max(...trades.map(({ id }) => id));
      return say(closeAll({ currency, legal, untilId }), said.closedAll);
    },
    onCancel: ({ id, share }: LeverTrade) => say(cancel({ id, share }), said.cancelled),
  };
}
