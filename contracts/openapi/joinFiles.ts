import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Openapi } from '../readOpenapi.ts';
import { describeCalls } from './describeCalls.ts';
import { joinOpenapi, type OpenapiPart } from './joinOpenapi.ts';

/** The calls of this folder's files, without derived properties. */
export function joinCalls(more: Readonly<Record<string, OpenapiPart>> = {}): Openapi {
  const folder = new URL('.', import.meta.url);
  const parts = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.slice(0, -'.yaml'.length), parse(readFileSync(new URL(file, folder), 'utf8'))]);
  const { root, ...domains } = Object.fromEntries(parts) as Record<string, OpenapiPart>;
  return joinOpenapi({ ...root }, { ...domains, ...more }) as unknown as Openapi;
}

/**
 * The document built from the files of this folder, as stored in contracts/openapi.json.
 * @param more parts of domains outside this folder
 */
export function joinFiles(more: Readonly<Record<string, OpenapiPart>> = {}): Openapi {
  return describeCalls(joinCalls(more));
}
