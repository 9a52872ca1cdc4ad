// Texts of EIP-4361, against the public vectors and the reference implementation in viem.
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { describe, expect, it } from 'vitest';
import { walletOf } from '../../../../testing/walletKeys.ts';
import { addressOn, readSignIn, readWallet, signInFault, tronChainId, writeSignIn } from './signInText.ts';
import { signerOf } from './walletSignature.ts';
import vectors from './siweVectors.json' with { type: 'json' };

const issuedAt = Date.UTC(2026, 0, 5, 12);
const fields = {
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  domain: 'trade.example',
  statement: 'Log in.',
  uri: 'https://trade.example',
  version: '1' as const,
  chainId: 1,
  nonce: 'a1b2c3d4e5f60718',
  issuedAt,
  expiresAt: issuedAt + 600_000,
};

describe('a text of EIP-4361', () => {
  it('is written as the reference implementation writes it', () => {
    expect(writeSignIn('erc', fields)).toBe(
      createSiweMessage({
        ...fields,
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        issuedAt: new Date(issuedAt),
        expirationTime: new Date(fields.expiresAt),
      }),
    );
  });

  it.each(vectors.read)('of the vectors is read: $name', async ({ message, domain, hasStatement }) => {
    const read = await readSignIn('erc', message);
    expect(read).toMatchObject({ domain, chainId: 1, nonce: '32891757', version: '1' });
    expect(read).toMatchObject({ issuedAt: Date.UTC(2021, 8, 30, 16, 25, 24) });
    expect(read?.statement !== undefined).toBe(hasStatement);
  });

  it.each(vectors.unusedFields)('with what no text of this server has is refused: $name', async (vector) => {
    expect(await readSignIn('erc', vector.message)).toBeUndefined();
  });

  it.each(vectors.unreadable)('of the negative vectors is refused: $name', async ({ message }) => {
    expect(await readSignIn('erc', message)).toBeUndefined();
  });

  it('with anything before, after or twice is refused', async () => {
    const text = writeSignIn('erc', fields);
    expect(await readSignIn('erc', text)).toEqual(fields);
    const changed = [
      ` ${text}`,
      `${text}\n`,
      `https://${text}`,
      `${text}\nRequest ID: 1`,
      text.replace('\nNonce:', '\nNonce: a1b2c3d4e5f60718\nNonce:'),
      text.replaceAll('\n', '\r\n'),
      text.replace('Log in.', 'Log in.\nURI: https://other.example'),
    ];
    for (const one of changed) expect(await readSignIn('erc', one), one).toBeUndefined();
  });

  it('names a TRON address in the same structure', async () => {
    const { address } = walletOf('trc', 'one');
    const text = writeSignIn('trc', { ...fields, address, chainId: tronChainId });
    expect(text).toMatch(
      /^trade\.example wants you to sign in with your TRON account:\nT[1-9A-Za-z]{33}\n\nLog in\.\n\nURI: /,
    );
    expect(await readSignIn('trc', text)).toEqual({ ...fields, address, chainId: tronChainId });
    expect(await readSignIn('erc', text)).toBeUndefined();
    expect(await readSignIn('trc', writeSignIn('erc', fields))).toBeUndefined();
  });
});

describe('a signature', () => {
  it.each(vectors.signatures)('of the vectors: $name', async ({ address, message, signature, isRight }) => {
    const signer = await signerOf('erc', message, signature);
    expect(signer?.address === address).toBe(isRight);
    if (isRight) expect(signer?.isCanonical).toBe(true);
  });

  /** github.com/mrtnetwork/blockchain_utils, test/signer/tron_test.dart: this key and text. */
  it('of TIP-191 names the TRON address of its key', async () => {
    const signature =
      '0xfde00bc33d78109bc61de314c1c0526a047e22a2aaae473ca84b32d8aa35ed3e03720e05d614087e3d8c6fae63879755b32aa08818a2d4de66fee1a617a971671b';
    const signer = await signerOf('trc', 'message', signature);
    expect(signer).toEqual({ address: 'TCFvmqhxFrEdPbnQzKWaGNdXz7X3za7w5r', isCanonical: true });
    const { address } = privateKeyToAccount(
      '0x43985273a3d94eb753fe6acfd7003e88254effce1eb53e2e97b8522558a98038',
    );
    expect(addressOn('trc', address)).toBe(signer?.address);
    // As a signature of Ethereum it names another account.
    expect((await signerOf('erc', 'message', signature))?.address).not.toBe(address);
  });

  it.each([
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(64)}1b`,
    `0x${'11'.repeat(64)}1d`,
    '0x',
    `0x${'11'.repeat(64)}`,
  ])('that no key can make names nobody: %s', async (signature) => {
    expect(await signerOf('erc', 'text', signature)).toBeUndefined();
    expect(await signerOf('trc', 'text', signature)).toBeUndefined();
  });
});

it('an address is read without regard to the case of a checksum that it lacks, and only of its network', () => {
  const address = fields.address;
  expect(readWallet('erc', address.toLowerCase())).toEqual({ network: 'erc', address });
  expect(readWallet('erc', `0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`)).toEqual({
    reason: 'session.walletFailed',
  });
  expect(readWallet('trc', address)).toEqual({ reason: 'session.walletSwitchTrc' });
  expect(readWallet('erc', walletOf('trc', 'one').address)).toEqual({ reason: 'session.walletSwitchErc' });
  expect(readWallet('erc', `0x${'0'.repeat(40)}`)).toEqual({ reason: 'session.walletFailed' });
});

it.each([
  ['domain', { domain: 'trade.example.phishing.example' }],
  ['domain', { domain: 'trade.example:8443' }],
  ['uri', { uri: 'https://phishing.example' }],
  ['version', { version: '2' }],
  ['chain', { chainId: 56 }],
  ['notYetValid', { issuedAt: issuedAt + 1 }],
  ['expired', { expiresAt: issuedAt }],
  ['expired', { expiresAt: undefined }],
] as const)('another %s is a fault: %o', (fault, changes) => {
  const expected = { domain: fields.domain, uri: fields.uri, chainIds: [1, 137], now: issuedAt };
  expect(signInFault(fields, expected)).toBeUndefined();
  expect(signInFault({ ...fields, ...changes } as typeof fields, expected)).toBe(fault);
});
