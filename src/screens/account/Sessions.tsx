import { useMutation, useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, sessions } from '../../api/openSessions.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { extendedOf } from './extended.ts';
import { SessionsPage } from './SessionsPage.tsx';
import { useSaid } from './useSaid.ts';

/** Where the account is logged in. */
export function Sessions() {
  const { serverNow, pathOf, back, offlineBar } = useShell();
  const list = useQuery(sessions());
  const said = useSaid();
  const one = useMutation({ ...endSession(), ...said });
  const others = useMutation({ ...endOtherSessions(), ...said });
  return (
    <SessionsPage
      sessions={extendedOf(list)}
      now={serverNow()}
      ending={one.isPending ? one.variables.session_id : undefined}
      isEndingOthers={others.isPending}
      passwordHref={pathOf('ChangePassword')}
      onEnd={(session_id) => {
        if (!one.isPending) one.mutate({ session_id });
      }}
      onEndOthers={() => {
        if (!others.isPending) others.mutate();
      }}
      onRefresh={() => list.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
