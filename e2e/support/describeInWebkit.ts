// Tests in WebKit, the engine of iOS browsers, or the reason why they are skipped.
import { afterAll, beforeAll, describe } from 'vitest';
import { findWebKit } from '../../scripts/webkit.ts';
import { freePort } from '../../server/testing/processes/freePort.ts';
import { startJourneyServer, type JoinedServer } from './productServer.ts';
import { startsWithinMs } from './startDesk.ts';
import { WebDriver } from './WebDriver.ts';

export interface Webkit {
  /** The product's URL, available while the tests run. */
  readonly url: string;
  /** A fresh browser. */
  start(): Promise<WebDriver>;
  /** Quits all started browsers, as at the end of the tests. */
  quit(): Promise<void>;
}

/**
 * @param who subject of the tests
 * @param serve starts their server; default: a separate server, because the shared one already has users of the same
 * names
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
