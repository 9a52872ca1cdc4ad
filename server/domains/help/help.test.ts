import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementCategory, agreementIds } from '../../../contracts/agreements.ts';
import inGerman from '../../../contracts/messages/de.json' with { type: 'json' };
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const list = { c_id: String(agreementCategory) };
const userAgreement = { id: String(agreementIds.user) };

type Row = { id: number; topic?: string; summary?: string; title: string; body?: string };
const rowsOf = ({ list: rows }: { list: Row[] }) => rows;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('articles', () => {
  it('lists the agreements for a visitor, without texts and without anything accepted', async () => {
    const { data } = await server.call('articles', list);
    expect(data).toMatchObject({ count: 2, page: 1 });
    expect(data.list).toEqual([
      expect.objectContaining({ id: 2001, c_id: 20, title: 'User agreement', version: 1, lang: 'en' }),
      expect.objectContaining({ id: 2002, c_id: 20, title: 'Privacy policy', version: 1, lang: 'en' }),
    ]);
    for (const row of data.list) {
      expect(row).not.toHaveProperty('content');
      expect(row).not.toHaveProperty('accepted_version');
      expect(row.create_time * 1000).toBe(row.effective_ms);
    }
  });

  it('shows a page of them [rule:help.list.page]', async () => {
    const { data } = await server.call('articles', { ...list, page: '2', limit: '1' });
    expect(data).toMatchObject({ count: 2, page: 2, limit: 1, list: [{ id: 2002 }] });
    expect((await server.call('articles', { ...list, page: '3', limit: '1' })).data.list).toEqual([]);
  });

  it('has nothing in a category that nobody fills', async () => {
    expect((await server.call('articles', { c_id: '1' })).data).toMatchObject({ count: 0, list: [] });
  });

  it('has the help centre in the language of the form, each with what it is about and says', async () => {
    const { data } = await server.call('articles', { c_id: '19', lang: 'de', limit: '100' });
    expect(rowsOf(data).map(({ id, topic }) => [id, topic])).toEqual([
      [1901, 'deposits'],
      [1902, 'withdrawals'],
      [1903, 'withdrawals'],
      [1904, 'verification'],
      [1905, 'trading'],
      [1906, 'support'],
      ...Array.from({ length: 9 }, (_, at) => [1907 + at, 'trading']),
      [1916, 'withdrawals'],
      [1917, 'withdrawals'],
      [1918, 'verification'],
      [1919, 'trading'],
      [1920, 'trading'],
      [1921, 'trading'],
      [1922, 'trading'],
      [1923, 'withdrawals'],
      [1924, 'withdrawals'],
    ]);
    expect(data.list[0]).toMatchObject({ title: 'Wann wird meine Einzahlung gutgeschrieben?', lang: 'de' });
    expect(rowsOf(data).every(({ summary }) => summary)).toBe(true);
    expect((await server.call('article', { id: '1901' })).data).toMatchObject({
      c_id: 19,
      title: 'When is my deposit credited?',
    });
  });

  it('has the plain text of each article of the help centre where it is asked for', async () => {
    const asked = await server.call('articles', { c_id: '19', lang: 'de', limit: '2', with_body: '1' });
    expect(rowsOf(asked.data).map(({ id }) => id)).toEqual([1901, 1902]);
    const [deposit] = rowsOf(asked.data);
    // A heading of the article, and a word that the page may hyphenate.
    expect(deposit!.body!.split('\n')).toContain('Wenn sie nicht erscheint');
    expect(deposit!.body).toContain('steht sie mit den bisherigen Bestätigungen unter Buchungen.');
    expect(deposit!.body).not.toMatch(/[<>*#\u00ad]/);
    for (const form of [{ c_id: '19' }, { ...list, with_body: '1' }, { c_id: '4', with_body: '1' }]) {
      for (const row of rowsOf((await server.call('articles', form)).data))
        expect(row).not.toHaveProperty('body');
    }
  });
});

describe('article', () => {
  it('comes in the language of the form, and else in that of the call', async () => {
    const german = await server.call('article', { ...userAgreement, lang: 'de' }, { language: 'jp' });
    expect(german.data).toMatchObject({ title: 'Nutzungsvereinbarung', lang: 'de' });
    const japanese = await server.call('article', userAgreement, { language: 'jp' });
    expect(japanese.data).toMatchObject({ title: '利用規約', lang: 'jp' });
    expect(japanese.data.content).toMatch(/<h2>1\. アカウント<\/h2>/);
  });

  it('that does not exist is refused by name', async () => {
    const { type, data, message } = await server.call('article', { id: '2999' }, { language: 'de' });
    expect(type).toBe('error');
    expect(data.reason).toBe('help.articleUnknown');
    expect(message).toBe(inGerman['help.articleUnknown']);
  });

  it('says what the caller has accepted last, and when', async () => {
    const ann = await server.person('ann@example.com');
    const bob = await server.person('bob@example.com');
    const accept = (version: bigint, accepted_at: bigint) => ({
      user_id: BigInt(ann.userId),
      article_id: BigInt(agreementIds.privacy),
      version,
      accepted_at,
    });
    await server.context.executor.run('test.accept', async ({ db }) => {
      await db.deleteFrom('agreement_acceptance').execute();
      const rows = [accept(2n, 1_700_000_002_000n), accept(1n, 1_700_000_001_000n)];
      await db.insertInto('agreement_acceptance').values(rows).execute();
    });
    const privacy = { id: String(agreementIds.privacy) };
    const accepted = { accepted_version: 2, accepted_ms: 1_700_000_002_000 };
    expect((await server.call('article', privacy, ann)).data).toMatchObject(accepted);
    const rows = (await server.call('articles', list, ann)).data.list;
    expect(rows[1]).toMatchObject(accepted);
    expect(rows[0]).not.toHaveProperty('accepted_version');
    expect((await server.call('article', privacy, bob)).data).not.toHaveProperty('accepted_version');
    expect((await server.call('article', privacy)).data).not.toHaveProperty('accepted_version');
  });
});

describe('where people are answered', () => {
  it('is in the app until an installation names a help desk, and nothing is announced', async () => {
    const ann = await server.person('anna@example.com');
    const inApp = { hosts: [], in_app: true };
    expect((await server.call('customerServiceUrl')).data).toEqual({ customer_url: '', ...inApp });
    expect((await server.call('otcServiceUrl', {}, ann)).data).toEqual({ otc_url: '', ...inApp });
    expect((await server.call('announcement')).data).toBeNull();
  });
});

describe('an installation that answers and announces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-news-'));
  const write = (slug: string, locale: string, head: Record<string, unknown>, body = 'We move.\n') => {
    mkdirSync(join(folder, slug, '1'), { recursive: true });
    const lines = Object.entries({ version: 1, ...head }).map(([name, value]) => `${name}: ${String(value)}`);
    writeFileSync(join(folder, slug, '1', `${locale}.md`), `---\n${lines.join('\n')}\n---\n\n${body}`);
  };
  const help = {
    customerChat: 'https://chat.example/a?b=c',
    otcChat: 'https://otc.example/',
    newsFolder: folder,
  };
  let own: TestApp;
  beforeAll(async () => {
    write('moves', 'en', { id: 1, title: 'We move', effective: '2026-01-05T08:00Z', until: '2026-01-07' });
    write('moves', 'de', {
      id: 1,
      title: 'Wir ziehen um',
      effective: '2026-01-05T08:00Z',
      until: '2026-01-07',
    });
    write('later', 'en', { id: 2, title: 'Later', effective: '2026-01-06' });
    own = await startTestApp({ help });
  });
  afterAll(async () => {
    await own.close();
    rmSync(folder, { recursive: true });
  });

  it('names the links, and the hosts that its pages may frame', async () => {
    const hosts = ['chat.example', 'otc.example'];
    expect((await own.call('customerServiceUrl')).data).toEqual({ customer_url: help.customerChat, hosts });
    const { headers } = await own.app.inject('/api/site/config');
    expect(String(headers['content-security-policy']).split(';')).toContain(
      'frame-src https://chat.example https://otc.example',
    );
  });

  it('announces what is out, in English where a language is missing, and the same in its list', async () => {
    const { data } = await own.call('announcement', { lang: 'de' });
    expect(data).toMatchObject({
      id: 1,
      title: 'Wir ziehen um',
      lang: 'de',
      version: 1,
      content: '<p>We move.</p>\n',
    });
    expect((await own.call('announcement', { lang: 'jp' })).data).toMatchObject({
      title: 'We move',
      lang: 'en',
    });
    const { list } = (await own.call('articles', { c_id: '4' })).data;
    expect(list).toEqual([
      expect.objectContaining({ id: 1, c_id: 4, create_time: Date.UTC(2026, 0, 5, 8) / 1000 }),
    ]);
    expect((await own.call('article', { id: '1' })).data).toMatchObject({ c_id: 4, title: 'We move' });
    expect((await own.call('article', { id: '2' })).data).toMatchObject({ reason: 'help.articleUnknown' });
  });

  it('reads the folder again while it runs, and keeps what it has where that cannot be used', async () => {
    own.clock.advance(24 * 3_600_000);
    const titles = async () =>
      rowsOf((await own.call('articles', { c_id: '4' })).data).map(({ title }) => title);
    expect(await titles()).toEqual(['Later', 'We move']);
    write('broken', 'en', { id: 3, effective: '2026-01-05' });
    own.clock.advance(30_000);
    expect(await titles()).toEqual(['Later', 'We move']);
    write('broken', 'en', { id: 3, title: 'Mended', effective: '2026-01-05' });
    own.clock.advance(30_000);
    expect(await titles()).toEqual(['Later', 'We move', 'Mended']);
    own.clock.advance(24 * 3_600_000);
    expect((await own.call('announcement')).data).toBeNull();
  });
});
