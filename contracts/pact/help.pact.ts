import { expect, it } from 'vitest';
import { announcement, article, articles, customerServiceUrl, otcServiceUrl } from '../../src/api/help.ts';
import { agreementCategory, agreementIds } from '../agreements.ts';
import * as examples from '../examples/help.ts';
import { loggedIn, pick, play, read } from './tools/interaction.ts';

const head = examples.articles.list[0]!;

it('articles lists the agreements', async () => {
  const answer = await play(
    {
      given: [['no session']],
      does: 'articles of the agreements',
      form: { c_id: String(agreementCategory), lang: 'en', limit: '100' },
      data: { list: [pick(head, 'id', 'title')] },
    },
    () => read(articles({ c_id: String(agreementCategory), lang: 'en', limit: '100' })),
  );
  expect(answer).toMatchObject({ list: [{ title: head.title }] });
});

it('article answers a text as HTML', async () => {
  const id = String(agreementIds.user);
  const answer = await play(
    {
      given: [['no session']],
      does: 'article of the user agreement',
      form: { id, lang: 'en' },
      data: pick(examples.article, 'id', 'title', 'content'),
    },
    () => read(article({ id, lang: 'en' })),
  );
  expect(answer).toMatchObject({ content: expect.stringContaining('<h2>') as string });
});

it('article says that there is no such text', async () => {
  const answer = await play(
    {
      given: [['no session']],
      does: 'article of a number that no text has',
      form: { id: '999999', lang: 'en' },
      refuses: { message: 'Document not found' },
    },
    () => read(article({ id: '999999', lang: 'en' })).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: 'Document not found' });
});

it('announcement answers what opens over Home', async () => {
  const answer = await play(
    {
      given: [['no session'], ['something is announced']],
      does: 'announcement over Home',
      form: { lang: 'en' },
      data: pick(examples.announcement, 'id', 'title', 'content'),
    },
    () => read(announcement({ lang: 'en' })),
  );
  expect(answer).toMatchObject({ title: examples.announcement.title });
});

it('customerServiceUrl answers a link', async () => {
  const data = pick(examples.customerServiceUrl, 'customer_url');
  const answer = await play({ given: [['no session']], does: 'customerServiceUrl of the chat', data }, () =>
    read(customerServiceUrl()),
  );
  expect(answer).toEqual({ link: data.customer_url, hosts: undefined, isInApp: false });
});

it('otcServiceUrl answers a link', async () => {
  const data = pick(examples.otcServiceUrl, 'otc_url');
  const answer = await play(
    { given: [loggedIn], does: 'otcServiceUrl of the chat about orders', hasSession: true, data },
    () => read(otcServiceUrl()),
  );
  expect(answer).toEqual({ link: data.otc_url, hosts: undefined, isInApp: false });
});
