import { expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { chatOrigins, readHelpConfig } from './helpConfig.ts';
import { News } from './News.ts';

it('nobody is there, and nothing is framed, until an address says where', () => {
  expect(readHelpConfig({})).toEqual({});
  expect(chatOrigins({})).toEqual([]);
});

it('a chat is framed by its origin alone, each once', () => {
  const config = readHelpConfig({
    CUSTOMER_CHAT_URL: 'https://desk.example/a?b=c',
    OTC_CHAT_URL: 'https://desk.example/otc',
  });
  expect(config.customerChat).toBe('https://desk.example/a?b=c');
  expect(chatOrigins(config)).toEqual(['https://desk.example']);
});

it.each([
  ['http://desk.example', /no address of https/],
  ['https://me@desk.example', /user name or password/],
  ['https://:secret@desk.example', /user name or password/],
  ['https://*.example', /one name or address/],
  ['https://desk..example', /one name or address/],
  ['javascript:alert(1)', /no address of https/],
  ['soon', /no address of https/],
  ['https://trade.example/chat', /one of its own/],
])('the server does not start with a chat at %s [rule:help.chat.url]', (address, why) => {
  const read = () => readHelpConfig({ OTC_CHAT_URL: address, PUBLIC_URL: 'https://trade.example' });
  expect(read).toThrow(why);
  expect(read).toThrow(StartError);
});

it('a folder of news that is not there ends the start with a sentence', () => {
  const parts = {
    values: {},
    taken: new Set<number>(),
    clock: { now: () => 0 },
    log: { warn: () => undefined },
  };
  const open = () => new News({ ...parts, folder: '/no/such/folder' });
  expect(open).toThrow(StartError);
  expect(open).toThrow(/^NEWS_DIR: The folder \/no\/such\/folder cannot be read/);
});
