import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOf } from '../../messaging/mailOf.ts';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let sent: RecordedDeliveries;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());

async function person(email: string): Promise<string> {
  await server.call('sendEmailCode', { user_string: email, type: 'register' });
  await server.call('register', registration(email, sent.code()));
  return (await server.call('login', { user_string: email, password, user_type: 'email' })).data;
}
const set = (token: string, phrase: string) => server.call('setPhrase', { phrase }, { token });
const phraseOf = async (token: string) => (await server.call('security', {}, { token })).data.phrase;
async function leave(): Promise<void> {
  server.clock.advance(100);
  await server.context.outbox.run();
}
function lastMail(): string[] {
  const { words, locale } = sent.deliveries.at(-1)!.letter!;
  const { text, html } = mailOf(words, locale);
  return [text, html];
}

it('every mail to its owner carries it, also one that a stranger has asked for', async () => {
  const email = 'phrase@example.com';
  const token = await person(email);
  for (const said of lastMail()) expect(said).not.toContain('Your phrase');
  expect((await set(token, ' Linden 14 blau ')).data).toBe('Your anti-phishing phrase has been saved');
  expect(await phraseOf(token)).toBe('Linden 14 blau');
  await leave();
  expect(lastMail()[0]).toMatch(/^Your phrase: Linden 14 blau\n\nThe anti-phishing phrase/);
  expect(lastMail()[1]).toContain('<p>Your phrase: <strong>Linden 14 blau</strong></p>');
  await server.call('sendEmailCode', { user_string: email, type: 'forget' }, { address: '198.51.100.7' });
  await leave();
  expect(sent.deliveries.at(-1)!.kind).toBe('code.forget');
  expect(lastMail()[0]).toContain('Your phrase: Linden 14 blau');
  await server.call('sendEmailCode', { user_string: 'other@example.com', type: 'register' });
  expect(lastMail()[0]).not.toContain('Linden');
});

it('can be taken away', async () => {
  const token = await person('away@example.com');
  await set(token, 'here for now');
  expect((await set(token, '')).data).toBe('Your anti-phishing phrase has been removed');
  expect(await phraseOf(token)).toBe('');
  await leave();
  expect(lastMail()[0]).not.toContain('Your phrase');
});

it.each(['abc', 'x'.repeat(33), 'visit evil.com', 'http://a', 'a  b c', '<b>bold</b>'])(
  'is nothing that could become a link: %j',
  async (phrase) => {
    const token = await person(`no-${phrase.length}-${phrase.charCodeAt(2)}@example.com`);
    const answer = await set(token, phrase);
    expect(answer.data.fields).toEqual({ phrase: 'Use 4 to 32 letters, digits and spaces' });
    expect(await phraseOf(token)).toBe('');
  },
);

it.each(['null\u200bwidth', 'line\nbreak'])('is nothing that nobody sees: %j', async (phrase) => {
  const token = await person(`hidden-${phrase.length}@example.com`);
  const answer = await set(token, phrase);
  expect(answer.data.fields).toEqual({ phrase: 'This has a hidden character. Type it again' });
  expect(await phraseOf(token)).toBe('');
});

it.each(['蓝色菩提树', 'ลินเดนสีฟ้า', 'Öl 7 früh'])('is of any script: %s', async (phrase) => {
  const token = await person(`yes-${phrase.length}@example.com`);
  expect((await set(token, phrase)).type).toBe('ok');
  expect(await phraseOf(token)).toBe(phrase);
});
