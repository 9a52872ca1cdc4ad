import { useQueryClient } from '@tanstack/react-query';
import { security } from '../../../../api/accountSecurity.ts';

/** Looks up whether the account has a passkey, after an answer was lost; undefined where that stays unknown. */
export function useHasPasskey() {
  const queryClient = useQueryClient();
  return async (id: string): Promise<boolean | undefined> => {
    try {
      const { passkeys } = await queryClient.fetchQuery({ ...security(), staleTime: 0 });
      return passkeys?.some((passkey) => passkey.id === id);
    } catch {
      return undefined;
    }
  };
}
