import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { addressFault, eip55, readAddress } from './chainAddress.ts';
import { chainNames, formOf } from './chainNames.ts';
import type { ChainName } from './chainNames.ts';

/** The examples of EIP-55 (eips.ethereum.org/EIPS/eip-55). */
const eip55Examples = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
/** TRON's examples, with their bytes (developers.tron.network: docs/encoding, reference/setaddress). */
const tronExamples = [
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', '415cbdd86a2fa8dc4bddd8a8f69dba48572eec07fb'],
  ['TVJ6njG5EpUwJt4N9xjTrqU5za78cgadS2', '41d3fd1b6f3f3a86303e2925844456c49876c4561f'],
] as const;
const tron = tronExamples[0][0];
/** en.bitcoin.it/wiki/List_of_address_prefixes, and the mainnet vectors of BIP-350. */
const bitcoinExamples = [
  ['17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem', 'p2pkh'],
  ['3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQX', 'p2sh'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr'],
] as const;
/** Test vectors of ltcutil, and the documentation of Dogecoin at docs.reown.com. */
const otherExamples = [
  ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'litecoin', 'p2pkh'],
  ['MVcg9uEvtWuP5N6V48EHfEtbz48qR8TKZ9', 'litecoin', 'p2sh'],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin', 'p2wpkh'],
  ['DTyt9wHTgizR8CwK8HAsWDaoMMxcaRuLWJ', 'dogecoin', 'p2pkh'],
] as const;

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const base58check = createBase58check(sha256);

function addressOf(text: string) {
  const read = readAddress(text);
  if ('fault' in read) throw new Error(`${text}: ${read.fault.kind}`);
  return read.address;
}

function kindOf(text: string): string {
  const read = readAddress(text);
  return 'fault' in read ? read.fault.kind : 'address';
}

