// Runs the worker's own file in an isolated context: a browser cannot reproduce a deploy between the load of a page and
// its caching.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const origin = 'https://meridian.example';
const pageOf = (build: string) =>
  `<script type="module" src="/assets/index-${build}.js"></script><link rel="stylesheet" href="/assets/index-${build}.css">`;

/** Files that the worker caches after a page has reported its loaded files. */
async function keptAfter(deployed: string, loaded: string): Promise<Record<string, string>> {
  const kept: Record<string, string> = { '/index.html': pageOf('old') };
  type Message = { data: { loaded: string[] }; waitUntil: (work: Promise<void>) => void };
  const listeners: Record<string, (event: Message) => void> = {};
  const cache = {
    match: (key: string) => Promise.resolve(key in kept ? new Response(kept[key]) : undefined),
    put: async (key: string, answer: Response) => void (kept[key] = await answer.text()),
    add: (key: string) => Promise.resolve(void (kept[new URL(key).pathname] = '')),
  };
  const world = createContext({
    URL,
    self: {
      location: { origin },
      addEventListener: (type: string, listener: (event: Message) => void) =>
        void (listeners[type] = listener),
    },
    caches: {
      open: () => Promise.resolve(cache),
      delete: () => Promise.resolve(Object.keys(kept).forEach((key) => delete kept[key])),
    },
    fetch: () => Promise.resolve(new Response(pageOf(deployed))),
  });
  runInContext(readFileSync('public/offline.js', 'utf8'), world);
  await new Promise<void>((resolve, reject) => {
    const data = { loaded: [`${origin}/assets/index-${loaded}.js`] };
    listeners['message']!({ data, waitUntil: (work) => void work.then(resolve, reject) });
  });
  return kept;
}

it('a page is kept with the files that it has loaded and with those that it names', async () => {
  expect(await keptAfter('new', 'new')).toEqual({
    '/index.html': pageOf('new'),
    '/assets/index-new.js': '',
    '/assets/index-new.css': '',
  });
});

it('a page of a build that came meanwhile is not kept with the files of the one before', async () => {
  expect(await keptAfter('newer', 'old')).toEqual({ '/index.html': pageOf('old') });
});
