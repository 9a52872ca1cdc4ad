// File uploads use browser APIs: here those of jsdom, on a page of the target server.
import { createRequire } from 'node:module';

/** jsdom has no type definitions. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (
    html: string,
    options: { url: string },
  ) => {
    window: Record<(typeof names)[number], unknown> & { close: () => void };
  };
};

const names = ['File', 'FormData', 'XMLHttpRequest'] as const;

/** Runs `act` in a page of that server. */
export async function asBrowser<T>(url: string, act: () => Promise<T>): Promise<T> {
  const { window } = new JSDOM('', { url });
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, value: window[name] });
  try {
    return await act();
  } finally {
    for (const [name, former] of own) {
      if (former) Object.defineProperty(globalThis, name, former);
      else Reflect.deleteProperty(globalThis, name);
    }
    window.close();
  }
}
