// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { noticePages } from '../../src/api/pages/noticePages.ts';
import { notices } from '../../src/api/notices.ts';
import { readNotices } from '../../src/api/noticesRead.ts';
import * as told from '../examples/notices.ts';
import { command, loggedIn, pick, play, read, readPage, token } from './tools/interaction.ts';
import { orNone } from './tools/matcher.ts';

const consumer = 'meridian-extensions';

const logInTold = [loggedIn, ['a log-in from elsewhere was told', { token }]] as const;
const noticeRow = {
  ...pick(told.notices.list[0]!, 'id', 'kind', 'category', 'title', 'created_ms', 'is_read'),
  about: { browser: 'Firefox' },
  sent_to: orNone(['a***@example.com']),
};

it('notices answers what the caller was told', async () => {
  const page = await play(
    {
      consumer,
      given: logInTold,
      does: 'notices page by page',
      query: { page: '1', limit: '40' },
      data: { list: [{ ...noticeRow, page: 'ForgotPassword' }], count: 1, unread: 1 },
    },
    () => readPage(noticePages()),
  );
  expect(page).toMatchObject({ rows: [{ kind: 'session.newLogIn', page: 'ForgotPassword' }], count: 1 });
});

it('notices of one, for the dot at the bell', async () => {
  const page = await play(
    {
      consumer,
      given: logInTold,
      does: 'notices of the newest',
      query: { limit: '1' },
      data: { list: [noticeRow], count: 1, unread: 1 },
    },
    () => read(notices({ limit: '1' })),
  );
  expect(page).toMatchObject({ unread: 1 });
});

it('notices answers those up to one', async () => {
  const query = { page: '2', limit: '40', until_id: '999999999999999' } as const;
  const page = await play(
    {
      consumer,
      given: logInTold,
      does: 'notices up to one',
      query,
      data: { list: orNone([noticeRow]), count: 1, unread: 1 },
    },
    () => read(notices(query)),
  );
  expect(page).toMatchObject({ count: 1 });
});

it.each([
  ['one', 'notice_id'],
  ['all up to one', 'until_id'],
] as const)('readNotices marks %s', async (which, field) => {
  const form = { [field]: '1' };
  const fromState = { [field]: 'notice_id' } as const;
  const answer = await play(
    { consumer, given: logInTold, does: `readNotices of ${which}`, form, fromState, data: { unread: 0 } },
    () => command(readNotices(), form),
  );
  expect(answer).toEqual({ unread: 0 });
});
