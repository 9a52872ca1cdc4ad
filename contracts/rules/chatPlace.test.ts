import { expect, it } from 'vitest';
import { chatPlace } from './chatPlace.ts';

const hosts = ['desk.example', 'otc.example:8443'];
const own = 'trade.example';

it('a link of https on a configured host is framed [rule:help.chat.url]', () => {
  const href = 'https://desk.example/a?b=c';
  expect(chatPlace(href, hosts, own)).toEqual({ kind: 'framed', href, host: 'desk.example' });
  expect(chatPlace('https://otc.example:8443/', hosts, own)).toMatchObject({ kind: 'framed' });
});

it.each([
  ['', 'nobody is there'],
  ['soon', 'no address'],
  ['http://desk.example/', 'of another scheme'],
  ['javascript:alert(1)', 'a script'],
  ['https://evil.example/', 'a host that is not configured'],
  ['https://desk.example.evil.example/', 'a host that only begins as one'],
  ['https://me@desk.example/', 'with a name before the host'],
])('%s is not framed: %s [rule:help.chat.url]', (link) => {
  expect(chatPlace(link, hosts, own)).toEqual({ kind: 'nobody' });
});

it('the host of the app is never framed, whoever configured it', () => {
  expect(chatPlace('https://trade.example/chat', [own], own)).toEqual({ kind: 'nobody' });
});

it('where the hosts are not said, a link of https is opened beside the app', () => {
  expect(chatPlace('https://desk.example/', undefined, own)).toMatchObject({
    kind: 'elsewhere',
    host: 'desk.example',
  });
  expect(chatPlace('http://desk.example/', undefined, own)).toEqual({ kind: 'nobody' });
});
