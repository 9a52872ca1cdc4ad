import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endFormDrafts,
  forgetFormDraft,
  isFormDraftWaiting,
  keepFormDraft,
  keepOnlyFormDraftOf,
  readFormDraft,
} from './formDraft.ts';

const ticket = { side: 'sell', quantity: '0.5' };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a draft', () => {
  it('is there for the account and the form that wrote it, as it was written', () => {
    keepFormDraft('1', 'spot.ticket', ticket);
    expect(isFormDraftWaiting()).toBe(true);
    expect(readFormDraft('1', 'spot.ticket')).toEqual(ticket);
    expect(readFormDraft('2', 'spot.ticket')).toBeUndefined();
    expect(readFormDraft('1', 'withdrawal.form')).toBeUndefined();
  });

  it('stays when its account logs in and goes when another one does', () => {
    keepFormDraft('1', 'spot.ticket', ticket);
    keepOnlyFormDraftOf('1');
    expect(isFormDraftWaiting()).toBe(true);
    keepOnlyFormDraftOf('2');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten when its form is done', () => {
    keepFormDraft('1', 'spot.ticket', ticket);
    forgetFormDraft();
    expect(isFormDraftWaiting()).toBe(false);
  });

  it('ends with a log-out in another tab, one that is written later does not', () => {
    keepFormDraft('1', 'spot.ticket', ticket);
    const here = sessionStorage.getItem('meridian.draft')!;
    endFormDrafts();
    // The log-out was in another tab: this one's storage still has it.
    sessionStorage.setItem('meridian.draft', here);
    expect(readFormDraft('1', 'spot.ticket')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    vi.advanceTimersByTime(1);
    keepFormDraft('1', 'spot.ticket', ticket);
    expect(readFormDraft('1', 'spot.ticket')).toEqual(ticket);
  });

  it.each(['{', '7', '{"form":"spot.ticket"}'])('is none when storage holds %s', (text) => {
    sessionStorage.setItem('meridian.draft', text);
    expect(isFormDraftWaiting()).toBe(false);
    expect(readFormDraft('1', 'spot.ticket')).toBeUndefined();
  });

  it('is none where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    keepFormDraft('1', 'spot.ticket', ticket);
    endFormDrafts();
    expect(isFormDraftWaiting()).toBe(false);
  });
});
