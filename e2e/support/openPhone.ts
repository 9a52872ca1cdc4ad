// A phone-sized browser that records hidden faults: console errors, violations of the content security policy, and
// requests to other hosts.
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { lacksCall } from './plainBackEnd.ts';
import { browserArgs, findBrowser } from '../../scripts/browser.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArgs });
}

let joined: Promise<Browser> | undefined;

/** Browser shared by all journeys of a worker; each journey opens its own phones in it. */
export async function joinBrowser(): Promise<Browser> {
  if (!(await joined)?.isConnected()) joined = launchBrowser();
  return joined!;
}

/** Open phones of a test would continue to run during the next tests. */
export async function closePhones(): Promise<void> {
  const browser = await joined;
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  /** Console errors and uncaught exceptions. */
  errors: string[];
  /** Violations of the content security policy. */
  violations: string[];
  /** Requests to origins other than the product's. */
  foreignRequests: string[];
  /** Sets these storage entries before any script of the page runs, named as in `Person.kept`. */
  keep(entries: Readonly<Record<string, string>>): Promise<void>;
  /** Marks `during` as an intended disconnection: connection errors are ignored until it ends. */
  withoutConnection<Result>(during: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Beginning of the browser's messages for an unreachable server. */
const connectionError = /^Failed to load resource: net::ERR_|^WebSocket connection to .* failed/;

/** Init script of the page. */
function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`securitypolicyviolation ${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** Init script of the page. */
function keepAll(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Opens the product at `url` with a fresh profile. */
export async function openPhone(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    baseURL: url,
    // Tests intercept requests, which a service worker would answer.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(watchPolicy);
  const page = await context.newPage();
  const phone = { errors: [] as string[], violations: [] as string[], foreignRequests: [] as string[] };
  let isConnected = true;
  page.on('console', (message) => {
    const text = message.text();
    if (/securitypolicyviolation|Content Security Policy/.test(text)) phone.violations.push(text);
    else if (message.type() === 'error' && (isConnected || !connectionError.test(text))) {
      const { url: at } = message.location();
      // The desk's live stream ends with its server, and connects again.
      if (!lacksCall(url, at) && !at.endsWith('/desk/api/stream')) phone.errors.push(`${text} ${at}`);
    }
  });
  page.on('pageerror', (error) => phone.errors.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== url) phone.foreignRequests.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(url).host) phone.foreignRequests.push(socket.url());
  });
  return {
    ...phone,
    context,
    page,
    keep: async (entries) => void (await context.addInitScript(keepAll, entries)),
    async withoutConnection(during) {
      isConnected = false;
      try {
        return await during();
      } finally {
        isConnected = true;
      }
    },
    close: () => context.close(),
  };
}
