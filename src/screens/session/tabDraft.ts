// The open part of a form, kept in the tab for the page that loads anew at the same address.

interface TabDraft {
  /** Path and query: another invite link is another form. */
  at: string;
  values: Readonly<Record<string, string>>;
}

const keyOf = (name: string) => `meridian.form.${name}`;

function isTabDraft(value: unknown): value is TabDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { at, values } = value as Partial<TabDraft>;
  return typeof at === 'string' && typeof values === 'object' && values !== null;
}

/** Of these fields, what stood in the form at this address; undefined where nothing did. */
export function readTabDraft(
  name: string,
  at: string,
  fields: readonly string[],
): Record<string, string> | undefined {
  if (fields.length === 0) return undefined;
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!isTabDraft(draft) || draft.at !== at) return undefined;
    const known = Object.entries(draft.values).filter(
      ([field, text]) => fields.includes(field) && typeof text === 'string',
    );
    return Object.fromEntries(known);
  } catch {
    // Forbidden, or not of this version's writing.
    return undefined;
  }
}

/** In place of what was kept of the form before; nothing is left of an empty one. */
export function writeTabDraft(name: string, at: string, values: Readonly<Record<string, string>>): void {
  if (Object.values(values).every((text) => text === '')) {
    forgetTabDraft(name);
    return;
  }
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ at, values } satisfies TabDraft));
  } catch {
    // Forbidden or full: the form then lasts as long as its page.
  }
}

export function forgetTabDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
