import { readSource, readTable } from './sourceFiles.ts';

/**
 * contracts/spec/wording.tsv: where our English differs from the specification's text, whose wording is that of
 * compatible back ends. Tables and tests use the specified text as the key and look up ours here, whole or what of it
 * does not depend on a value.
 */
export function check(): Promise<string[]> {
  const specified = ['rules', 'errors'].flatMap((name) =>
    readTable(`contracts/spec/${name}.tsv`).map((row) => row['message'] ?? ''),
  );
  const said = ['src/intl/en.json', 'contracts/messages/en.json'].flatMap((path) =>
    Object.values(JSON.parse(readSource(path)) as Record<string, string>),
  );
  const faults = readTable('contracts/spec/wording.tsv').flatMap((row) => [
    ...(specified.includes(row['specified'] ?? '') ? [] : [`"${row['specified']}" is specified nowhere`]),
    ...(said.some((text) => text.includes(row['said'] ?? '')) ? [] : [`nothing says "${row['said']}"`]),
    ...(said.includes(row['specified'] ?? '') ? [`"${row['specified']}" is said still`] : []),
  ]);
  return Promise.resolve(faults.map((fault) => `contracts/spec/wording.tsv: ${fault}`));
}
