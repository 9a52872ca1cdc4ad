// What stands in forms that their owners have not done with: over the end of a session, a reload, a look at another
// page. Whole in the memory of this page; in the tab's storage only the fields that their form lets be stored.
import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, json } from '../../stored/shapes.ts';

/** Which form it is, and whose. */
export interface DraftKey {
  /** As spot.ticket. */
  form: string;
  /** The account's id; none of a form for visitors. */
  account?: string;
  /** What else tells it from others of the same form, as the pair of a ticket. */
  of?: string;
}

/** The fields that may be written to storage, and what each has to be to be read again. Never a secret. */
export type StoredFields<Values> = { readonly [Name in keyof Values]?: (value: unknown) => boolean };

type Values = Readonly<Record<string, unknown>>;

interface StoredDraft extends DraftKey {
  /** When it was last written, in ms since 1970 UTC. */
  at: number;
  values: Values;
}

interface Draft extends StoredDraft {
  /** Undefined of one that was read from storage, until its form writes it anew. */
  fields?: StoredFields<Values>;
}

const mostDrafts = 20;

function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value) || !isRecord(value.values)) return false;
  const isOptional = (each: unknown): boolean => each === undefined || isText(each);
  return isText(value.form) && isNumber(value.at) && isOptional(value.account) && isOptional(value.of);
}
const areStoredDrafts = (value: unknown): value is StoredDraft[] =>
  Array.isArray(value) && value.every(isStoredDraft);

/** In the tab: two tabs may write two orders. */
const kept = createStored('meridian.drafts', json(areStoredDrafts), { area: 'tab' });
/** On the device, so that tabs that sleep or are closed learn of it too: ms since 1970 UTC. */
const endedAt = createStored('meridian.draftsEndedAt', json(isNumber));

let inMemory: readonly Draft[] | undefined;

function onlyFields(values: Values, isKept: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isKept(name, value)));
}

function write(drafts: readonly Draft[]): void {
  inMemory = drafts.slice(-mostDrafts);
  const stored = inMemory.map(({ fields, values, ...key }) => ({
    ...key,
    values: fields ? onlyFields(values, (name) => Object.hasOwn(fields, name)) : values,
  }));
  const some = stored.filter(({ values }) => Object.keys(values).length > 0);
  kept.set(some.length > 0 ? some : undefined);
}

function all(): readonly Draft[] {
  inMemory ??= kept.get() ?? [];
  const end = endedAt.get() ?? 0;
  if (inMemory.some(({ at }) => at <= end)) write(inMemory.filter(({ at }) => at > end));
  return inMemory;
}

const isOf =
  ({ form, account, of }: DraftKey) =>
  (draft: DraftKey): boolean =>
    draft.form === form && draft.account === account && draft.of === of;

export const drafts = {
  read(key: DraftKey, fields: StoredFields<Values>): Values | undefined {
    const draft = all().find(isOf(key));
    if (!draft || draft.fields) return draft?.values;
    return onlyFields(
      draft.values,
      (name, value) => Object.hasOwn(fields, name) && fields[name]?.(value) === true,
    );
  },
  keep(key: DraftKey, values: object, fields: StoredFields<Values> = {}): void {
    const isSame = isOf(key);
    const draft: Draft = { ...key, at: Date.now(), values: { ...values }, fields };
    write([...all().filter((each) => !isSame(each)), draft]);
  },
  /** The form has done what it was for, or its owner has left it: nothing of it is kept, whatever it was of. */
  end({ form, account }: DraftKey): void {
    write(all().filter((draft) => draft.form !== form || draft.account !== account));
  },
  /** Somebody has logged in: what others have left is not for them, nor what was begun before. */
  keepOnlyOf(account: string): void {
    write(all().filter((draft) => draft.account === account));
  },
  /** Somebody has logged out: drafts of all tabs end. */
  endAll(): void {
    write([]);
    endedAt.set(Date.now());
  },
  /** Whether somebody who logs in again finds a form as they left it. */
  isWaiting: (): boolean => all().some(({ account }) => account !== undefined),
};
