// Drafts stored per tab, and their end with a session: the part that the app needs before any form is loaded.
import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, json } from '../../stored/shapes.ts';

/** The form and its account. */
export interface DraftKey {
  /** Form name, e.g. spot.ticket. */
  form: string;
  /** Id of the account; undefined for a visitor's form. */
  account?: string;
  /** Subject that distinguishes it from others of the same form, e.g. the pair of a ticket. */
  of?: string;
}

export interface Draft extends DraftKey {
  /** Time of the last write, in ms since 1970 UTC. */
  at: number;
  /** Values that may be stored. */
  values: Readonly<Record<string, unknown>>;
}

const mostDrafts = 20;

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isText(value.form) && isNumber(value.at) && isRecord(value.values);
const areDrafts = (value: unknown): value is readonly Draft[] => Array.isArray(value) && value.every(isDraft);

/** Stored per tab: two tabs may edit two orders. */
const kept = createStored('meridian.drafts', json(areDrafts), { area: 'tab' });
/** Stored on the device, so that sleeping and closed tabs see it too: ms since 1970 UTC. */
const endedAt = createStored('meridian.draftsEndedAt', json(isNumber));

/** Replaces all stored drafts, ordered oldest to newest; above the limit the oldest are dropped. */
export function writeDrafts(drafts: readonly Draft[]): readonly Draft[] {
  kept.set(drafts.length > 0 ? drafts.slice(-mostDrafts) : undefined);
  return drafts;
}

/** Drafts that no logout has ended. */
export function allDrafts(): readonly Draft[] {
  const drafts = kept.get() ?? [];
  const end = endedAt.get() ?? 0;
  return drafts.some(({ at }) => at <= end) ? writeDrafts(drafts.filter(({ at }) => at > end)) : drafts;
}

/** After a login, deletes the drafts of other users and of the anonymous session. */
export function keepDraftsOf(account: string): void {
  writeDrafts(allDrafts().filter((draft) => draft.account === account));
}

/** After a logout, deletes the drafts in all tabs. */
export function endDrafts(): void {
  writeDrafts([]);
  endedAt.set(Date.now());
}
