import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eip55 } from '../../../contracts/rules/chains/chainAddress.ts';
import { StartError } from '../../StartError.ts';
import { PoolAddresses } from './PoolAddresses.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Examples from EIP-55, TRON's documentation and the Bitcoin wiki. */
const [first, second] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
];
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const madeUp = (number: number) => eip55(`0x${(0x100000 + number).toString(16).padStart(40, 'a')}`);

let files = 0;
function fileOf(text: string): string {
  const file = join(folder, `pool-${files++}.txt`);
  writeFileSync(file, text);
  return file;
}

function poolOf(text: string, chain: 'bitcoin' | 'ethereum' | 'tron' = 'ethereum') {
  const file = fileOf(text);
  const oddities: string[] = [];
  const taken = new Set<string>();
  const asked: string[] = [];
  const pool = new PoolAddresses([{ chain, file }], (oddity) => oddities.push(oddity));
  const isTaken = (address: string) => {
    asked.push(address);
    return Promise.resolve(taken.has(address));
  };
  return {
    pool,
    file,
    oddities,
    taken,
    asked,
    next: () => pool.next(chain, { isTaken }),
    left: () => pool.left(chain, isTaken),
  };
}

describe('a pool of addresses', () => {
  it('gives out the first that nobody has, the same again until it is taken, and then none', async () => {
    const { next, left, taken } = poolOf(`# made on 2026-11-01\n${first}\n\n  ${second}`);
    expect([await next(), await next(), await left()]).toEqual([first, first, 2]);
    taken.add(first);
    expect([await next(), await left()]).toEqual([second, 1]);
    taken.add(second);
    expect([await next(), await left()]).toEqual([undefined, 0]);
  });

  it('knows nothing of a chain that has none', async () => {
    const { pool } = poolOf(first);
    const isTaken = () => Promise.resolve(false);
    expect(await pool.next('tron', { isTaken })).toBeUndefined();
    expect(await pool.left('tron', isTaken)).toBeUndefined();
  });

  it('finds its place among thousands with a few questions, and later with fewer', async () => {
    const all = Array.from({ length: 5000 }, (_, number) => madeUp(number));
    const { next, taken, asked } = poolOf(`${all.join('\n')}\n`);
    for (const address of all.slice(0, 3210)) taken.add(address);
    expect(await next()).toBe(all[3210]);
    expect(asked.length).toBeLessThan(15);
    taken.add(all[3210]!);
    asked.splice(0);
    expect(await next()).toBe(all[3211]);
    expect(asked.filter((address) => all.indexOf(address) < 3210)).toEqual([]);
  });

  it('takes over what is appended while it is used', async () => {
    const { next, left, file, taken } = poolOf(`${first}\n`);
    taken.add(first);
    expect(await next()).toBeUndefined();
    appendFileSync(file, `${second}\n`);
    expect([await next(), await left()]).toEqual([second, 1]);
  });

  it('leaves a line that is still being written until it is whole', async () => {
    const { next, file, taken, oddities } = poolOf(`${first}\n`);
    taken.add(first);
    appendFileSync(file, second.slice(0, 20));
    expect(await next()).toBeUndefined();
    appendFileSync(file, `${second.slice(20)}\n`);
    expect(await next()).toBe(second);
    expect(oddities).toEqual([]);
  });

  it.each([
    ['a bad line', (file: string) => appendFileSync(file, 'hello\n'), ': line 2: it looks like no address'],
    ['one twice', (file: string) => appendFileSync(file, `${first}\n`), ': line 2: it is the one of line 1'],
    [
      'another order',
      (file: string) => writeFileSync(file, `${second}\n${first}\n`),
      'it was changed other than at its end',
    ],
    ['nothing', (file: string) => writeFileSync(file, ''), 'it was changed other than at its end'],
    ['no file', (file: string) => rmSync(file), 'ENOENT'],
  ])('keeps what it has when somebody makes %s of it, and tells it', async (_, change, sentence) => {
    const { next, file, oddities } = poolOf(`${first}\n`);
    change(file);
    expect([await next(), await next()]).toEqual([first, first]);
    expect(oddities[0]).toContain('what was added to it is not used: ');
    expect(oddities[0]).toContain(sentence);
  });

  it('tells a fault once, and takes over the file once it is mended', async () => {
    const { next, file, oddities, taken } = poolOf(`${first}\n`);
    taken.add(first);
    appendFileSync(file, 'hello\n');
    await next();
    await next();
    expect(oddities).toHaveLength(1);
    writeFileSync(file, `${first}\n${second}\n`);
    expect(await next()).toBe(second);
  });

  it.each([
    ['ethereum', first],
    ['tron', tron],
    ['bitcoin', bitcoin],
    ['bitcoin', '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem'],
  ] as const)('of %s has %s', async (chain, address) => {
    expect(await poolOf(address, chain).next()).toBe(address);
  });

  it.each([
    ['ethereum', `${first}\n${first.toLowerCase()}`, 'line 2: it has no checksum'],
    ['ethereum', first.replace('5aA', '5aa'), 'line 1: its checksum is wrong'],
    ['ethereum', `${first}\n# again\n${first}`, 'line 3: it is the one of line 1'],
    ['ethereum', `${first}\n${tron}`, 'line 2: it is one of another network: tron'],
    ['ethereum', `0x${'0'.repeat(40)}`, 'line 1: nobody has its key'],
    ['ethereum', first.slice(0, -1), 'line 1: it has too few or too many characters'],
    ['tron', tron.replace('J', 'K'), 'line 1: its checksum is wrong'],
    ['tron', tron.replace('J', '0'), 'line 1: its character 2 is none of an address'],
    ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'line 1: it is one of a testnet'],
    ['bitcoin', 'BC1SW50QGDZ25J', 'line 1: it has a witness version without rules'],
  ] as const)('of %s ends the start over %j', (chain, text, sentence) => {
    const start = () => poolOf(text, chain);
    expect(start).toThrow(StartError);
    expect(start).toThrow(sentence);
    expect(start).toThrow(/pool-\d+\.txt: line/);
  });

  it('ends the start over a private key, which it does not repeat', () => {
    const key = '5Hwgr3u458GLafKBgxtssHSPqJnYoGrSzgQsPwLFhLNYskDPyyA';
    const start = () => poolOf(key, 'bitcoin');
    expect(start).toThrow('line 1: it is a private key');
    expect(start).not.toThrow(key);
  });

  it('ends the start without its file', () => {
    const start = () =>
      new PoolAddresses([{ chain: 'tron', file: join(folder, 'none.txt') }], () => undefined);
    expect(start).toThrow(StartError);
    expect(start).toThrow('none.txt');
  });
});
