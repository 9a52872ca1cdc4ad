import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { setStops, type LeverTrade } from '../../api/lever.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { isApiError } from '../../components/shell/apiErrors.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { StopValues } from './StopsSheet.tsx';

const names = { target_profit_price: 'takeProfit', stop_loss_price: 'stopLoss' };

/** Sets both stops of a position and reports it. */
export function useStops() {
  const intl = useIntl();
  const { toast } = useShell();
  const { mutateAsync } = useMutation({ ...setStops(), meta: { handlesErrors: true } });
  return async ({ id }: LeverTrade, { takeProfit, stopLoss }: StopValues): Promise<Refused | undefined> => {
    try {
      await mutateAsync({
        id: String(id),
        ...(takeProfit === '' ? {} : { target_profit_price: takeProfit }),
        ...(stopLoss === '' ? {} : { stop_loss_price: stopLoss }),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return refusedOf(intl, error, names);
    }
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'lever.stops.saved', defaultMessage: 'TP / SL saved' }),
    });
    return undefined;
  };
}
