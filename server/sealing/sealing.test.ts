import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { seededRandom, systemRandom } from '../random.ts';
import { keyIdOf, Sealer } from './Sealer.ts';
import { sealingKeys } from './sealingKeys.ts';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const sealerOf = (current: Buffer, former?: Buffer) => new Sealer({ current, former }, systemRandom);

describe('what is sealed', () => {
  const sealer = sealerOf(first);
  const sealed = sealer.seal('L01X00T47', 'user:1 verification.card_id');

  it('is opened at its place', () => {
    expect(sealer.openText(sealed, 'user:1 verification.card_id')).toBe('L01X00T47');
    expect(sealed).not.toContain('L01X00T47');
  });

  it('is another text each time', () => {
    expect(sealer.seal('L01X00T47', 'user:1 verification.card_id')).not.toBe(sealed);
  });

  it.each(['user:2 verification.card_id', 'user:1 verification.name'])('is damaged at %s', (place) => {
    expect(() => sealer.open(sealed, place)).toThrow();
  });

  it('is damaged once a byte of it is another one', () => {
    const at = Math.floor(sealed.length / 2);
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => sealer.open(changed, 'user:1 verification.card_id')).toThrow();
  });

  it('is opened by its key as the former one, and not without it', () => {
    expect(sealerOf(second, first).openText(sealed, 'user:1 verification.card_id')).toBe('L01X00T47');
    expect(() => sealerOf(second).open(sealed, 'user:1 verification.card_id')).toThrow(
      /key that is not there/,
    );
  });

  it('is of the AES-256-GCM that others can open', async () => {
    const [id, text] = sealed.split('.') as [string, string];
    expect(id).toBe(keyIdOf(first));
    const bytes = Buffer.from(text, 'base64url');
    const key = await crypto.subtle.importKey('raw', first, 'AES-GCM', false, ['decrypt']);
    const additionalData = Buffer.from('user:1 verification.card_id');
    const iv = bytes.subarray(0, 12);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      bytes.subarray(12),
    );
    expect(Buffer.from(opened).toString()).toBe('L01X00T47');
  });
});

it('equals have one hash under one key, for one purpose', () => {
  const [of] = sealerOf(first).hashes('DE L01X00T47', 'card');
  expect(sealerOf(first).hashes('DE L01X00T47', 'card')).toEqual([of]);
  expect(sealerOf(second, first).hashes('DE L01X00T47', 'card')).toContain(of);
  expect(sealerOf(second).hashes('DE L01X00T47', 'card')).not.toContain(of);
  expect(sealerOf(first).hashes('DE L01X00T47', 'other')).not.toContain(of);
});

describe('the keys', () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'meridian-keys-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const [text, formerText] = [first.toString('base64'), second.toString('base64')];

  it('are read from the environment', () => {
    expect(readConfig({ DOCUMENT_KEY: text, DOCUMENT_KEY_FORMER: formerText }).documentKeys).toEqual({
      current: first,
      former: second,
    });
    expect(readConfig({}).documentKeys).toBeUndefined();
  });

  it.each(['short', text.slice(4), `${text}AAAA`, 'x'.repeat(44)])(
    'are no %s, whose text is not repeated',
    (wrong) => {
      const read = () => readConfig({ DOCUMENT_KEY: wrong });
      expect(read).toThrow(/^DOCUMENT_KEY has to be 32 bytes as base64/);
      expect(read).not.toThrow(wrong);
    },
  );

  it('of a former time are worth nothing alone', () => {
    expect(() => readConfig({ DOCUMENT_KEY_FORMER: text })).toThrow(/DOCUMENT_KEY is not/);
  });

  it('of a sandbox are made once, in a file that its owner alone reads', () => {
    const options = { keys: undefined, isSandbox: true, dataDir, random: seededRandom('keys') };
    const { keys: made, keep } = sealingKeys(options);
    expect(existsSync(join(dataDir, 'document.key'))).toBe(false);
    keep();
    expect(sealingKeys(options).keys).toEqual(made);
    expect(statSync(join(dataDir, 'document.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'document.key'), 'utf8').trim()).toBe(made.current.toString('base64'));
  });

  it('of a file that is empty or has no key in it end the start with a sentence', () => {
    const options = { keys: undefined, isSandbox: true, dataDir, random: systemRandom };
    for (const text of ['', 'short']) {
      writeFileSync(join(dataDir, 'document.key'), text);
      expect(() => sealingKeys(options)).toThrow(/document\.key has to be 32 bytes as base64/);
    }
  });

  it('have to be given outside a sandbox', () => {
    const options = { keys: undefined, isSandbox: false, dataDir, random: systemRandom };
    expect(() => sealingKeys(options)).toThrow(/DOCUMENT_KEY has to be set outside a sandbox/);
  });
});
