// Daily limits across restarts.
import { expect, it } from 'vitest';
import { photo } from '../../testing/pictureFiles.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { startTestApp, testConfig } from '../../testing/processes/startTestApp.ts';

const dayMs = 86_400_000;

it('a restart gives nobody more pictures or tries in a day than the setting has', async () => {
  const limits = { ...testConfig().limits, uploadsPerDay: 3, verificationsPerDay: 2 };
  let server = await startTestApp({ limits });
  try {
    const { token } = await server.person('ann@example.com');
    const picture = await photo({ width: 40, height: 30 });
    const upload = async () => (await sendFile(server, picture, { token })).type;
    const form = { country: 'Germany', name: 'Ann', card_id: 'L01X00T47', address: 'Road 1' };
    const submit = () => server.call('submitBasicVerification', form, { token });
    expect([await upload(), await upload()]).toEqual(['ok', 'ok']);
    await submit();
    server = await server.restart();
    expect([await upload(), await upload()]).toEqual(['ok', 'error']);
    expect((await submit()).data.reason).toBe('verification.underReview');
    expect(await submit()).toMatchObject({ data: { reason: 'system.rateLimited' } });
    // Another user has a separate limit.
    const bob = await server.person('bob@example.com');
    expect(await sendFile(server, picture, { token: bob.token })).toMatchObject({ type: 'ok' });
    server.clock.advance(dayMs);
    expect(await upload()).toBe('ok');
    expect((await submit()).data.reason).not.toBe('system.rateLimited');
  } finally {
    await server.close();
  }
});
