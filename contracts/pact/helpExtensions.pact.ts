// What this product adds to the calls of the family: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { article, articles } from '../../src/api/help.ts';
import { agreementCategory, agreementIds } from '../agreements.ts';
import * as help from '../examples/help.ts';
import { loggedIn, pick, play, read, token } from './interaction.ts';

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
