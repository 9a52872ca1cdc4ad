// rules.tsv and errors.tsv of the chat: the embedded page, and the messages without one.
import { afterEach, expect, it, vi } from 'vitest';
import { customerServiceUrl } from '../../contracts/examples/help.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, settle } from './openApp.tsx';
import { reads } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.unstubAllGlobals());

const frame = () => document.querySelector('iframe');
const { hosts } = customerServiceUrl;

it.each([
  ['an empty one', { customer_url: '', hosts }],
  ['one without https', { customer_url: 'http://chat.meridian.example/', hosts }],
  ['one of another host', { customer_url: 'https://evil.example/', hosts }],
])('a link is not framed that is %s: nobody is there', async (_, data) => {
  await openApp({ path: '/pages/help/chat' }, (call) =>
    call === 'customerServiceUrl' ? envelope(data) : undefined,
  );
  await reads(messageOf('help.chat.url'));
  expect(frame()).toBeNull();
});

it('a link of https and of a configured host is framed, with what the way there says of a failure', async () => {
  await openApp({ path: '/pages/help/chat?request=7f3a&token=secret' });
  await settle();
  expect(frame()!.src).toBe(`${customerServiceUrl.customer_url}?request=7f3a`);
});
