import { localeIds } from '../../contracts/locales.ts';
import { messageFaults } from './messageFaults.ts';
import { readSource, sourceFiles } from './sourceFiles.ts';
import { messageWordFaults } from './wordFaults.ts';

type Texts = Record<string, string>;

const reasonInCode = /(?:new Refusal\(|refusalText\(|\bfaults\.\w+ = )\s*['"]([a-z]+\.[A-Za-z]+)['"]/g;
// In rules a reason is a refusal reason; in the ledger it is a posting reason.
const reasonInRule = /(?:\breason: |\breturn )['"]([a-z]+\.[A-Za-z]+)['"]/g;
const reasonInSchema = /"x-(?:required|invalid)": "([a-z]+\.[A-Za-z]+)"/g;
const anyReason = /['"]([a-z]+\.[A-Za-z]+)['"]/g;

/** Refusal reasons that a source text throws or returns. */
export function reasonsIn(path: string, text: string): string[] {
  const patterns = path.startsWith('contracts/rules/') ? [reasonInCode, reasonInRule] : [reasonInCode];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** Every refusal reason of server and rules has a text in eight languages, and every text has a reason. */
export function check(): Promise<string[]> {
  const paths = sourceFiles('server', 'contracts').filter(
    (path) =>
      path.endsWith('.ts') && !/\.(?:test|proof)\.ts$/.test(path) && !path.startsWith('contracts/messages/'),
  );
  const used = new Map<string, string>();
  const named = new Set<string>();
  for (const path of paths) {
    const text = readSource(path);
    for (const reason of reasonsIn(path, text)) used.set(reason, path);
    for (const match of text.matchAll(anyReason)) named.add(match[1] ?? '');
  }
  const schema = 'contracts/openapi.json';
  for (const match of readSource(schema).matchAll(reasonInSchema)) {
    used.set(match[1] ?? '', schema);
    named.add(match[1] ?? '');
  }
  const english = JSON.parse(readSource('contracts/messages/en.json')) as Texts;
  const faults: string[] = [];
  for (const [reason, path] of used)
    if (!Object.hasOwn(english, reason))
      faults.push(`${path}: reason ${reason} has no text in contracts/messages`);
  for (const reason of Object.keys(english))
    if (!named.has(reason)) faults.push(`contracts/messages/en.json: nothing refuses with ${reason}`);
  for (const locale of localeIds) {
    const where = `contracts/messages/${locale}.json`;
    const texts = JSON.parse(readSource(where)) as Texts;
    for (const reason of Object.keys(english))
      if (!Object.hasOwn(texts, reason)) faults.push(`${where}: ${reason} is missing`);
    for (const [reason, text] of Object.entries(texts)) {
      const source = english[reason];
      if (source === undefined) faults.push(`${where}: ${reason} is not in en.json`);
      for (const fault of messageFaults(locale, source ?? text, text, false))
        faults.push(`${where}: ${reason} ${fault}`);
      for (const fault of messageWordFaults(locale, text)) faults.push(`${where}: ${reason} ${fault}`);
    }
  }
  return Promise.resolve(faults);
}
