import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementCategory, agreementIds } from '../../../contracts/agreements.ts';
import inGerman from '../../../contracts/messages/de.json' with { type: 'json' };
import { startTestApp } from '../../testing/startTestApp.ts';
import type { TestApp } from '../../testing/startTestApp.ts';

const list = { c_id: String(agreementCategory) };
const userAgreement = { id: String(agreementIds.user) };

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

  it('has nothing yet in a category that is not built', async () => {
    expect((await server.call('articles', { c_id: '1' })).data).toMatchObject({ count: 0, list: [] });
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
    await server.context.writer.run('test.accept', async ({ db }) => {
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
