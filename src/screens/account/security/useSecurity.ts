import { useQuery } from '@tanstack/react-query';
import { security, type Security } from '../../../api/accountSecurity.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { mapRemote } from '../../../ui/loading/remoteData.ts';
import { extendedOf, type Extended } from '../extended.ts';

/** Holds, attempts and the anti-phishing phrase from the back end; times are in the device's clock. */
export function useSecurity(): Extended<Security> {
  const { serverNow } = useShell();
  const known = extendedOf<Security>(useQuery(security()));
  const ahead = Date.now() - serverNow();
  const here = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : ms + ahead);
  return (
    known &&
    mapRemote(known, (data) => ({
      ...data,
      fund_password: {
        ...data.fund_password,
        locked_until_ms: here(data.fund_password.locked_until_ms),
      },
      withdrawal_holds: data.withdrawal_holds.map((hold) => ({ ...hold, until_ms: here(hold.until_ms) })),
    }))
  );
}
