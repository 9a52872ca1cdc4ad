import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { reloadWhenServed } from '../../ui/loading/reloadWhenServed.ts';
import type { Core } from '../core.ts';
import { watchBuilds } from './newBuild.ts';

/** Offers to reload once the server has a newer build. Forms are kept over it (components/forms/useDraft.ts). */
export function NewBuild({ core }: { core: Pick<Core, 'toaster'> }) {
  const { formatMessage } = useIntl();
  const { toaster } = core;
  useEffect(
    () =>
      watchBuilds(() =>
        toaster.show({
          kind: 'info',
          stays: true,
          subject: 'new build',
          text: formatMessage({
            id: 'app.newVersion',
            defaultMessage:
              'A new version is ready. Reloading sends nothing. Orders, deposits and withdrawals stay filled in, except passwords and codes.',
          }),
          action: {
            label: formatMessage({ id: 'app.newVersion.reload', defaultMessage: 'Reload now' }),
            onAction: () => void reloadWhenServed(),
          },
        }),
      ),
    [toaster, formatMessage],
  );
  return null;
}
