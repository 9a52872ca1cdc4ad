import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { readDepositsConfig } from './depositsConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-deposits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file shown in the documentation. */
const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/custody.md', 'utf8')) ?? [];
const key = '0123456789abcdef0123456789abcdef';

type Changed = Record<string, unknown> & {
  chains: Record<string, unknown>[];
  networks: Record<string, unknown>[];
};

function read(text: string, environment: Record<string, string> = {}) {
  const file = join(folder, 'deposits.json');
  writeFileSync(file, text);
  return readDepositsConfig({
    DEPOSITS: file,
    CUSTODY_KEY: key,
    ETHEREUM_NODE_KEY: 's3cret',
    ...environment,
  });
}

function readChanged(change: (file: Changed) => unknown, environment: Record<string, string> = {}) {
  const file = JSON.parse(example) as Changed;
  change(file);
  return () => read(JSON.stringify(file), environment);
}

describe('the file of deposits', () => {
  it('opens nothing where there is none', () => {
    expect(readDepositsConfig({})).toBeUndefined();
    expect(readDepositsConfig({ DEPOSITS: '' })).toBeUndefined();
  });

  it('is understood as the documentation shows it, with keys and paths filled in', () => {
    const config = read(example)!;
    expect(config.custody).toEqual({ url: 'https://custody.example.com/v1', key });
    expect(config.chains).toEqual([
      {
        name: 'ethereum',
        label: 'Ethereum',
        blockSeconds: 12,
        watcher: {
          kind: 'evm',
          rpc: ['https://node.example.com/v3/s3cret', 'http://10.0.0.7:8545'],
          native: { asset: 'ETH', decimals: 18, scale: 8 },
          tokens: [
            {
              asset: 'USDT',
              contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
              decimals: 6,
              scale: 8,
            },
          ],
        },
        addresses: { kind: 'pool', file: join(folder, 'ethereum.txt'), lowAt: 100 },
      },
      {
        name: 'tron',
        label: 'TRON',
        blockSeconds: 3,
        watcher: { kind: 'custody' },
        addresses: { kind: 'custody' },
      },
    ]);
    expect(config.networks.map(({ asset, network, chain }) => [asset, network, chain])).toEqual([
      ['USDT', 'trc20', 'tron'],
      ['USDT', 'erc20', 'ethereum'],
      ['ETH', 'erc20', 'ethereum'],
    ]);
    expect(config.networks[0]).not.toHaveProperty('suspended');
    expect(config.networks[1]!.suspended).toEqual({
      en: 'Our node is being moved until noon UTC.',
      de: 'Unser Knoten zieht bis 12 Uhr UTC um.',
    });
  });

  it('says where money is transferred to from a bank card, and at which rate', () => {
    expect(read(example)!.bank).toEqual({
      bankName: 'Sample Bank AS',
      cardNumber: '4000 0000 0000 0127',
      holder: 'Meridian Clients OÜ',
      asset: 'USDT',
      currency: 'EUR',
      minimum: '20',
      rate: '0.9312',
      rateSource: { en: 'ECB reference rate of 20 November 2026' },
    });
    expect(readChanged((file) => delete file.bank)()).not.toHaveProperty('bank');
  });

  it('takes one sentence for all languages, and needs no key without a provider', () => {
    const config = readChanged(
      (file) => {
        file.chains.splice(1);
        file.networks.splice(0, 1);
        delete file.custody;
        file.networks[0]!.suspended = 'Back at noon.';
      },
      { CUSTODY_KEY: '' },
    )();
    expect(config).not.toHaveProperty('custody');
    expect(config!.networks[0]!.suspended).toEqual({ en: 'Back at noon.' });
  });

  const at = (path: string, value: unknown) => (file: Changed) => {
    const names = path.split('.');
    const last = names.pop()!;
    const place = names.reduce<Record<string, unknown>>((from, name) => from[name] as never, file);
    if (value === undefined) delete place[last];
    else place[last] = value;
  };
  const evm = 'chains.0.watcher';

  it.each([
    ['networks', undefined, "the file lacks 'networks'"],
    ['chains', {}, 'chains is no list'],
    ['chains.0', 5, 'chains[0] is no object'],
    ['chains.0.colour', 'red', "chains[0] has 'colour', which means nothing here"],
    ['chains.0.name', 'solana', 'chains[0].name is no chain whose addresses can be checked'],
    ['chains.1.name', 'ethereum', 'chains[1] is there twice: ethereum'],
    ['chains.0.label', '', 'chains[0].label is not a name of 1 to 40 characters'],
    ['chains.0.blockSeconds', '12', 'chains[0].blockSeconds is no number from 0.1 to 7200'],
    ['chains.0.blockSeconds', 0, 'chains[0].blockSeconds is no number from 0.1 to 7200'],
    [`${evm}.kind`, 'node', 'chains[0].watcher.kind is not evm or custody'],
    [`${evm}.kind`, 'custody', 'chains[0].watcher.rpc means nothing with custody'],
    ['chains.1.watcher.kind', 'evm', 'chains[1].watcher.kind can only be custody'],
    [`${evm}.rpc`, [], 'chains[0].watcher.rpc is empty'],
    [`${evm}.rpc.1`, 'ws://10.0.0.7', 'chains[0].watcher.rpc[1] is not an address that begins with http'],
    [`${evm}.rpc.1`, 'http://', 'chains[0].watcher.rpc[1] is no address'],
    [`${evm}.rpc.1`, 'https://u:p4ss@node', 'chains[0].watcher.rpc[1] holds a password: write ${NAME}'],
    [`${evm}.rpc.1`, 'https://node/${NONE}', 'chains[0].watcher.rpc[1] asks for NONE, which is not set'],
    [`${evm}.native.asset`, 'XYZ', 'chains[0].watcher.native.asset is no asset of this installation'],
    [`${evm}.native.decimals`, 1.5, 'chains[0].watcher.native.decimals is no whole number'],
    [`${evm}.native.decimals`, 40, 'chains[0].watcher.native.decimals is no number from 0 to 36'],
    [
      `${evm}.tokens.0.contract`,
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      'tokens[0].contract is no address of a contract: it has no checksum',
    ],
    [`${evm}.tokens.0.contract`, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'it is one of another network: tron'],
    ['chains.0.addresses.kind', 'seed', 'chains[0].addresses.kind is not pool or custody'],
    ['chains.0.addresses.file', undefined, 'chains[0].addresses.file is not the path of a file'],
    ['chains.0.addresses.kind', 'custody', 'chains[0].addresses.file means nothing with custody'],
    ['chains.0.addresses.lowAt', -1, 'chains[0].addresses.lowAt is no number from 0 to 1000000'],
    ['chains.1.addresses.lowAt', 5, 'chains[1].addresses.lowAt means nothing with custody'],
    ['networks.0.asset', 'usdt', 'networks[0].asset is no asset of this installation'],
    ['networks.1.asset', 'USDC', 'networks[1].asset is neither the native coin nor a token of ethereum'],
    ['networks.0.network', 'TRC20', 'networks[0].network is not of small letters and digits'],
    ['networks.0.chain', 'bitcoin', 'networks[0].chain is none of the chains of this file'],
    ['networks.2.asset', 'USDT', 'networks[2] is there twice: USDT over erc20'],
    ['networks.0.network', 'erc20', 'networks[1] is there twice: USDT over erc20'],
    ['networks.0.chain', 'ethereum', 'networks[1] is there twice: USDT on ethereum'],
    ['networks.0.reviewFrom', 5000, 'networks[0].reviewFrom is not a decimal in quotes'],
    ['networks.0.reviewFrom', '0', 'networks[0].reviewFrom is no decimal above 0'],
    ['screening', {}, "screening lacks 'kind'"],
    ['screening', { kind: 'on' }, 'screening.kind is not off, file or webhook'],
    ['screening', { kind: 'off', file: 'list.txt' }, 'screening.file means nothing with off'],
    ['screening', { kind: 'file' }, 'screening.file is not the path of a file'],
    ['screening', { kind: 'file', file: 'a', url: 'b' }, 'screening.url means nothing with file'],
    ['screening', { kind: 'webhook' }, 'screening.url is not an address with https://'],
    ['screening', { kind: 'webhook', url: 'http://screening.example' }, 'screening.url is not an address'],
    ['screening', { kind: 'webhook', url: 'https://screening.example/?k=p4ss' }, 'is no plain address'],
    ['networks.2.name', 'Ethereum', "networks[2] has another chain or name than 'erc20' has before it"],
    ['networks.0.minimum', 10, 'networks[0].minimum is not a decimal in quotes'],
    ['networks.0.minimum', '0.0', 'networks[0].minimum is no decimal above 0'],
    ['networks.0.minimum', '-1', 'networks[0].minimum is no decimal above 0'],
    [
      'networks.0.minimum',
      '0.000000001',
      'networks[0].minimum is too large, or has more than the 8 decimals of USDT',
    ],
    ['networks.0.confirmations', 0, 'networks[0].confirmations is no number from 1 to 10000'],
    ['networks.0.suspended', '', 'networks[0].suspended is not a sentence'],
    ['networks.0.suspended', { de: 'Nein.' }, "networks[0].suspended lacks 'en'"],
    ['networks.0.suspended', { en: 'No.', fr: 'Non.' }, "networks[0].suspended has 'fr'"],
    ['bank.rate', '0', 'bank.rate is no decimal above 0'],
    ['bank.rate', 0.9, 'bank.rate is not a decimal in quotes'],
    ['bank.rate', '1e3', 'bank.rate is not a decimal in quotes'],
    ['bank.minimum', '0.001', 'bank.minimum is not a decimal in quotes, with at most 2 decimals'],
    ['bank.currency', 'euro', 'bank.currency is not a code of ISO 4217'],
    ['bank.asset', 'EUR', 'bank.asset is no asset of this installation'],
    ['bank.asset', 'XRP', 'bank.asset has not 8 decimals here'],
    ['bank.rateSource', undefined, "bank lacks 'rateSource'"],
    ['custody', undefined, 'custody is missing, which tron relies on'],
    ['custody.url', 'http://custody.example.com', 'custody.url is not an address with https://'],
    ['custody.url', 'https://u:p4ss@custody.example.com', 'custody.url is no plain address'],
    ['custody.key', 'abc', "custody has 'key', which means nothing here"],
  ])('ends the start over %s as %j', (path, value, sentence) => {
    const start = readChanged(at(path, value));
    expect(start).toThrow(StartError);
    expect(start).toThrow('DEPOSITS: ');
    expect(start).toThrow(sentence);
    expect(start).not.toThrow('p4ss');
  });

  it('ends the start over a token that is there twice', () => {
    const twice = readChanged((file) => {
      const { tokens } = file.chains[0]!.watcher as { tokens: unknown[] };
      tokens.push(tokens[0]);
    });
    expect(twice).toThrow('chains[0].watcher.tokens[1] is there twice: 0xdAC17F');
  });

  it('signs what it asks of a screening service with a key that is long enough', () => {
    const screened = at('screening', { kind: 'webhook', url: 'https://screening.example/v1/' });
    const url = 'https://screening.example/v1';
    const config = readChanged(screened, { SCREENING_KEY: key })();
    expect(config).toMatchObject({ screening: { kind: 'webhook', url, key } });
    expect(readChanged(screened, { SCREENING_KEY: 'short' })).toThrow('SCREENING_KEY: at least 32');
    expect(readChanged(at('screening', { kind: 'off' }))()).not.toHaveProperty('screening');
  });

  it('ends the start without a key that is long enough, and over what is no JSON', () => {
    expect(() => read(example, { CUSTODY_KEY: 'short' })).toThrow('CUSTODY_KEY: at least 32 characters');
    expect(() => read(example, { CUSTODY_KEY: 'short' })).not.toThrow('short');
    expect(() => read('{ "custody": "s3cret" ')).toThrow('cannot be read: it is no JSON');
    expect(() => read('{ "custody": "s3cret" ')).not.toThrow('s3cret');
    expect(() => readDepositsConfig({ DEPOSITS: join(folder, 'none.json') })).toThrow('none.json');
  });
});
