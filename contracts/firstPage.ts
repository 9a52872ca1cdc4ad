// Home as our own server draws it: what the server hands to the app's renderer and, within the page, to the app.
import type { LocaleId } from './locales.ts';

/** Where Home answers. The app's table of pages has the same two; a test compares them. */
export const homePaths: readonly string[] = ['/', '/pages/index/index'];

/** The id of the element that holds FirstData as JSON. */
export const firstDataId = 'first-data';

/** What the page was drawn from, so that the app starts with the same. */
export interface FirstData {
  /** The language that the page was drawn in: the server's own. */
  locale: LocaleId;
  /** As the call quotations answers. */
  quotations: unknown;
  /** As the call siteConfig answers; its server_ms is the moment of drawing. */
  siteConfig: unknown;
}

/**
 * The app's renderer, as the build leaves it for the server.
 * @returns the HTML of the app at / as a visitor sees it
 * @throws what the app threw while it was drawn
 */
export type RenderFirstPage = (data: FirstData) => Promise<string>;
