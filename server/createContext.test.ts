import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { systemRandom } from './random.ts';
import { openAccount } from './domains/session/openAccount.ts';
import { openTestStore } from './testing/testStore.ts';
import { startTestApp, testConfig } from './testing/processes/startTestApp.ts';
import type { TestApp } from './testing/processes/startTestApp.ts';

describe.each([
  ['a sandbox', true, 'practice money'],
  ['a server that is no sandbox', false, 'SANDBOX'],
])('the database of %s', (_, isSandbox, said) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ isSandbox });
  });
  afterAll(() => server.close());

  async function startAs(kind: boolean): Promise<void> {
    await server.stop();
    const store = await openTestStore(server.folder);
    const config = testConfig({ isSandbox: kind, dataDir: server.folder, logLevel: 'silent' });
    try {
      const app = await buildApp({ clock: server.clock, random: systemRandom, store, config });
      await app.close();
    } finally {
      await store.close();
      server = await server.restart();
    }
  }

  it('serves either while it has no accounts', async () => {
    await startAs(!isSandbox);
  });

  it('serves no other kind as soon as it has one', async () => {
    const { executor, config } = server.context;
    const account = { passwordHash: '-', invitation: config.invitationCode, locale: config.defaultLocale };
    const identifier = { kind: 'email', key: 'ann@example.com', text: 'ann@example.com' } as const;
    await executor.runForPlatform('test.account', (tx) =>
      openAccount(tx, { ...account, identifier }, server.context),
    );
    await expect(startAs(!isSandbox)).rejects.toThrow(said);
    await startAs(isSandbox);
  });
});
