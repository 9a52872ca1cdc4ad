// Unsaved input of an operator by case. It is kept in memory only, and survives a new login.
import type { Draft } from './judgement.ts';

const drafts = new Map<number, Draft>();
const nothing: Draft = { verdicts: {}, reasons: {}, read: {}, notes: '', statement: '' };

export const draftOf = (id: number): Draft => drafts.get(id) ?? nothing;

export function keepDraft(id: number, draft: Draft | undefined): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}

export const clearDrafts = (): void => drafts.clear();
