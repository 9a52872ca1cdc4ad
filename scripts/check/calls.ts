import { parse } from 'yaml';
import { laterCalls } from '../../contracts/spec/scope.ts';
import { readSource, readTable, sourceFiles } from './sourceFiles.ts';

type Operation = { operationId?: string; 'x-domain'?: string; 'x-extension'?: boolean };
type Call = { operationId: string; method: string; path: string; domain: string; isExtension: boolean };

const methods = ['get', 'post', 'put', 'delete', 'patch'];

/** The calls of an OpenAPI text. */
export function callsOf(text: string): Call[] {
  const { paths } = parse(text) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        operationId: operation.operationId ?? '',
        method: method.toUpperCase(),
        path: path.replace(/^\//, ''),
        domain: operation['x-domain'] ?? '',
        isExtension: operation['x-extension'] ?? false,
      })),
  );
}

const places: { folder: string; what: string; isPlace: (path: string) => boolean }[] = [
  { folder: 'src/api', what: 'client function', isPlace: (path) => !/schema\.d\.ts$|\.test\./.test(path) },
  { folder: 'contracts/examples', what: 'example', isPlace: (path) => path.endsWith('.ts') },
  { folder: 'contracts/pact', what: 'pact', isPlace: (path) => path.endsWith('.pact.ts') },
  { folder: 'server/domains', what: 'handler', isPlace: (path) => !path.includes('.test.') },
];

function joinFaults(call: Call, texts: Map<string, string>): string[] {
  const name = new RegExp(`\\b${call.operationId}\\b`);
  return places
    .filter(({ folder }) => !name.test(texts.get(folder) ?? ''))
    .map(({ folder, what }) => `${folder}: ${call.operationId} has no ${what}`);
}

/** Every call of openapi.yaml stands in client, examples, pacts and server; every other one is listed as later. */
export function check(): Promise<string[]> {
  const calls = callsOf(readSource('contracts/openapi.yaml'));
  const texts = new Map(
    places.map(({ folder, isPlace }) => [
      folder,
      sourceFiles(folder).filter(isPlace).map(readSource).join('\n'),
    ]),
  );
  const rows = readTable('contracts/spec/calls.tsv');
  const later = new Set(Object.values(laterCalls).flat());
  const built = new Set(calls.map((call) => call.operationId));
  const faults = calls.flatMap((call) => joinFaults(call, texts));
  for (const row of rows) {
    const id = row['operationId'] ?? '';
    const call = calls.find((each) => each.operationId === id);
    if (!call && !later.has(id))
      faults.push(`contracts/openapi.yaml: ${id} is neither built nor listed as later`);
    if (call && later.has(id))
      faults.push(`contracts/spec/scope.ts: ${id} is built and still listed as later`);
    if (call && (call.method !== row['method'] || call.path !== row['path']))
      faults.push(`contracts/openapi.yaml: ${id} is ${row['method']} ${row['path']} in calls.tsv`);
    if (call && call.domain !== row['domain'])
      faults.push(`contracts/openapi.yaml: ${id} belongs to ${row['domain']}, not ${call.domain}`);
  }
  const listed = new Set(rows.map((row) => row['operationId']));
  for (const call of calls)
    if (!listed.has(call.operationId) && !call.isExtension)
      faults.push(
        `contracts/openapi.yaml: ${call.operationId} is not in calls.tsv and not marked x-extension`,
      );
  for (const id of later)
    if (!listed.has(id) && !built.has(id)) faults.push(`contracts/spec/scope.ts: ${id} is not in calls.tsv`);
  return Promise.resolve(faults);
}
