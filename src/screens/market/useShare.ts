import { useIntl } from 'react-intl';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isShared } from '../../components/shell/isShared.ts';
import { copyText } from '../../ui/actions/copyText.ts';

/** Shares an address of this app with the device's share sheet, or copies it if there is none. */
export function useShare(): (title: string, path: string) => Promise<void> {
  const intl = useIntl();
  const { toast } = useShell();
  return async (title, path) => {
    const url = new URL(path, globalThis.location.href).href;
    try {
      if (await isShared({ title, url })) return;
      if (!(await copyText(url))) throw new Error('Copying is forbidden');
      const text = intl.formatMessage({ id: 'kline.share.copied', defaultMessage: 'Link copied' });
      toast({ kind: 'success', text, subject: 'share' });
    } catch {
      const text = intl.formatMessage({
        id: 'kline.share.failed',
        defaultMessage: 'The link could not be copied. You can copy it from the address bar.',
      });
      toast(refusalToast(text, undefined, { subject: 'share' }));
    }
  };
}
