// On a slow connection, answers arrive one after another: shifts of visible content.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLong, readyForContracts } from './contractsOpen.ts';
import { joinBrowser, openPhone } from './openPhone.ts';
import { Person } from './Person.ts';
import { startProductServer, type ProductServer } from './productServer.ts';
import type { Screen } from './screens.ts';
import { leaveTraces } from './walks/walkScreens.ts';

let server: ProductServer;
let browser: Browser;
let member: Record<string, string>;
let newcomer: Record<string, string>;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    joinBrowser(),
    startProductServer({ CLOCK_TIMES: '1' }, 'e2e/support/fastServer.ts'),
  ]);
  const person = await readyForContracts(await new Person(server.url, 'grace@example.com').register());
  await leaveTraces(person);
  // A market has no price directly after the start.
  await vi.waitFor(() => openLong(person), { timeout: 20_000, interval: 200 });
  member = await person.kept();
  newcomer = await (await new Person(server.url, 'hedy@example.com').register()).kept();
});
afterAll(() => server?.stop());

interface Move {
  /** ms since navigation start. */
  at: number;
  /** CSS px, positive or negative. */
  distance: number;
  what: string;
}

interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Init script of the page. Ignores the end of a growing sentence, prices in a chart, and shifts from the page's
 * typeface, which loads with the page itself.
 */
function watchMoves(): void {
  const moves: Move[] = [];
  const fontsMs: number[] = [];
  Object.assign(window, { moves, fontsMs });
  document.fonts.addEventListener('loadingdone', () => fontsMs.push(performance.now()));
  new PerformanceObserver((list) => {
    for (const { sources, startTime } of list.getEntries() as Shift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const isInSight = previousRect.height > 0 && currentRect.height > 0;
        if (!isInSight || !(node instanceof Element) || node.closest('[role=img]')) continue;
        const [from, to] = [Math.round(previousRect.top), Math.round(currentRect.top)];
        moves.push({
          at: startTime,
          distance: Math.abs(to - from),
          what: `${from} to ${to}: ${node.textContent.slice(0, 50)}`,
        });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Order of the delayed responses, a quarter of a second apart. */
const turns = [3, 1, 4, 2, 6, 5];

/** Delays responses and changes their order. */
async function delayAnswers(page: Page): Promise<() => Promise<void>> {
  let calls = 0;
  let waiting = 0;
  await page.route('**/api/**', async (route) => {
    const turn = turns[calls % turns.length]! + turns.length * Math.floor(calls / turns.length);
    calls += 1;
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, 300 + 250 * Math.min(turn, 18)));
    // The page may have been closed.
    await route.continue().catch(() => undefined);
    waiting -= 1;
  });
  return async () => {
    // Follow-up requests start shortly after a response.
    for (let quiet = 0; quiet < 4; quiet = waiting === 0 ? quiet + 1 : 0) await page.waitForTimeout(150);
  };
}

async function movesOf({ path, isMember, isNewcomer, ready }: Screen): Promise<Move[]> {
  const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce' });
  if (isMember) await phone.keep(isNewcomer ? newcomer : member);
  await phone.context.addInitScript(watchMoves);
  const settled = await delayAnswers(phone.page);
  await phone.page.goto(path);
  await phone.page.locator(ready).first().waitFor();
  await settled();
  const moves = await phone.page.evaluate(() => {
    const seen = window as unknown as { moves: Move[]; fontsMs: number[] };
    return seen.moves.filter(({ at }) => seen.fontsMs.every((ms) => Math.abs(at - ms) > 300));
  });
  await phone.close();
  return moves;
}

/** Half a line of text: a smaller shift does not make a tap miss its button. */
const mostPx = 12;

/** Opens the screens and checks that visible content does not shift. */
export function staysInPlace(shown: readonly Screen[]): void {
  test('nothing in sight moves when the answers come one after another', async () => {
    const rest = [...shown];
    const found: string[] = [];
    const walk = async () => {
      for (let screen = rest.shift(); screen; screen = rest.shift()) {
        const { name } = screen;
        const far = (await movesOf(screen)).filter(({ distance }) => distance > mostPx);
        found.push(...far.map(({ distance, what }) => `${name}: ${distance} px, ${what}`));
      }
    };
    await Promise.all(Array.from({ length: 6 }, walk));
    expect(found).toEqual([]);
  });
}
