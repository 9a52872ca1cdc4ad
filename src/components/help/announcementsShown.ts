import type { Announcement } from '../../api/help.ts';
import { createStored } from '../../stored/createStored.ts';
import { isText, json } from '../../stored/shapes.ts';

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
/** Announcements recently shown on this device: each opens once. */
export const shownBefore = createStored('announcementsShown', json(isTexts));
const atStart = shownBefore.get() ?? [];
const keptMost = 20;

/** A later version is shown again. */
export const keyOf = ({ id, version }: Announcement): string => `${id}.${version ?? ''}`;

export function noteShown(key: string): void {
  const before = (shownBefore.get() ?? []).filter((each) => each !== key);
  shownBefore.set([...before, key].slice(-keptMost));
}

/** Whether it opens, or has opened, since the app started. */
export const isOfThisVisit = (announced: Announcement): boolean => !atStart.includes(keyOf(announced));
