// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { announcement, article, articles, customerServiceUrl, otcServiceUrl } from '../../src/api/help.ts';
import { agreementCategory, agreementIds } from '../agreements.ts';
import { articleCategories } from '../articles.ts';
import * as help from '../examples/help.ts';
import { loggedIn, pick, play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const refused = (error: unknown) => error;

const head = pick(help.articles.list[0]!, 'id', 'title', 'lang', 'create_time', 'version', 'effective_ms');

it('articles names versions, and what the caller has accepted of them', async () => {
  const accepted = { ...head, accepted_version: 1, accepted_ms: head.effective_ms! + 1 };
  const form = { c_id: String(agreementCategory), lang: 'en', limit: '100' } as const;
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['the agreements were accepted', { token }]],
      does: 'articles of the agreements for a caller who has accepted them',
      form,
      hasSession: true,
      data: { list: [accepted] },
    },
    () => read(articles(form)),
  );
  expect(answer).toEqual({ list: [accepted] });
});

it('article names its version', async () => {
  const accepted = {
    ...head,
    accepted_version: 1,
    accepted_ms: head.effective_ms! + 1,
    content: '<p>You and us.</p>',
  };
  const form = { id: String(agreementIds.user), lang: 'en' } as const;
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['the agreements were accepted', { token }]],
      does: 'article of the user agreement for a caller who has accepted it',
      form,
      hasSession: true,
      data: accepted,
    },
    () => read(article(form)),
  );
  expect(answer).toEqual(accepted);
});

it('article says by its reason that there is no such text', async () => {
  const form = { id: '999999', lang: 'en' } as const;
  const answer = await play(
    {
      consumer,
      given: [['no session']],
      does: 'article of a number that no text has, by its reason',
      form,
      refuses: { message: 'Document not found', reason: 'help.articleUnknown' },
    },
    () => read(article(form)).catch(refused),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'help.articleUnknown' });
});

it('articles of the help centre say what they are about, what they say in short, and their text', async () => {
  const form = { c_id: String(articleCategories.help), lang: 'en', limit: '100', with_body: '1' } as const;
  const about = pick(
    help.helpArticles.list[1]!,
    ...(['id', 'title', 'lang', 'create_time', 'version', 'effective_ms'] as const),
    ...(['topic', 'summary', 'body', 'keywords'] as const),
  );
  const answer = await play(
    { consumer, given: [['no session']], does: 'articles of the help centre', form, data: { list: [about] } },
    () => read(articles(form)),
  );
  expect(answer).toEqual({ list: [about] });
});

it('article of the help centre says what it is about, and what it says in short', async () => {
  const form = { id: '1902', lang: 'en' } as const;
  const about = pick(help.helpArticle, 'id', 'title', 'content', 'lang', 'version', 'topic', 'summary');
  const answer = await play(
    { consumer, given: [['no session']], does: 'article of the help centre', form, data: about },
    () => read(article(form)),
  );
  expect(answer).toEqual(about);
});

it('announcement names its language, time and version', async () => {
  const data = pick(help.announcement, 'id', 'title', 'content', 'lang', 'create_time', 'version');
  const answer = await play(
    {
      consumer,
      given: [['no session'], ['something is announced']],
      does: 'announcement over Home, with its version',
      form: { lang: 'en' },
      data,
    },
    () => read(announcement({ lang: 'en' })),
  );
  expect(answer).toEqual(data);
});

it('customerServiceUrl names the hosts that pages may frame', async () => {
  const answer = await play(
    {
      consumer,
      given: [['no session'], ['a chat is configured']],
      does: 'customerServiceUrl of the chat, with its hosts',
      data: help.customerServiceUrl,
    },
    () => read(customerServiceUrl()),
  );
  expect(answer).toEqual({
    link: help.customerServiceUrl.customer_url,
    hosts: help.customerServiceUrl.hosts,
    isInApp: false,
  });
});

it('otcServiceUrl names the hosts that pages may frame', async () => {
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['a chat is configured']],
      does: 'otcServiceUrl of the chat about orders, with its hosts',
      hasSession: true,
      data: help.otcServiceUrl,
    },
    () => read(otcServiceUrl()),
  );
  expect(answer).toEqual({
    link: help.otcServiceUrl.otc_url,
    hosts: help.otcServiceUrl.hosts,
    isInApp: false,
  });
});
