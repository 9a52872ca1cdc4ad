// What an operator has typed and chosen in cases that are not decided yet. It is in the page alone, and outlives a
// log-in that has to be done again.
import type { Draft } from './judgement.ts';

const drafts = new Map<number, Draft>();
const nothing: Draft = { verdicts: {}, reasons: {}, read: {}, notes: '', statement: '' };

export const draftOf = (id: number): Draft => drafts.get(id) ?? nothing;

export function keepDraft(id: number, draft: Draft | undefined): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}

export const clearDrafts = (): void => drafts.clear();
