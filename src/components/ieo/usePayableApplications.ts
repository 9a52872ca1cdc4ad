import { useQuery } from '@tanstack/react-query';
import { ieoApplications } from '../../api/ieo.ts';
import { applicationStageOf } from './applicationStage.ts';

/** Number of the user's allotments that can be paid now; undefined while unknown. */
export function usePayableApplications(nowMs: number): number | undefined {
  const { data } = useQuery(ieoApplications({ result: 'paying', limit: '50' }));
  // A back end that ignores the result answers other applications as well.
  return data?.list.filter((application) => applicationStageOf(application, nowMs) === 'toPay').length;
}
