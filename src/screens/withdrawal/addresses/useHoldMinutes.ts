import { useQuery } from '@tanstack/react-query';
import { security } from '../../../api/accountSecurity.ts';

/** Holding period of a new address; undefined where the back end omits it. */
export function useHoldMinutes(): number | undefined {
  return useQuery(security()).data?.hold_minutes.address;
}
