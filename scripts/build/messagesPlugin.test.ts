import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesPlugin } from './messagesPlugin.ts';

const source = `
import { createIntl } from 'react-intl';
export async function show() {
  const messages = (await import('./intl/en.json')).default;
  const german = (await import('./intl/de.json')).default;
  const intl = createIntl({ locale: 'en', messages: {} });
  if (String(german) === 'session.expired') throw new Error('German is a reason');
  if (!messages['a.greeting']) throw new Error('English has no greeting');
  const refusals = (await import('../contracts/messages/en.json')).default;
  return [
    intl.formatMessage({ id: 'a.greeting', defaultMessage: 'Hello {name}' }, { name: 'Ada' }),
    german,
    refusals,
    'spot.minimum',
    { id: 'notice.newLogIn' },
  ];
}
`;

describe('messages in the production build', () => {
  let root = '';
  let chunks: { fileName: string; code: string }[] = [];

  async function showBuilt(): Promise<[string, Record<string, unknown>, Record<string, unknown>]> {
    const entry = chunks.find((chunk) => chunk.fileName.startsWith('show'));
    const built = (await import(/* @vite-ignore */ join(root, 'dist', entry?.fileName ?? ''))) as {
      show: () => Promise<[string, Record<string, unknown>, Record<string, unknown>]>;
    };
    return built.show();
  }

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'messages-'));
    await mkdir(join(root, 'src/intl'), { recursive: true });
    await mkdir(join(root, 'contracts/messages'), { recursive: true });
    await mkdir(join(root, 'contracts/rules'), { recursive: true });
    await writeFile(
      join(root, 'contracts/messages/en.json'),
      JSON.stringify({
        'spot.minimum': 'Minimum: {min}',
        'wallet.amountRequired': 'Enter an amount',
        'notice.newLogIn': 'New login',
        'session.expired': 'Your session has ended',
      }),
    );
    await writeFile(
      join(root, 'contracts/messages/de.json'),
      JSON.stringify({ 'wallet.amountRequired': 'Geben Sie einen Betrag ein', 'session.expired': 'Beendet' }),
    );
    await writeFile(
      join(root, 'contracts/rules/amount.ts'),
      "export const reason = 'wallet.amountRequired';",
    );
    await symlink(resolve(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
    await writeFile(join(root, 'src/show.ts'), source);
    // Intentionally out of date: the build takes English from the call sites.
    await writeFile(join(root, 'src/intl/en.json'), '{}');
    await writeFile(join(root, 'src/intl/de.json'), '{"a.greeting":"Hallo {name}"}');
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [messagesPlugin()],
      build: {
        write: true,
        minify: false,
        lib: { entry: join(root, 'src/show.ts'), formats: ['es'], fileName: 'show' },
      },
    });
    const outputs = (Array.isArray(result) ? result : [result]) as {
      output: { fileName: string; code?: string }[];
    }[];
    chunks = outputs
      .flatMap((output) => output.output)
      .map(({ fileName, code }) => ({ fileName, code: code ?? '' }));
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it('format without an ICU parser in the bundle', async () => {
    const entry = chunks.find((chunk) => chunk.fileName.startsWith('show'));
    expect(entry).toBeDefined();
    expect(chunks.map((chunk) => chunk.code).join('')).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
    const [text, german] = await showBuilt();
    expect(text).toBe('Hello Ada');
    expect(german['a.greeting']).toEqual([
      { type: 0, value: 'Hallo ' },
      { type: 1, value: 'name' },
    ]);
  });

  it('hold of the refusals, parsed as well, those that the app or a shared rule names and does not only compare', async () => {
    const [, , refusals] = await showBuilt();
    expect(refusals).toEqual({
      'spot.minimum': [
        { type: 0, value: 'Minimum: ' },
        { type: 1, value: 'min' },
      ],
      'wallet.amountRequired': [{ type: 0, value: 'Enter an amount' }],
    });
  });

  it('of a language hold its refusals, by their message ids', async () => {
    const [, german] = await showBuilt();
    expect(Object.keys(german)).toEqual(['a.greeting', 'refusal.wallet.amountRequired']);
    expect(german['refusal.wallet.amountRequired']).toEqual([
      { type: 0, value: 'Geben Sie einen Betrag ein' },
    ]);
  });

  it('stand in a chunk per language, English parsed at the call sites as well', () => {
    const entry = chunks.find((chunk) => chunk.fileName.startsWith('show'));
    expect(entry?.code).not.toContain('Hello {name}');
    expect(entry?.code).toMatch(/"?type"?: 0,\s*"?value"?: "Hello "/);
    expect(chunks.some((chunk) => chunk.fileName.startsWith('de-'))).toBe(true);
  });
});
