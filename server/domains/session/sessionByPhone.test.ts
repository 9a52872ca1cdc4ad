import * as library from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../../../contracts/countries.ts';
import { defaultConfig } from '../../config.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Phone {
  area_code: string;
  mobile: string;
}

async function codeFor(phone: Phone, type = 'register'): Promise<string> {
  return (await server.call('sendSmsCode', { ...phone, type })).data.sandbox_code;
}

function form({ area_code, mobile }: Phone, code: string): Record<string, string> {
  return {
    type: 'mobile',
    user_string: mobile,
    area_code,
    password,
    re_password: password,
    code,
    extension_code: defaultConfig.invitationCode,
  };
}

const login = ({ area_code, mobile }: Phone) =>
  server.call('login', { user_string: mobile, areacode: area_code, password, user_type: 'mobile' });

const storedPhones = async () => {
  const rows = await server.context.store.db.selectFrom('user').select('phone').execute();
  return rows.map(({ phone }) => phone);
};

describe('a mobile number', () => {
  const numbers = countries.flatMap(({ code, name, area_code }) => {
    const known = library.getExampleNumber(code as library.CountryCode, examples);
    return known ? [{ name, area_code, known, mobile: known.number.slice(area_code.length + 1) }] : [];
  });

  it('is tried for nearly every country of the list', () => {
    expect(countries.length - numbers.length).toBeLessThan(6);
  });

  // Some territories share a numbering plan and thus an example number: the second one finds an existing account.
  const first = new Map(numbers.toReversed().map(({ name, known }) => [known.number, name]));

  it.each(numbers)('of $name opens one account, whichever way it is written', async (row) => {
    const { name, area_code, mobile, known } = row;
    const written = known.formatNational();
    server.clock.advance(60_000);
    const code = await codeFor({ area_code, mobile: written.replace(/\D/g, '') });
    const answer = await server.call('register', form({ area_code, mobile }, code));
    const isFirst = first.get(known.number) === name;
    expect(isFirst ? answer.type : answer.data.reason).toBe(isFirst ? 'ok' : 'session.accountExists');
    const ways = [mobile, written, known.formatInternational(), `+${area_code}${mobile}`];
    for (const way of ways) expect((await login({ area_code, mobile: way })).type).toBe('ok');
    const phones = await storedPhones();
    expect(phones.filter((phone) => phone === known.number)).toHaveLength(1);
  });
});

