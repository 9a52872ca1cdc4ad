// Body that a call accepts, as declared in the contract. Default: a form of 64 KiB.
import { isRefusalReason } from '../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { formType } from '../../contracts/readOpenapi.ts';
import type { Operation, Schema } from '../../contracts/readOpenapi.ts';

/** Limit of a form, and of the text fields beside files. */
export const formBytesMax = 64 * 1024;
export const multipartType = 'multipart/form-data';

export interface FileRule {
  maxBytes: number;
  /** MIME types; the content must be one of them. */
  types: readonly string[];
  /** Refusal for a file of another type. */
  invalid: RefusalReason;
}

export interface BodyRules {
  /** Maximum size of the whole body. */
  maxBytes: number;
  /** Only for calls that accept files. */
  files?: ReadonlyMap<string, FileRule>;
  /** Names of the text fields. */
  texts: readonly string[];
}

/** @throws Error when a declaration allows unauthenticated callers, or leaves a size or a type open */
export function bodyRulesOf(operation: Operation): BodyRules {
  const { operationId, requestBody, 'x-session': session, 'x-body-limit': limit } = operation;
  const multipart = requestBody?.content[multipartType];
  const isPlain = multipart === undefined && limit === undefined;
  if (isPlain) return { maxBytes: formBytesMax, texts: namesOf(requestBody?.content[formType]?.schema) };
  if (session === 'none') throw new Error(`${operationId} takes more than a form from strangers`);
  if (!multipart) return { maxBytes: limit!, texts: namesOf(requestBody?.content[formType]?.schema) };
  if (limit !== undefined) throw new Error(`${operationId} takes files: their sizes are its limit`);
  const files = new Map<string, FileRule>();
  for (const [name, { format, maxLength, 'x-invalid': invalid = '' }] of Object.entries(
    multipart.schema.properties ?? {},
  )) {
    if (format !== 'binary') continue;
    const types = multipart.encoding?.[name]?.contentType?.split(/,\s*/);
    if (maxLength === undefined || !types)
      throw new Error(`${operationId} leaves size or type of ${name} open`);
    const reason = isRefusalReason(invalid) ? invalid : 'system.invalid';
    files.set(name, { maxBytes: maxLength, types, invalid: reason });
  }
  const fileBytes = [...files.values()].reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const texts = namesOf(multipart.schema).filter((name) => !files.has(name));
  return { maxBytes: fileBytes + formBytesMax, files, texts };
}

function namesOf(schema: Schema | undefined): string[] {
  return Object.keys(schema?.properties ?? {});
}
