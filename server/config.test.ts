import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('where prices of stocks come from', () => {
  const keys = { STOCKS_ALPACA_KEY: 'PK-EXAMPLE-KEY-ID', STOCKS_ALPACA_SECRET: 'secret/of-an-account' };
  const alpaca = { STOCKS_SOURCE: 'alpaca', ...keys };

  it('is the simulation unless something else is configured', () => {
    expect(readConfig({}).stocks).toEqual({ kind: 'simulated' });
  });

  it('may be a file', () => {
    expect(readConfig({ STOCKS_SOURCE: 'replay:C:/bars.csv' }).stocks).toEqual({
      kind: 'replay',
      file: 'C:/bars.csv',
    });
  });

  it('may be Alpaca, with its keys, at another address if configured', () => {
    const { STOCKS_ALPACA_KEY: key, STOCKS_ALPACA_SECRET: secret } = keys;
    const restUrl = 'https://data.alpaca.markets';
    expect(readConfig(alpaca).stocks).toEqual({ kind: 'alpaca', restUrl, key, secret });
    const other = { ...alpaca, STOCKS_ALPACA_REST: 'http://127.0.0.1:8080/' };
    expect(readConfig(other).stocks).toMatchObject({ restUrl: 'http://127.0.0.1:8080' });
  });

  it.each<[Record<string, string>, string]>([
    [{ STOCKS_SOURCE: 'yahoo' }, "STOCKS_SOURCE: 'yahoo' is none of simulated, replay:<file>, alpaca"],
    [{ STOCKS_SOURCE: 'replay:' }, 'STOCKS_SOURCE'],
    [{ ...alpaca, STOCKS_ALPACA_KEY: '' }, 'STOCKS_ALPACA_KEY: STOCKS_SOURCE=alpaca needs it'],
    [{ ...alpaca, STOCKS_ALPACA_SECRET: '' }, 'STOCKS_ALPACA_SECRET: STOCKS_SOURCE=alpaca needs it'],
    [keys, 'STOCKS_ALPACA_KEY: it applies only with STOCKS_SOURCE=alpaca'],
    [{ ...alpaca, STOCKS_ALPACA_REST: 'mirror' }, 'STOCKS_ALPACA_REST: no address that begins with https://'],
    [
      { ...alpaca, STOCKS_ALPACA_REST: 'http://mirror' },
      'STOCKS_ALPACA_REST: no address that begins with https://',
    ],
  ])('with %j is refused', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('never repeats a key that is refused', () => {
    const secret = 'two words of a secret';
    expect(() => readConfig({ ...alpaca, STOCKS_ALPACA_SECRET: secret })).toThrow(
      /^STOCKS_ALPACA_SECRET: (?!.*two words)/,
    );
  });
});

describe('where prices come from', () => {
  it('is the simulator unless something else is asked for', () => {
    expect(readConfig({}).market).toMatchObject({ speed: 1, source: { kind: 'simulated' } });
    expect(readConfig({ MARKET_SOURCE: 'simulated' }).market.source).toEqual({ kind: 'simulated' });
  });

  it('may be a file, with colons in its name too', () => {
    const environment = { MARKET_SOURCE: 'replay:C:/tapes/btc.csv', MARKET_SPEED: '60' };
    expect(readConfig(environment).market).toMatchObject({
      speed: 60,
      source: { kind: 'replay', file: 'C:/tapes/btc.csv', pair: 'BTC/USDT', rounds: false },
    });
    const more = { ...environment, MARKET_REPLAY_PAIR: 'XRP/USDT', MARKET_REPLAY_ROUND: 'on' };
    expect(readConfig(more).market.source).toMatchObject({ pair: 'XRP/USDT', rounds: true });
  });

  it('may be a venue, at another address if need be', () => {
    const environment = { MARKET_SOURCE: 'venue:binance' };
    expect(readConfig(environment).market.source).toEqual({
      kind: 'venue',
      venue: 'binance',
      restUrl: 'https://data-api.binance.vision',
      socketUrl: 'wss://data-stream.binance.vision',
      index: [],
    });
    const other = { MARKET_VENUE_REST: 'http://mirror:8080/', MARKET_VENUE_SOCKET: 'ws://mirror:8081' };
    expect(readConfig({ ...environment, ...other }).market.source).toMatchObject({
      restUrl: 'http://mirror:8080',
      socketUrl: 'ws://mirror:8081',
    });
  });

  it('may be more venues for the index, at other addresses if need be', () => {
    const environment = { MARKET_SOURCE: 'venue:binance', MARKET_INDEX: 'okx, bybit' };
    expect(readConfig(environment).market.source).toMatchObject({
      index: [
        { venue: 'okx', url: 'https://openapi.okx.com' },
        { venue: 'bybit', url: 'https://api.bybit.com' },
      ],
    });
    const other = { MARKET_INDEX: 'bybit', MARKET_INDEX_BYBIT: 'http://mirror:8080/' };
    expect(readConfig({ ...environment, ...other }).market.source).toMatchObject({
      index: [{ venue: 'bybit', url: 'http://mirror:8080' }],
    });
  });

  it.each([
    [{ MARKET_SOURCE: 'real' }, "MARKET_SOURCE: 'real' is none of simulated, replay:<file>, venue:binance"],
    [{ MARKET_SOURCE: 'replay:' }, "MARKET_SOURCE: 'replay:' is none of"],
    [{ MARKET_SOURCE: 'venue:elsewhere' }, "MARKET_SOURCE: 'venue:elsewhere' is none of"],
    [{ MARKET_SOURCE: 'replay:a.csv', MARKET_SPEED: '0' }, "MARKET_SPEED: '0' is not from 1 to 1000"],
    [{ MARKET_SPEED: '0' }, "MARKET_SPEED: '0' is not from 1 to 1000"],
    [{ MARKET_SPEED: '1001' }, "MARKET_SPEED: '1001' is not from 1 to 1000"],
    [{ PORT: '65536' }, "PORT: '65536' is not from 0 to 65535"],
    [{ MARKET_SOURCE: 'replay:a.csv', MARKET_REPLAY_ROUND: 'maybe' }, "MARKET_REPLAY_ROUND: 'maybe'"],
    [{ MARKET_SOURCE: 'venue:binance', MARKET_SPEED: '2' }, 'MARKET_SPEED'],
    [{ MARKET_SOURCE: 'venue:binance', MARKET_VENUE_REST: 'mirror' }, "MARKET_VENUE_REST: 'mirror'"],
    [{ MARKET_SOURCE: 'venue:binance', MARKET_VENUE_SOCKET: 'http://mirror' }, 'MARKET_VENUE_SOCKET'],
    [{ MARKET_INDEX: 'okx' }, "MARKET_INDEX: 'okx', but venues know nothing of prices that are simulated"],
    [{ MARKET_SOURCE: 'replay:a.csv', MARKET_INDEX: 'okx' }, "MARKET_INDEX: 'okx', but venues"],
    [
      { MARKET_SOURCE: 'venue:binance', MARKET_INDEX: 'okx,mtgox' },
      "MARKET_INDEX: 'mtgox' is none of okx, bybit",
    ],
    [{ MARKET_SOURCE: 'venue:binance', MARKET_INDEX: 'toString' }, "MARKET_INDEX: 'toString' is none of"],
    [{ MARKET_SOURCE: 'venue:binance', MARKET_INDEX: 'okx,okx' }, "MARKET_INDEX: 'okx' is named twice"],
    [
      { MARKET_SOURCE: 'venue:binance', MARKET_INDEX: 'okx', MARKET_INDEX_OKX: 'mirror' },
      "MARKET_INDEX_OKX: 'mirror'",
    ],
  ])('is refused by the name of the variable: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

describe('a sandbox', () => {
  const PUBLIC_URL = 'https://trade.example';

  it('is on unless it is switched off', () => {
    expect(readConfig({}).isSandbox).toBe(true);
    expect(readConfig({ SANDBOX: 'off', PUBLIC_URL }).isSandbox).toBe(false);
  });

  it.each([{ PUBLIC_URL }, { PUBLIC_URL, SANDBOX: 'on' }])(
    'is not open to strangers by mistake: %j',
    (environment) => {
      expect(() => readConfig(environment)).toThrow(/^SANDBOX: PUBLIC_URL is open to strangers/);
    },
  );

  it('is open to strangers where that is said, and on this machine', () => {
    expect(readConfig({ SANDBOX: 'public', PUBLIC_URL }).isSandbox).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).isSandbox).toBe(true);
  });
});

describe('limits', () => {
  const counted = [
    'LIMIT_CALLS_PER_MINUTE',
    'LIMIT_MONEY_PER_MINUTE',
    'LIMIT_SESSION_PER_MINUTE',
    'LIMIT_CODES_PER_HOUR',
    'LIMIT_LOGIN_FAILURES',
    'LIMIT_SOCKETS_PER_NETWORK',
  ];
  it.each(counted)('%s of nothing is refused, as it would shut everybody out', (name) => {
    expect(() => readConfig({ [name]: '0' })).toThrow(`${name}: '0' is not from 1 to 999999999`);
    expect(Object.values(readConfig({ [name]: '1' }).limits)).toContain(1);
  });

  it('may allow no accounts by username', () => {
    expect(readConfig({ LIMIT_USERNAMES_PER_HOUR: '0' }).limits.usernamesPerHour).toBe(0);
  });
});

describe('the port of operators', () => {
  it('is closed unless it is asked for, and only this machine reaches it unless more is', () => {
    expect(readConfig({}).ops).toEqual({ host: '127.0.0.1' });
    expect(readConfig({ OPS_PORT: '9100' }).ops).toEqual({ host: '127.0.0.1', port: 9100 });
    expect(readConfig({ OPS_PORT: '9100', OPS_HOST: '10.0.0.7' }).ops.host).toBe('10.0.0.7');
  });

  it.each([
    ['0', "OPS_PORT: '0' is not from 1 to 65535"],
    ['65536', "OPS_PORT: '65536' is not from 1 to 65535"],
    ['metrics', "OPS_PORT: 'metrics' is not a whole number"],
    ['3000', "OPS_PORT: '3000' is PORT: people would reach what is for operators"],
  ])('is refused as %s', (port, sentence) => {
    expect(() => readConfig({ OPS_PORT: port })).toThrow(sentence);
  });
});

describe('a code of the brand', () => {
  it('is one that a form can carry', () => {
    const longest = 'A'.repeat(32);
    expect(readConfig({ INVITATION_CODE: ` ${longest} ` }).invitationCode).toBe(longest);
    expect(readConfig({ INVITATION_CODE: ' ' }).invitationCode).toBe('MERIDIAN');
    expect(() => readConfig({ INVITATION_CODE: `${longest}B` })).toThrow(
      `INVITATION_CODE: '${longest}B' has 33 characters, and nobody could enter more than 32`,
    );
  });
});

it('banks are named between commas, none longer than a form takes', () => {
  expect(readConfig({}).banks).toEqual([]);
  expect(readConfig({ BANKS: 'Sample Bank Köln, Example Bank ,' }).banks).toEqual([
    'Sample Bank Köln',
    'Example Bank',
  ]);
  expect(() => readConfig({ BANKS: 'A'.repeat(201) })).toThrow(/^BANKS: 'A+' is longer than 200 characters/);
});

it('the next audit comes after minutes or after seconds, not both', () => {
  expect(readConfig({}).auditEveryMs).toBe(300_000);
  expect(readConfig({ AUDIT_MINUTES: '2' }).auditEveryMs).toBe(120_000);
  expect(readConfig({ AUDIT_SECONDS: '20' }).auditEveryMs).toBe(20_000);
  expect(() => readConfig({ AUDIT_SECONDS: '9' })).toThrow("AUDIT_SECONDS: '9' is not from 10 to 86400");
  expect(() => readConfig({ AUDIT_SECONDS: '20', AUDIT_MINUTES: '1' })).toThrow(/^AUDIT_SECONDS: '20', but/);
});

describe('the log', () => {
  it.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])('may be at %s', (level) => {
    expect(readConfig({ LOG_LEVEL: level }).logLevel).toBe(level);
  });

  it('is refused at a level that does not exist', () => {
    expect(() => readConfig({ LOG_LEVEL: 'verbose' })).toThrow(
      "LOG_LEVEL: 'verbose' is none of fatal, error, warn, info, debug, trace, silent",
    );
  });
});

it('every variable that is read stands in docs/deploy.md', () => {
  const names = new Set<string>();
  const environments: Record<string, string | undefined>[] = [
    { MARKET_SOURCE: 'simulated' },
    { MARKET_SOURCE: 'replay:a.csv' },
    { MARKET_SOURCE: 'venue:binance', MARKET_INDEX: 'okx,bybit' },
  ];
  for (const environment of environments) {
    const get = (_: unknown, name: string | symbol) => {
      names.add(String(name));
      return environment[String(name)];
    };
    readConfig(new Proxy<typeof environment>(environment, { get }));
  }
  const table =
    readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8').match(/^\| `[A-Z].*$/gm) ?? [];
  const written: readonly string[] = table.join('\n').match(/`[A-Z_]{4,}`/g) ?? [];
  expect([...names].filter((name) => !written.includes(`\`${name}\``))).toEqual([]);
  expect(names.size).toBeGreaterThan(25);
});
