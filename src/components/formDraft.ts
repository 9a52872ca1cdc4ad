// What stands in a form whose owner did not mean to leave it: kept for this tab over the end of a session and over a
// reload. It belongs to the account that wrote it, and ends when somebody logs out in any tab.

interface KeptDraft {
  form: string;
  account: string;
  /** When it was last written, in ms since 1970 UTC. */
  at: number;
  values: unknown;
}

/** In the tab's storage: two tabs may write two orders. */
const draftKey = 'meridian.draft';
/** In the device's storage, so that tabs that sleep or are closed learn of it too: ms since 1970 UTC. */
const endedKey = 'meridian.draftsEndedAt';

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { form, account, at } = value as Partial<KeptDraft>;
  return typeof form === 'string' && typeof account === 'string' && typeof at === 'number';
}

function read(): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (!isKeptDraft(value)) return undefined;
    if (value.at > Number(localStorage.getItem(endedKey) ?? 0)) return value;
    forgetFormDraft();
    return undefined;
  } catch {
    // Forbidden, or not of this version's writing.
    return undefined;
  }
}

export function keepFormDraft(account: string, form: string, values: unknown): void {
  try {
    const draft: KeptDraft = { form, account, at: Date.now(), values };
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Forbidden or full: the form then lasts as long as its page.
  }
}

/** What this account has left in the form; the caller checks its shape. */
export function readFormDraft(account: string, form: string): unknown {
  const draft = read();
  return draft?.account === account && draft.form === form ? draft.values : undefined;
}

export function forgetFormDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Whether somebody who logs in again finds a form as they left it. */
export function isFormDraftWaiting(): boolean {
  return read() !== undefined;
}

/** Somebody has logged in: what another account has left is not for them. */
export function keepOnlyFormDraftOf(account: string): void {
  if (read()?.account !== account) forgetFormDraft();
}

/** Somebody has logged out: drafts of all tabs end. */
export function endFormDrafts(): void {
  forgetFormDraft();
  try {
    localStorage.setItem(endedKey, String(Date.now()));
  } catch {
    // As above.
  }
}
