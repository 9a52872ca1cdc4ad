// A keyboard-only user, who must see the focus at every stop.
import type { Locator, Page } from 'playwright-core';

/** More than the tab stops of any page. */
const mostStops = 400;

interface Stop {
  name: string;
  /** Information that a sighted user would miss here. */
  faults: string[];
  /** Whether a focus ring is drawn; fields change their border instead. */
  isRinged: boolean;
  box: { x: number; y: number; width: number; height: number };
}

export class Keyboard {
  readonly #page: Page;
  /** All faults found at any stop. */
  readonly faults = new Set<string>();
  /** Stops that were checked already. */
  readonly #seen = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Presses Tab until the target has the focus.
   * @throws if it is not reached
   */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#step();
    }
    throw new Error(`Not reached by Tab: ${String(target)}`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press(key);
  }

  /** Replaces the text of a field. */
  async write(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /**
   * Visits every tab stop of the page from start to end.
   * @throws if there is no end
   */
  async goThrough(): Promise<string[]> {
    await this.#page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      getSelection()?.removeAllRanges();
    });
    await this.#page.evaluate(() => document.body.setAttribute('tabindex', '-1'));
    await this.#page.evaluate(() => document.body.focus());
    await this.#page.evaluate(() => document.body.removeAttribute('tabindex'));
    const names: string[] = [];
    for (let stop = 0; stop < mostStops; stop += 1) {
      const found = await this.#step();
      // After the last stop the focus moves to the browser's own bar.
      if (found === undefined) return names;
      names.push(found.name);
      if (stop % 20 === 19) await this.#page.evaluate(passAlike);
    }
    throw new Error(`The focus does not come to the page's end: ${names.slice(-8).join(', ')}`);
  }

  async #step(): Promise<Stop | undefined> {
    await this.#page.keyboard.press('Tab');
    const stop = await this.#page.evaluate(stopAt);
    if (stop === undefined) return undefined;
    for (const fault of stop.faults) this.faults.add(fault);
    const isSeen = stop.isRinged || this.#seen.has(stop.name) || (await this.#looksOther(stop));
    this.#seen.add(stop.name);
    if (!isSeen) this.faults.add(`nothing shows that the focus is on ${stop.name}`);
    return stop;
  }

  /** Whether the area looks different without the focus. */
  async #looksOther({ box: { x, y, width, height } }: Stop): Promise<boolean> {
    const edge = 12;
    const { width: most, height: lowest } = this.#page.viewportSize()!;
    const [left, top] = [Math.max(x - edge, 0), Math.max(y - edge, 0)];
    const clip = {
      x: left,
      y: top,
      width: Math.min(x + width + edge, most) - left,
      height: Math.min(y + height + edge, lowest) - top,
    };
    if (clip.width <= 0 || clip.height <= 0) return false;
    const focused = await this.#page.evaluateHandle(() => document.activeElement as HTMLElement);
    // A busy machine may not have painted the page yet.
    const drawn = () => this.#page.evaluate(twoFrames);
    await drawn();
    const withFocus = await this.#page.screenshot({ clip });
    await focused.evaluate((element) => element.blur());
    await drawn();
    const without = await this.#page.screenshot({ clip });
    await focused.evaluate((element) => element.focus({ preventScroll: true }));
    return !withFocus.equals(without);
  }
}

/**
 * Rows of one list are alike: in a long list, such as all countries, only the first and the last two stops are visited.
 * Runs in the page.
 */
function passAlike(): void {
  const list = document.activeElement?.closest('ul, ol, nav');
  const stops = [...(list?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? [])];
  const left = stops.slice(stops.indexOf(document.activeElement as HTMLElement) + 1);
  if (left.length > 40) left.at(-3)!.focus();
}

/** Runs in the page, so it must be self-contained. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the page, so it must be self-contained. */
async function stopAt(): Promise<Stop | undefined> {
  // A sheet that is still animating is not at its final position.
  const moving = document.querySelector('dialog[open]')?.getAnimations({ subtree: true }) ?? [];
  const ending = moving.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  const labels = 'labels' in focused ? [...((focused as HTMLInputElement).labels ?? [])] : [];
  const text = focused.getAttribute('aria-label') || labels[0]?.textContent || focused.textContent || '';
  const name = `${focused.tagName.toLowerCase()} '${text.trim().slice(0, 40)}' of ${location.pathname}`;
  const faults: string[] = [];
  // The ring may be drawn around the box that contains a field, or around the visible substitute of a hidden one.
  const near: Element[] = [focused, ...focused.children, ...labels];
  for (let at: Element | null = focused, up = 0; at && up < 4; at = at.parentElement, up += 1) near.push(at);
  if (focused.nextElementSibling) near.push(focused.nextElementSibling);
  const isRinged = near.some((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && /^(?:[2-9]|\d\d)/.test(outlineWidth) && !/, 0\)$/.test(outlineColor);
  });
  if (focused.tabIndex > 0) faults.push(`${name} has an order of its own`);
  const shown = [focused, ...labels].map((element) => element.getBoundingClientRect());
  const isInReach = shown.some(({ left, top, width, height }) => {
    // At least one point has to be on top: fixed bars cover content that scrolls below them.
    const spots = [0.1, 0.5, 0.9].map((share) => [left + width / 2, top + height * share] as const);
    return spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (near.includes(hit) || focused.contains(hit) || hit.contains(focused));
    });
  });
  if (!isInReach) faults.push(`${name} has the focus out of sight`);
  const { left, top, width, height } = focused.getBoundingClientRect();
  return { name, faults, isRinged, box: { x: left, y: top, width, height } };
}
