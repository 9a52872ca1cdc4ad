import { useIntl } from 'react-intl';
import { useShell } from '../../components/shell/useShell.ts';

/** Reports the success of a command, in the server's words if present. */
export function useSuccessToast(): { onSuccess: (sentence: string | null) => void } {
  const { toast } = useShell();
  const intl = useIntl();
  const done = intl.formatMessage({ id: 'common.done', defaultMessage: 'Done' });
  return { onSuccess: (sentence) => void toast({ kind: 'success', text: sentence ?? done }) };
}