describe('an address of an EVM chain', () => {
  it.each(eip55Examples)('is right as EIP-55 has it: %s', (text) => {
    expect(addressOf(text)).toMatchObject({ form: 'evm', text, isChecked: true, isZero: false });
    expect(eip55(text.toLowerCase())).toBe(text);
    expect(addressFault('ethereum', text)).toBeUndefined();
    expect(addressFault('bsc', ` ${text}\n`)).toBeUndefined();
  });

  it('in letters of one case has no checksum, which is told', () => {
    const [text] = eip55Examples as [string];
    for (const written of [
      text.toLowerCase(),
      `0x${text.slice(2).toUpperCase()}`,
      `0X${text.slice(2).toLowerCase()}`,
    ])
      expect(addressOf(written)).toMatchObject({ text, isChecked: false });
    expect(addressOf(`0x${'1'.repeat(40)}`)).toMatchObject({ isChecked: true });
  });

  it.each(eip55Examples)('is refused with the case of any one letter changed: %s', (text) => {
    const turned = [...text].flatMap((letter, at) => {
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      return at < 2 || other === letter ? [] : [`${text.slice(0, at)}${other}${text.slice(at + 1)}`];
    });
    expect(turned.length).toBeGreaterThan(15);
    expect(turned.filter((each) => kindOf(each) !== 'checksum')).toEqual([]);
  });

  it.each(eip55Examples)('is refused with letters in any other mixed case: %s', (text) => {
    let seed = 7;
    const isLarge = () => ((seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) >> 16) % 2 === 0;
    const mixed = Array.from({ length: 1000 }, () =>
      [...text].map((sign, at) => (at > 1 && isLarge() ? sign.toUpperCase() : sign.toLowerCase())).join(''),
    );
    expect(mixed.filter((each) => each !== text && kindOf(each) !== 'checksum')).toEqual([]);
  });

  it('with a digit changed passes in fewer than one of a thousand', () => {
    let seed = 55;
    const dice = (sides: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (seed >> 8) % sides;
    };
    const tries = 100_000;
    let passed = 0;
    for (let round = 0; round < tries; round++) {
      const text = eip55Examples[round % 4]!;
      const at = 2 + dice(40);
      const digit = '0123456789abcdefABCDEF'[dice(22)]!;
      const slipped = `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
      if (slipped.toLowerCase() !== text.toLowerCase() && kindOf(slipped) === 'address') passed += 1;
    }
    expect(passed).toBeLessThan(tries / 1000);
  });

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', { kind: 'length' }],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0', { kind: 'length' }],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeO', { kind: 'character', at: 41 }],
    [`0x${'ab'.repeat(32)}`, { kind: 'form' }],
    [`0x${'0'.repeat(40)}`, { kind: 'zero' }],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', { kind: 'form' }],
    [' ', { kind: 'missing' }],
  ])('is not %s', (text, fault) => expect(addressFault('ethereum', text)).toEqual(fault));
});

describe('an address of TRON', () => {
  it.each(tronExamples)('is right as TRON has it: %s', (text, hex) => {
    expect(base58check.encode(bytesOf(hex))).toBe(text);
    expect(addressOf(text)).toEqual({
      form: 'tron',
      kind: 'account',
      isTestnet: false,
      text,
      isChecked: true,
      isZero: false,
    });
    expect(addressFault('tron', text)).toBeUndefined();
  });

  it('is refused as one of an old testnet, as the zero address, and with bytes missing or too many', () => {
    const hash = tronExamples[0][1].slice(2);
    expect(addressFault('tron', base58check.encode(bytesOf(`a0${hash}`)))).toEqual({ kind: 'testnet' });
    expect(addressFault('tron', base58check.encode(bytesOf(`41${'00'.repeat(20)}`)))).toEqual({
      kind: 'zero',
    });
    expect(addressFault('tron', base58check.encode(bytesOf(`41${hash.slice(2)}`)))).toEqual({ kind: 'form' });
    expect(addressFault('tron', base58check.encode(bytesOf(`41${hash}00`)))).toEqual({ kind: 'form' });
  });
});

describe('an address of Bitcoin', () => {
  it.each(bitcoinExamples)('is right: %s, %s', (text, kind) => {
    expect(addressOf(text)).toMatchObject({ form: 'bitcoin', kind, isTestnet: false, text, isChecked: true });
    expect(addressFault('bitcoin', text)).toBeUndefined();
  });

  /** Valid segwit addresses of BIP-350. */
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', false],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', true],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'future', false],
    ['BC1SW50QGDZ25J', 'future', false],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'future', false],
    ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'p2wsh', true],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'p2tr', true],
  ])('is read as BIP-350 has it: %s', (text, kind, isTestnet) => {
    expect(addressOf(text)).toMatchObject({ form: 'bitcoin', kind, isTestnet, text: text.toLowerCase() });
    const fault = isTestnet ? { kind: 'testnet' } : kind === 'future' ? { kind } : undefined;
    expect(addressFault('bitcoin', text)).toEqual(fault);
  });

  /** All invalid segwit addresses of BIP-350. */
  it.each([
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'form'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'checksum'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'checksum'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'character'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'checksum'],
    ['bc1pw5dgrnzv', 'checksum'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'checksum'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'checksum'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'checksum'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'checksum'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'checksum'],
    ['bc1gmk9yu', 'checksum'],
  ])('is none as BIP-350 has it: %s', (text, kind) => expect(kindOf(text)).toBe(kind));

  /** en.bitcoin.it/wiki/List_of_address_prefixes. */
  it.each([
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'testnet'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'testnet'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnet'],
    ['5Hwgr3u458GLafKBgxtssHSPqJnYoGrSzgQsPwLFhLNYskDPyyA', 'privateKey'],
    ['L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ', 'privateKey'],
    ['cNJFgo1driFnPcBdBX8BrJrpxchBWXwXCvNH5SoSkdcF6JXXwHMm', 'privateKey'],
  ])('is not %s, which is told as what it is: %s', (text, kind) => {
    expect(addressFault('bitcoin', text)).toEqual({ kind });
  });

  it('is refused where nobody has its key', () => {
    expect(addressFault('bitcoin', base58check.encode(bytesOf('00'.repeat(21))))).toEqual({ kind: 'zero' });
  });

  it('is named at the sign that its alphabet does not have', () => {
    expect(addressFault('bitcoin', '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhe0')).toEqual({
      kind: 'character',
      at: 33,
    });
    expect(addressFault('bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3b4')).toEqual({
      kind: 'character',
      at: 40,
    });
    expect(addressFault('bitcoin', 'my wallet')).toEqual({ kind: 'form' });
  });
});

describe('an address', () => {
  it.each(otherExamples)('%s is one of %s', (text, form, kind) => {
    expect(addressOf(text)).toMatchObject({ form, kind, isTestnet: false, text });
    expect(addressFault(form, text)).toBeUndefined();
  });

  it('of Litecoin may begin as one in bech32 does', () => {
    const text = base58check.encode(base58.decode(`LTC1${'z'.repeat(30)}`).slice(0, 21));
    expect(text).toMatch(/^LTC1/);
    expect(addressFault('litecoin', text)).toBeUndefined();
  });

  const ofAll: [ChainName, string][] = [
    ['ethereum', eip55Examples[0]!],
    ['tron', tron],
    ...bitcoinExamples.map(([text]): [ChainName, string] => ['bitcoin', text]),
    ...otherExamples.map(([text, chain]): [ChainName, string] => [chain, text]),
  ];

  it.each(ofAll)('of %s is named as that on every chain of another form: %s', (chain, text) => {
    const form = formOf(chain);
    for (const other of chainNames)
      expect(addressFault(other, text)).toEqual(
        formOf(other) === form ? undefined : { kind: 'network', form },
      );
  });

  it.each(ofAll.filter(([chain]) => chain !== 'ethereum'))(
    'of %s is refused with any one character flipped: %s',
    (_, text) => {
      const signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0';
      const isBech32 = /^(bc|ltc)1/.test(text);
      const flipped = [...text].flatMap((sign, at) =>
        [...signs]
          .filter((other) => (isBech32 ? other.toLowerCase() : other) !== sign)
          .map((other) => `${text.slice(0, at)}${other}${text.slice(at + 1)}`),
      );
      expect(flipped.length).toBeGreaterThan(1500);
      expect(flipped.filter((each) => kindOf(each) === 'address')).toEqual([]);
    },
  );
});
