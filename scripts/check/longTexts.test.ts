import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { questionFaults, textFaults } from './longTexts.ts';
import { root } from './sourceFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a listed word in an article is found, with its place', () => {
  const articles = join(folder, 'articles');
  cpSync(join(root, 'server/domains/help/articles/passkeys'), join(articles, 'passkeys'), {
    recursive: true,
  });
  expect(textFaults(articles)).toEqual([]);
  appendFileSync(join(articles, 'passkeys/1/ko.md'), '\n원금 보장\n');
  for (const locale of ['en', 'de', 'es', 'ja', 'th', 'zh-Hans', 'zh-Hant'])
    appendFileSync(join(articles, `passkeys/1/${locale}.md`), '\n–\n');
  expect(textFaults(articles)).toEqual([
    expect.stringMatching(/^text 1924 version 1, ko: says "보장".* in "원금 보장"$/),
  ]);
});

it('a listed word in a question is found, with its place', () => {
  const questions = join(folder, 'questions');
  cpSync(join(root, 'server/domains/products/questions'), questions, { recursive: true });
  const path = join(questions, 'option/2/de.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/why: '/, "why: 'Garantie: "));
  expect(questionFaults(questions)).toEqual([
    expect.stringMatching(/^questions of option, de: says "Garantie"/),
  ]);
});
