// The waits outlast the form, and with them a reload: whoever looks into their mail may find the page discarded.

/** What is known of the code that was sent to an address. */
export interface CodeSent {
  /** When another one can be asked for; milliseconds of the epoch. */
  freeAtMs: number;
  /** False where the server only said how long to wait, and when its tries are used up. */
  wasSent: boolean;
  /** Tries left with it; undefined until one was wrong. 0 where it is good no longer. */
  triesLeft?: number;
  /** The code itself; a sandbox tells it. Never kept beyond the page. */
  sandboxCode?: string;
}

const key = 'meridian.codesSent';
/** Codes are good for as long as this after they were asked for. */
const keptMs = 10 * 60_000;

type Kept = Omit<CodeSent, 'sandboxCode'>;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { freeAtMs, wasSent, triesLeft } = value as Partial<Kept>;
  return (
    typeof freeAtMs === 'number' &&
    typeof wasSent === 'boolean' &&
    (triesLeft === undefined || typeof triesLeft === 'number')
  );
}

function restored(): Map<string, CodeSent> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return new Map(
      Object.entries(entries ?? {}).filter(
        (entry): entry is [string, Kept] => isKept(entry[1]) && entry[1].freeAtMs + keptMs > Date.now(),
      ),
    );
  } catch {
    // Forbidden, or not of this version's writing.
    return new Map();
  }
}

let inMemory: Map<string, CodeSent> | undefined;
const all = () => (inMemory ??= restored());

function keep(): void {
  const entries = [...all()].map(
    ([name, { freeAtMs, wasSent, triesLeft }]) => [name, { freeAtMs, wasSent, triesLeft }] as const,
  );
  try {
    if (entries.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Forbidden or full: the waits then last as long as the page.
  }
}

/** By purpose and address. The wait is the server's, so it goes on while the form is away. */
export const codesSent = {
  get: (name: string): CodeSent | undefined => all().get(name),
  set(name: string, sent: CodeSent): void {
    all().set(name, sent);
    keep();
  },
  delete(name: string): void {
    all().delete(name);
    keep();
  },
  clear(): void {
    all().clear();
    keep();
  },
};
