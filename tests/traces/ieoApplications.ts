// IEO applications at the present time: those of the examples ended long ago.
import { allottedApplication } from '../../contracts/examples/ieo.ts';
import type { components } from '../../contracts/schema.d.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, type Answer } from './openApp.tsx';

export type Application = components['schemas']['IeoApplication'];

const hour = 3_600_000;

/** As the server writes times. */
export const wireTime = (timeMs: number): string =>
  new Date(timeMs).toISOString().slice(0, 19).replace('T', ' ');

/** Allotted two hours ago, to be paid within 22 hours. */
export function payable(more: Partial<Application> = {}): Application {
  const now = Date.now();
  return {
    ...allottedApplication,
    created_at: wireTime(now - 72 * hour),
    apply_end: wireTime(now - 24 * hour),
    allotment_date: wireTime(now - 2 * hour),
    pay_date: wireTime(now + 22 * hour),
    listing_date: wireTime(now + 46 * hour),
    lock_date: wireTime(now + 766 * hour),
    ...more,
  };
}

/** Answers the reads of the application; `answered` comes first. */
export const answersOf =
  (application: Application, answered: Answer = () => undefined): Answer =>
  (call, fields) =>
    answered(call, fields) ??
    (call === 'ieoApplications' ? envelope({ list: [application], total: 1 }) : undefined);

export const openIeoApplication = (application: Application, answered?: Answer) =>
  openApp(
    { path: `/pages/assets/ieo/orderDetail?id=${application.id}`, isMember: true },
    answersOf(application, answered),
  );