describe('registering by phone', () => {
  const own = (mobile: string): Phone => ({ area_code: '49', mobile });

  it('treats 0151…, 151… and +49 151… as one number for code, account and login', async () => {
    const code = await codeFor(own('015112340001'));
    const checked = await server.call('checkMobileCode', {
      ...own('15112340001'),
      mobile_code: code,
      type: 'register',
    });
    expect(checked).toMatchObject({ type: 'ok', data: 'Code accepted' });
    expect((await server.call('register', form(own('+49 151 1234-0001'), code))).type).toBe('ok');
    server.clock.advance(60_000);
    const again = await codeFor(own('15112340001'));
    const refused = await server.call('register', form(own('0151 12340001'), again));
    expect(refused.data.reason).toBe('session.accountExists');
    expect(refused.data.fields).toHaveProperty('user_string');
  });

  it('cannot be asked for another code within 60 s by writing the number in another way', async () => {
    await codeFor(own('15112340002'));
    const again = await server.call('sendSmsCode', { ...own('015112340002'), type: 'register' });
    expect(again.data).toEqual({ reason: 'session.codeCooldown', values: { seconds: '60' } });
  });

  it('takes a code for its own number and purpose alone', async () => {
    const code = await codeFor(own('15112340003'));
    const check = (mobile: string, type: string) =>
      server.call('checkMobileCode', { ...own(mobile), mobile_code: code, type });
    expect((await check('15112340003', 'register')).type).toBe('ok');
    expect((await check('15112340004', 'register')).data.reason).toBe('session.codeInvalid');
    expect((await check('15112340003', 'forget')).data.reason).toBe('session.codeInvalid');
  });

  it('makes one account when two requests bring the code at once', async () => {
    const code = await codeFor(own('15112340005'));
    const answers = await Promise.all([
      server.call('register', form(own('15112340005'), code)),
      server.call('register', form(own('015112340005'), code)),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
    const phones = await storedPhones();
    expect(phones.filter((phone) => phone === '+4915112340005')).toHaveLength(1);
  });

  it.each([
    [
      'a number of three digits',
      '49',
      '123',
      'user_string',
      'This phone number is too short for its country',
    ],
    [
      'a number of 18 digits',
      '49',
      '1'.repeat(18),
      'user_string',
      'This phone number is too long for its country',
    ],
    ['letters', '49', '151 letters', 'user_string', 'Enter a valid phone number'],
    ['spaces', '49', '   ', 'user_string', 'Enter your phone number'],
    [
      'a dial code that nobody has',
      '999',
      '15112345678',
      'area_code',
      'Unknown country code. Choose one from the list',
    ],
  ])('says at its field what is wrong with %s', async (_, area_code, mobile, field, sentence) => {
    const answer = await server.call('register', form({ area_code, mobile }, '123456'));
    expect(answer).toMatchObject({ status: 200, type: 'error' });
    expect(answer.data.fields).toEqual({ [field]: sentence });
  });

  it('needs a dial code', async () => {
    const { area_code: _, ...rest } = form(own('15112340006'), '123456');
    const answer = await server.call('register', rest);
    expect(answer.data.fields).toEqual({ area_code: 'Choose your country code' });
  });

  it('sends no code to a number that cannot be one, and says why', async () => {
    const send = (area_code: string, mobile: string) =>
      server.call('sendSmsCode', { area_code, mobile, type: 'register' });
    expect((await send('49', '12')).data.fields).toHaveProperty('mobile');
    const short = await send('49', '123');
    expect(short.data).toEqual({
      reason: 'session.phoneTooShort',
      fields: { mobile: 'This phone number is too short for its country' },
    });
    expect((await send('999', '15112345678')).data.reason).toBe('session.dialCodeUnknown');
  });

  it('shows the number masked in the profile, and neither address nor username', async () => {
    const code = await codeFor(own('15112340007'));
    await server.call('register', form(own('15112340007'), code));
    const token = (await login(own('15112340007'))).data;
    const { data } = await server.call('profile', {}, { token });
    expect(data).toMatchObject({ email: '', phone: '+49***07', username: '', text_messages: false });
  });
});

describe('consent to text messages', () => {
  it('is kept from registration with its time, and can be taken back and given again [rule:session.register.text_consent_optional]', async () => {
    const phone = { area_code: '49', mobile: '15112350001' };
    const code = await codeFor(phone);
    await server.call('register', { ...form(phone, code), sms_consent: '1' });
    const token = (await login(phone)).data;
    const wants = async () => (await server.call('profile', {}, { token })).data.text_messages;
    const since = async () => {
      const { db } = server.context.store;
      const row = db.selectFrom('user').select('text_consent_at').where('phone', '=', '+4915112350001');
      return (await row.executeTakeFirstOrThrow()).text_consent_at;
    };
    const start = BigInt(server.clock.now());
    expect([await wants(), await since()]).toEqual([true, start]);
    server.clock.advance(1000);
    await server.call('setTextConsent', { text_messages: '1' }, { token });
    expect(await since()).toBe(start);
    const answer = await server.call('setTextConsent', { text_messages: '0' }, { token });
    expect(answer).toMatchObject({ type: 'ok', data: 'Your choice has been saved' });
    expect([await wants(), await since()]).toEqual([false, null]);
    await server.call('setTextConsent', { text_messages: '1' }, { token });
    expect([await wants(), await since()]).toEqual([true, start + 1000n]);
  });
});
