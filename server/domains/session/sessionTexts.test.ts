// Cost of text messages: any caller can request one, and owners of expensive numbers earn from them.
import { afterEach, describe, expect, it } from 'vitest';
import { password, startTestApp, testConfig } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
afterEach(() => server.close());

const send = (area_code: string, mobile: string, address = '10.1.0.1', type = 'register') =>
  server.call('sendSmsCode', { area_code, mobile, type }, { address });

const germany = (count: number, address?: string, type?: string) =>
  send('49', String(15112340000 + count), address, type);

function limited(perHour: number, perCountryHour: number, countries: string[] = []) {
  return startTestApp({ messaging: { smsLimits: { perHour, perCountryHour, countries } } });
}

describe('text messages', () => {
  it.each([
    ['to a premium number of North America', '1', '9005551234'],
    ['to a premium number of Britain', '44', '9098790000'],
    ['to a personal number of Britain, which earns as well', '44', '7012345678'],
    ['to a number of zeros', '1', '0000000000'],
    ['to an area that begins with 1', '1', '1234567890'],
  ])('are not sent %s', async (_, area_code, mobile) => {
    server = await startTestApp();
    const { data } = await send(area_code, mobile);
    expect(data).toMatchObject({
      reason: 'session.phoneInvalid',
      fields: { mobile: 'Enter a valid phone number' },
    });
    expect(await server.context.store.db.selectFrom('code').selectAll().execute()).toEqual([]);
  });

  it('to a number that begins with its dial code once more are sent to the one that is meant', async () => {
    server = await startTestApp();
    for (const [area_code, mobile] of [
      ['49', '4915112345678'],
      ['44', '447400123456'],
    ] as const)
      expect((await send(area_code, mobile)).type).toBe('ok');
    const rows = await server.context.store.db
      .selectFrom('code')
      .select('address')
      .orderBy('address')
      .execute();
    expect(rows.map(({ address }) => address)).toEqual(['+447400123456', '+4915112345678']);
  });

  it('have a ceiling for each country and hour, wherever they are asked for from', async () => {
    server = await limited(100, 3);
    for (let count = 0; count < 3; count += 1)
      expect((await germany(count, `10.1.0.${count}`)).type).toBe('ok');
    expect(await germany(4, '10.1.0.4')).toMatchObject({
      status: 429,
      data: { reason: 'system.rateLimited', values: { seconds: '3600' } },
    });
    expect((await send('44', '7400123456')).type).toBe('ok');
    expect(server.log.join('')).toContain('no more text messages within the hour');
    server.clock.advance(3_600_000);
    expect((await germany(4)).type).toBe('ok');
  });

  it('have a ceiling for all countries together, and mail has none', async () => {
    server = await limited(2, 100);
    for (let count = 0; count < 2; count += 1) expect((await germany(count)).type).toBe('ok');
    expect((await send('44', '7400123456')).status).toBe(429);
    const mail = { user_string: 'ann@example.com', type: 'register' };
    expect((await server.call('sendEmailCode', mail)).type).toBe('ok');
  });

  it('that come at the same time are counted', async () => {
    server = await limited(100, 3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, count) => germany(count, `10.2.0.${count}`)),
    );
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(3);
  });

  it('go on for owners where they have logged in, when a country’s hour is used up', async () => {
    server = await limited(100, 3);
    const { sandbox_code } = (await germany(1)).data;
    const form = { type: 'mobile', user_string: '15112340001', area_code: '49', extension_code: 'MERIDIAN' };
    await server.call('register', { ...form, password, re_password: password, code: sandbox_code });
    const login = { user_string: '15112340001', areacode: '49', password, user_type: 'mobile' };
    expect((await server.call('login', login, { address: '10.3.0.1' })).type).toBe('ok');
    for (let count = 2; count < 6; count += 1) await germany(count, `10.3.1.${count}`);
    expect((await germany(1, '10.3.0.2', 'forget')).status).toBe(429);
    expect((await germany(1, '10.3.0.1', 'forget')).type).toBe('ok');
  });

  it('go to the countries that are named alone', async () => {
    server = await limited(100, 100, ['DE', 'CA']);
    expect((await germany(1)).type).toBe('ok');
    expect((await send('1', '4165550123')).type).toBe('ok');
    expect((await send('1', '2025550123')).data).toEqual({ reason: 'session.channelMissing' });
    expect((await send('44', '7400123456')).data).toEqual({ reason: 'session.channelMissing' });
  });

  it('from one block of IPv6 networks are four times what one network may have', async () => {
    server = await startTestApp({
      limits: { ...testConfig().limits, codesPerHour: 3 },
    });
    const answers = [];
    for (let net = 0; net < 20; net += 1)
      answers.push((await germany(net, `2001:db8:7:${net.toString(16)}::1`)).type);
    expect(answers.filter((type) => type === 'ok')).toHaveLength(12);
    expect((await germany(99, '2001:db8:8::1')).type).toBe('ok');
  });
});
