import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';
import type { drafts as draftsOfPage } from './drafts.ts';
import type * as keptDraftsOfPage from './keptDrafts.ts';

type Drafts = typeof draftsOfPage;

const isText = (value: unknown): boolean => typeof value === 'string';
const ticket = { form: 'spot.ticket', account: '1', of: 'BTC/USDT' };
const fields = { side: (value: unknown) => value === 'buy' || value === 'sell', quantity: isText };
const values = { side: 'sell', quantity: '0.5' };
const register = { form: 'register', of: 'MRD-7Q4K' };
const open = { email: isText };
const registration = { email: 'lena@posteo.example', password: 'horse-battery', isAgreed: true };

const reload = reloading();
let drafts: Drafts;
let keptDrafts: typeof keptDraftsOfPage;

/** Simulates a fresh page load: memory is empty. */
async function load(): Promise<void> {
  reload();
  ({ drafts } = await import('./drafts.ts'));
  keptDrafts = await import('./keptDrafts.ts');
}
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a draft', () => {
  it('is there for the account, the form and what it was of, also after a reload', async () => {
    drafts.keep(ticket, values, fields);
    for (const reload of [() => undefined, load]) {
      await reload();
      expect(drafts.read(ticket, fields)).toEqual(values);
      expect(drafts.read({ ...ticket, account: '2' }, fields)).toBeUndefined();
      expect(drafts.read({ ...ticket, form: 'transfer' }, fields)).toBeUndefined();
      expect(drafts.read({ ...ticket, of: 'ETH/USDT' }, fields)).toBeUndefined();
    }
  });

  it('leaves those of other forms alone', () => {
    drafts.keep(ticket, values, fields);
    drafts.keep({ form: 'transfer', account: '1' }, { amount: '300' }, { amount: isText });
    expect(drafts.read(ticket, fields)).toEqual(values);
    drafts.end({ form: 'transfer', account: '1' });
    expect(drafts.read(ticket, fields)).toEqual(values);
  });

  it('ends with its form, whatever it was of', () => {
    drafts.keep(ticket, values, fields);
    drafts.keep({ ...ticket, of: 'ETH/USDT' }, values, fields);
    drafts.end(ticket);
    expect(drafts.isWaiting()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is the newest of its form', () => {
    drafts.keep(ticket, values, fields);
    drafts.keep(ticket, { ...values, quantity: '0.7' }, fields);
    expect(drafts.read(ticket, fields)).toEqual({ side: 'sell', quantity: '0.7' });
  });

  it('is dropped once twenty newer ones are kept', async () => {
    drafts.keep(ticket, values, fields);
    for (let count = 1; count < 20; count += 1) drafts.keep({ ...ticket, of: `${count}` }, values, fields);
    expect(drafts.read(ticket, fields)).toEqual(values);
    drafts.keep({ ...ticket, of: '20' }, values, fields);
    expect(drafts.read(ticket, fields)).toBeUndefined();
    await load();
    expect(drafts.read(ticket, fields)).toBeUndefined();
    expect(drafts.read({ ...ticket, of: '1' }, fields)).toEqual(values);
  });
});

describe('what is stored of a draft', () => {
  it('is what its form lets be stored; all of it lasts as long as the page', async () => {
    drafts.keep(register, registration, open);
    expect(drafts.read(register, open)).toEqual(registration);
    expect(stored()).toContain('lena@posteo.example');
    expect(stored()).not.toContain('horse-battery');
    expect(stored()).not.toContain('isAgreed');
    await load();
    expect(drafts.read(register, open)).toEqual({ email: 'lena@posteo.example' });
  });

  it('stays so while other drafts are written', async () => {
    drafts.keep(register, registration, open);
    drafts.keep(ticket, values, fields);
    await load();
    drafts.keep({ ...ticket, of: 'ETH/USDT' }, values, fields);
    expect(drafts.read(register, open)).toEqual({ email: 'lena@posteo.example' });
    expect(stored()).not.toContain('horse-battery');
  });

  it('is nothing of a form that names no field', async () => {
    drafts.keep({ form: 'login' }, registration);
    expect(drafts.read({ form: 'login' }, {})).toEqual(registration);
    expect(stored()).not.toMatch(/lena|horse|isAgreed/);
    await load();
    expect(drafts.read({ form: 'login' }, open)).toEqual({});
  });

  it('is read as the fields that its form still has, where they are what they have to be', async () => {
    const kept = { side: 'short', quantity: '0.5', password: 'horse', toString: 'x' };
    sessionStorage.setItem('meridian.drafts', JSON.stringify([{ ...ticket, at: 1, values: kept }]));
    await load();
    expect(drafts.read(ticket, fields)).toEqual({ quantity: '0.5' });
  });

  it.each(['{', '7', '[{"form":"spot.ticket"}]', '[{"form":"spot.ticket","at":1,"values":"x"}]'])(
    'is none where storage holds %s',
    async (text) => {
      sessionStorage.setItem('meridian.drafts', text);
      await load();
      expect(drafts.isWaiting()).toBe(false);
      expect(drafts.read(ticket, fields)).toBeUndefined();
    },
  );

  it('lasts as long as the page where storage is forbidden', () => {
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    drafts.keep(ticket, values, fields);
    expect(drafts.read(ticket, fields)).toEqual(values);
    keptDrafts.endDrafts();
    expect(drafts.isWaiting()).toBe(false);
  });
});

describe('who logs in and out', () => {
  it('finds their own drafts, and nobody finds those of another account or of before', () => {
    drafts.keep(ticket, values, fields);
    drafts.keep(register, registration, open);
    keptDrafts.keepDraftsOf('1');
    expect(drafts.isWaiting()).toBe(true);
    expect(drafts.read(register, open)).toBeUndefined();
    keptDrafts.keepDraftsOf('2');
    expect(drafts.read(ticket, fields)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not waited for by the form of a visitor', () => {
    drafts.keep(register, registration, open);
    expect(drafts.isWaiting()).toBe(false);
  });

  it('ends drafts with a log-out in another tab, and none that is written later', async () => {
    drafts.keep(ticket, values, fields);
    const here = sessionStorage.getItem('meridian.drafts')!;
    localStorage.setItem('meridian.draftsEndedAt', String(Date.now()));
    expect(drafts.read(ticket, fields)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    // Simulates a tab that slept in the meantime.
    sessionStorage.setItem('meridian.drafts', here);
    await load();
    expect(drafts.isWaiting()).toBe(false);
    vi.advanceTimersByTime(1);
    drafts.keep(ticket, values, fields);
    expect(drafts.read(ticket, fields)).toEqual(values);
  });
});
