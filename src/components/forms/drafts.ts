// Drafts of unfinished forms, kept across the end of a session, a reload and the view of another page. Complete in the
// memory of the page; the tab's storage contains only the fields that the form marks as storable.
import { allDrafts, writeDrafts, type Draft, type DraftKey } from './keptDrafts.ts';

/** Fields that may be written to storage, with a validator for each. Never secrets. */
export type StoredFields<Values> = { readonly [Name in keyof Values]?: (value: unknown) => boolean };

type Values = Readonly<Record<string, unknown>>;

/** All values of a form, until the page unloads. */
const valuesInMemory = new WeakMap<Draft, Values>();

const pickValues = (values: Values, isKept: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter((entry) => isKept(...entry)));

const isOf =
  ({ form, account, of }: DraftKey) =>
  (draft: DraftKey): boolean =>
    draft.form === form && draft.account === account && draft.of === of;

export const drafts = {
  read(key: DraftKey, fields: StoredFields<Values>): Values | undefined {
    const draft = allDrafts().find(isOf(key));
    if (!draft) return undefined;
    const isField = (name: string, value: unknown): boolean =>
      Object.hasOwn(fields, name) && fields[name]?.(value) === true;
    return valuesInMemory.get(draft) ?? pickValues(draft.values, isField);
  },
  keep(key: DraftKey, values: object, fields: StoredFields<Values> = {}): void {
    const isSame = isOf(key);
    const whole: Values = { ...values };
    const stored = pickValues(whole, (name) => Object.hasOwn(fields, name));
    const draft: Draft = { ...key, at: Date.now(), values: stored };
    valuesInMemory.set(draft, whole);
    writeDrafts([...allDrafts().filter((each) => !isSame(each)), draft]);
  },
  /** Deletes the form's drafts, for every subject: the form was completed, or the user left it. */
  end({ form, account }: DraftKey): void {
    writeDrafts(allDrafts().filter((draft) => draft.form !== form || draft.account !== account));
  },
  /** True if a user finds a draft after the next login. */
  isWaiting: (): boolean => allDrafts().some(({ account }) => account !== undefined),
};
