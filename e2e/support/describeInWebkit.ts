// Journeys in WebKit, the engine of the browsers on iOS, or why there are none.
import { afterAll, beforeAll, describe } from 'vitest';
import { findWebKit } from '../../scripts/webkit.ts';
import { freePort } from '../../server/testing/processes/freePort.ts';
import { startJourneyServer, type JoinedServer } from './productServer.ts';
import { startsWithinMs } from './startDesk.ts';
import { WebDriver } from './WebDriver.ts';

export interface Webkit {
  /** The product's address, once the journeys run. */
  readonly url: string;
  /** A fresh browser. */
  start(): Promise<WebDriver>;
  /** Ends all that were started, as the end of the journeys does. */
  quit(): Promise<void>;
}

/**
 * @param who the journeys are about
 * @param serve starts their server; one of their own without it, as people of the same names use that of all journeys
 */
export function describeInWebkit(
  who: string,
  journeys: (webkit: Webkit) => void,
  serve: () => Promise<JoinedServer> = startJourneyServer,
): void {
  const found = findWebKit();
  const isMissing = 'missing' in found;
  const title = isMissing ? `${who} in WebKit (not run: ${found.missing})` : `${who} in WebKit`;
  if (isMissing) console.warn(title);
  describe.skipIf(isMissing)(title, () => {
    let server: JoinedServer;
    const started: WebDriver[] = [];
    const quit = async (): Promise<void> =>
      void (await Promise.all(started.splice(0).map((walk) => walk.quit())));
    beforeAll(async () => {
      server = await serve();
    }, startsWithinMs);
    afterAll(async () => {
      await quit();
      await server?.stop();
    });
    journeys({
      get url() {
        return server.url;
      },
      async start() {
        if (isMissing) throw new Error(found.missing);
        const walk = await WebDriver.start(found, await freePort());
        started.push(walk);
        return walk;
      },
      quit,
    });
  });
}
