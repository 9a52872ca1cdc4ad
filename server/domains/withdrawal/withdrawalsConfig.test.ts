import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { StartError } from '../../StartError.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import { WithdrawalNetworks } from './WithdrawalNetworks.ts';
import { readWithdrawalsConfig } from './withdrawalsConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-withdrawals-'));
afterAll(() => rmSync(folder, { recursive: true }));
const CUSTODY_KEY = '0123456789abcdef0123456789abcdef';
const WITHDRAWALS = join(folder, 'withdrawals.json');

/** The example file of the documentation. */
const [, example = ''] = /```json withdrawals\n(.*?)```/s.exec(readFileSync('docs/custody.md', 'utf8')) ?? [];
type Networks = Record<string, unknown>[];

function read(text: string, taken?: Parameters<typeof readWithdrawalsConfig>[1]) {
  writeFileSync(WITHDRAWALS, text);
  return readWithdrawalsConfig({ WITHDRAWALS, CUSTODY_KEY }, taken);
}
function readChanged(change: (networks: Networks) => unknown) {
  const file = JSON.parse(example) as { networks: Networks };
  change(file.networks);
  return () => read(JSON.stringify(file));
}

it('opens nothing where there is none', () => {
  expect(readWithdrawalsConfig({})).toBeUndefined();
});

it('is understood as the documentation shows it', () => {
  const ethereum = { network: 'erc20', name: 'ERC20', chain: 'ethereum', confirmations: 12 };
  const config = read(example);
  expect(config?.networks).toEqual([
    {
      asset: 'USDT',
      network: 'trc20',
      name: 'TRC20',
      chain: 'tron',
      confirmations: 20,
      fee: '1',
      minimum: '20',
      reviewFrom: '1000',
      twoFrom: '20000',
      explorer: 'https://explorer.example.com/transaction/{hash}',
    },
    {
      asset: 'USDT',
      ...ethereum,
      fee: '4',
      minimum: '50',
      suspended: { en: 'Fees are too high now.', de: 'Die Gebühren sind gerade zu hoch.' },
    },
    { asset: 'ETH', ...ethereum, fee: '0.002', minimum: '0.02', suspended: true },
  ]);
  expect(config).toMatchObject({
    limits: { USDT: '50000' },
    custody: { url: 'https://custody.example.com/v1', key: CUSTODY_KEY },
    bank: { asset: 'USDT', currency: 'EUR', fee: '2.5', minimum: '50', rate: '0.9312' },
    rules: { newAddressHours: 24, afterChangeHours: 72, quietHours: { from: 0, to: 5 } },
  });
});

it.each<[string, (networks: Networks) => unknown]>([
  ['networks[0].asset is no asset of this installation', ([one]) => (one!['asset'] = 'XYZ')],
  ['networks[0].chain is no chain whose addresses can be checked', ([one]) => (one!['chain'] = 'solana')],
  ['networks[0].network is not of small letters and digits', ([one]) => (one!['network'] = 'TRC20')],
  ["networks[0] has 'fees', which means nothing here", ([one]) => (one!['fees'] = '1')],
  ["networks[0] lacks 'fee'", ([one]) => delete one!['fee']],
  ['networks[0].fee is no decimal', ([one]) => (one!['fee'] = '1e2')],
  ['networks[0].minimum is not above 0', ([one]) => Object.assign(one!, { fee: '0', minimum: '0' })],
  ['networks[0].minimum is not above the fee', ([one]) => (one!['minimum'] = '1')],
  ['networks[0].twoFrom is below reviewFrom', ([one]) => (one!['twoFrom'] = '999')],
  ['networks[0].minimum is too large', ([one]) => (one!['minimum'] = '0.123456789')],
  ['networks[0].explorer is not an address of https', ([one]) => (one!['explorer'] = 'http://a/{hash}')],
  ["networks[1] lacks 'name'", ([, two]) => delete two!['name']],
  ['networks[2].suspended', ([, , three]) => (three!['suspended'] = 7)],
  ['networks[2] is there twice: USDT over erc20', ([, , three]) => (three!['asset'] = 'USDT')],
  [
    "networks[2] has another chain or name than 'erc20' has before it",
    ([, , three]) => (three!['chain'] = 'bsc'),
  ],
])('with a fault is refused, which names the place: %s', (sentence, change) => {
  expect(readChanged(change)).toThrow(StartError);
  expect(readChanged(change)).toThrow(`WITHDRAWALS: ${sentence}`);
});

it('has to mean by a network what the file of deposits means by it', () => {
  const erc20 = { asset: 'USDC', network: 'erc20', name: 'ERC20', chain: 'bsc' } as const;
  expect(() => read(example, [erc20])).toThrow(
    "WITHDRAWALS: networks[1] has another chain or name than 'erc20' of DEPOSITS",
  );
});

it('with a provider and no key to sign with is refused', () => {
  expect(() => readWithdrawalsConfig({ WITHDRAWALS })).toThrow(/^CUSTODY_KEY: at least 32 characters/);
});

it('has no place in a sandbox', () => {
  writeFileSync(WITHDRAWALS, example);
  expect(() => readConfig({ WITHDRAWALS, CUSTODY_KEY, SANDBOX: 'on' })).toThrow(/^WITHDRAWALS: a sandbox/);
});

it('what is suspended is said in the language of the session', async () => {
  const server = await startTestApp();
  try {
    const { token } = await server.person('ann@example.com');
    const { withdrawalNetworks } = server.context;
    Object.assign(withdrawalNetworks, { networks: read(example)!.networks });
    const { data } = await server.call('withdrawalCurrencies', {}, { token, language: 'de' });
    expect(data).toMatchObject([
      {
        name: 'ETH',
        networks: [
          {
            suspended:
              'Auszahlungen von ETH über ERC20 sind ausgesetzt. Wählen Sie ein anderes Netzwerk oder versuchen Sie es später erneut',
          },
        ],
      },
      { name: 'USDT', networks: [{}, { suspended: 'Die Gebühren sind gerade zu hoch.' }] },
    ]);
    expect(data[1].networks[0]).not.toHaveProperty('suspended');
  } finally {
    await server.close();
  }
});

it('without one, outside a sandbox nothing can be withdrawn', () => {
  expect(WithdrawalNetworks.of({ isSandbox: false }).networks).toEqual([]);
  expect(
    WithdrawalNetworks.of({ isSandbox: false, withdrawals: read(example) }).networksOf('ETH'),
  ).toHaveLength(1);
});
