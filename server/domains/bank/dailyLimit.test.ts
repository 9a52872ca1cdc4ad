// Daily limit for saving a bank card, across restarts.
import { expect, it } from 'vitest';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { startTestApp, testConfig } from '../../testing/processes/startTestApp.ts';

const dayMs = 86_400_000;

it('a restart gives nobody more saves of a bank card in a day than the setting has', async () => {
  let server = await startTestApp({ limits: { ...testConfig().limits, bankCardsPerDay: 2 } });
  try {
    const { token } = await server.person('ann@example.com');
    const save = (who = token) => server.call('saveBankCard', bankForm, { token: who });
    expect((await save()).type).toBe('ok');
    server = await server.restart();
    expect((await save()).data.reason).toBe('bank.alreadyBound');
    expect(await save()).toMatchObject({ data: { reason: 'system.rateLimited' } });
    // Limits are per account.
    const bob = await server.person('bob@example.com');
    expect((await save(bob.token)).type).toBe('ok');
    server.clock.advance(dayMs);
    expect((await save()).data.reason).toBe('bank.alreadyBound');
  } finally {
    await server.close();
  }
});
