import { useQuery } from '@tanstack/react-query';
import { security } from '../../../api/accountSecurity.ts';

/** For how long a new address waits; undefined where the back end does not say. */
export function useHoldMinutes(): number | undefined {
  return useQuery(security()).data?.hold_minutes.address;
}
