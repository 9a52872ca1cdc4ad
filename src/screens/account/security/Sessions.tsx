import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endSession, sessions } from '../../../api/openSessions.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { extendedOf } from '../extended.ts';
import { SessionsPage } from './SessionsPage.tsx';
import { useSuccessToast } from '../useSuccessToast.ts';

/** Login sessions of the account. */
export function Sessions() {
  const { serverNow, pathOf, back, offlineBar } = useShell();
  const list = useQuery(sessions());
  const said = useSuccessToast();
  const queryClient = useQueryClient();
  const one = useMutation({ ...endSession(), ...said });
  const others = useMutation({ ...endOtherSessions(), ...said });
  const [ended, setEnded] = useState<readonly string[]>([]);
  // Checked at the tap: a second tap may arrive before the first one's state is rendered.
  const isBusy = () => queryClient.isMutating({ mutationKey: ['account'] }) > 0;
  return (
    <SessionsPage
      sessions={extendedOf(list)}
      now={serverNow()}
      ending={one.isPending ? one.variables.session_id : undefined}
      ended={ended}
      isEndingOthers={others.isPending}
      passwordHref={pathOf('ChangePassword')}
      onEnd={(session_id) => {
        if (isBusy()) return;
        one.mutate({ session_id }, { onSuccess: () => setEnded((before) => [...before, session_id]) });
      }}
      onEndOthers={() => {
        if (!isBusy()) others.mutate();
      }}
      onRefresh={() => list.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
