import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agreementIds,
  hostingAgreementId,
  referralAgreementId,
  verificationAgreementId,
} from '../../../contracts/agreements.ts';
import { brand } from '../../../contracts/brand.ts';
import { localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { defaultRetention } from '../../personal/Leaving.ts';
import { StartError } from '../../StartError.ts';
import { readAgreements } from './readAgreements.ts';

const dayMs = 24 * 3_600_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-agreements-'));
  for (const id of Object.values(agreementIds)) writeVersion({ slug: `text-${id}`, id });
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Version {
  slug: string;
  id: number;
  version?: number;
  effective?: string;
  body?: string;
}

function writeText(locale: LocaleId, version: Version): void {
  const { slug, id, version: number = 1, effective = '2026-01-01', body = '## One\n\nText.\n' } = version;
  const path = join(folder, slug, String(number), `${locale}.md`);
  mkdirSync(dirname(path), { recursive: true });
  const head = [`id: ${id}`, `title: Title ${locale}`, `version: ${number}`, `effective: ${effective}`];
  writeFileSync(path, `---\n${head.join('\n')}\n---\n\n${body}`);
}

function writeVersion(version: Version): void {
  for (const locale of localeIds) writeText(locale, version);
}

const user = { slug: `text-${agreementIds.user}`, id: agreementIds.user };
const second = { ...user, version: 2, effective: '2026-03-01' };
const readHere = () =>
  readAgreements(defaultRetention, folder, {
    ...brand,
    name: 'Acme_*1*',
    supportUrl: 'https://help.acme.example',
  });

describe('the texts of the product', () => {
  const accepted: readonly number[] = [agreementIds.user, agreementIds.privacy];
  const built = readAgreements(defaultRetention).list(Date.UTC(2027, 5, 1));

  it('are what registration asks for, how a verification is kept, and how hosting and referral work, each in eight languages of its own', () => {
    expect(built.map(({ id }) => id)).toEqual([
      ...accepted,
      ...[verificationAgreementId, hostingAgreementId, referralAgreementId],
    ]);
    for (const { texts } of built) {
      expect(Object.keys(texts).sort()).toEqual([...localeIds].sort());
      expect(new Set(Object.values(texts).map(({ content }) => content)).size).toBe(localeIds.length);
    }
  });

  it.each(localeIds)('are whole and show no markup in %s', (locale) => {
    for (const { id, texts } of built) {
      const { content } = texts[locale];
      const words = content.replaceAll(/<[^>]*>/g, '');
      expect(words).not.toMatch(/\*\*|\]\(|[{}|]/);
      expect(words).toContain(brand.name);
      expect(content).toContain(`<a href="${brand.supportUrl}">`);
      // Minimum length of a complete text, also for compact scripts.
      expect(words.length).toBeGreaterThan(accepted.includes(id) ? 1600 : 300);
    }
  });
});

describe('versions', () => {
  it('hold from the beginning of their day on, and the newest of them answers', () => {
    writeVersion(second);
    const agreements = readHere();
    const starts = Date.UTC(2026, 2, 1);
    expect(agreements.find(user.id, starts - 1)?.version).toBe(1);
    expect(agreements.find(user.id, starts)?.version).toBe(2);
    expect(agreements.find(user.id, starts + 400 * dayMs)?.version).toBe(2);
  });

  it('answer with the first before any holds, and with nothing for an id that none has', () => {
    const agreements = readHere();
    expect(agreements.find(user.id, 0)?.version).toBe(1);
    expect(agreements.find(9999, 0)).toBeUndefined();
  });

  it('come in the order of their ids', () => {
    expect(
      readHere()
        .list(0)
        .map(({ id }) => id),
    ).toEqual([agreementIds.user, agreementIds.privacy]);
  });

  it('name the brand and its support, whatever characters its name has', () => {
    writeVersion({ ...user, body: '{name}: [{support}]({support})\n' });
    expect(readHere().find(user.id, 0)?.texts.de.content.trim()).toBe(
      '<p>Acme_*1*: <a href="https://help.acme.example">https://help.acme.example</a></p>',
    );
  });
});

it('long German words may end a line where they are joined, and an address stays as it is', () => {
  const body = '## Bestätigungscodes\n\n[Verfügbarkeitsbericht](https://ex.example/Zahlungsarten) sofort.\n';
  for (const locale of localeIds) writeText(locale, { ...user, body });
  const { texts } = readHere().find(user.id, Date.UTC(2026, 5, 1))!;
  expect(texts.de.content).toBe(
    '<h2>Bestätigungs\u00adcodes</h2>\n' +
      '<p><a href="https://ex.example/Zahlungsarten">Verfügbarkeits\u00adbericht</a> sofort.</p>\n',
  );
  expect(texts.en.content).not.toContain('\u00ad');
});

describe('the server does not start', () => {
  const refuses = (what: RegExp) => {
    expect(readHere).toThrow(what);
    expect(readHere).toThrow(StartError);
  };

  it('when a language is missing', () => {
    writeVersion(second);
    rmSync(join(folder, user.slug, '2', 'ko.md'));
    refuses(/lacks a language: .*2.ko\.md/);
  });

  it('when a language has another number, date or id', () => {
    for (const change of [{ effective: '2026-03-02' }, { id: 77 }]) {
      writeVersion(second);
      writeText('th', { ...second, ...change });
      refuses(/2.th\.md cannot be used: id, version or date differ/);
    }
  });

  it('when a language has another structure', () => {
    writeText('es', { ...user, body: '## One\n\n- a point too many\n' });
    refuses(/1.es\.md cannot be used: headings, points or rows differ/);
  });

  it('when a number does not fit its folder, or one between is missing', () => {
    writeVersion({ ...user, version: 3, effective: '2026-09-01' });
    refuses(/version 2 is missing/);
  });

  it('when a later version holds earlier', () => {
    writeVersion({ ...second, effective: '2025-12-31' });
    refuses(/version 2 holds no later/);
  });

  it('when front matter is missing, or says nothing usable', () => {
    writeFileSync(join(folder, user.slug, '1', 'en.md'), '# Only text\n');
    refuses(/does not begin with its front matter/);
    writeText('en', { ...user, effective: 'soon' });
    refuses(/effective is a date/);
  });

  it('when something stands in braces that no brand has', () => {
    writeText('ja', { ...user, body: '## One\n\n{company}\n' });
    refuses(/nothing stands for \{company\}/);
  });

  it('when an agreement that registration asks for is missing', () => {
    rmSync(join(folder, `text-${agreementIds.privacy}`), { recursive: true });
    refuses(/agreement 2002 is missing/);
  });
});
