// Adds standard properties and what follows from our keywords, so that no entry repeats it: the group of a call, its
// required session, the caller's language, and an example response.
import { readdirSync } from 'node:fs';
import { localeIds, markOfLocale } from '../locales.ts';
import type { Openapi, Operation } from '../readOpenapi.ts';

const folder = new URL('../examples/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(/* @vite-ignore */ new URL(file, folder).href) as Promise<Record<string, unknown>>),
);
/** By export name, which is the operationId. */
const examples: Readonly<Record<string, unknown>> = Object.assign({}, ...modules);

const session = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description: 'The token that login answers, alone: without "Bearer".',
};

/** Unknown marks are valid: the language of the session applies, or the server's default. */
const languageMark = {
  name: 'language-mark',
  in: 'header',
  description: `The language of the caller, in which sentences come: ${localeIds.map(markOfLocale).join(', ')}.`,
  schema: { type: 'string' },
};

/** A copy of the document with these additions. */
export function describeCalls(document: Openapi): Openapi {
  const groups = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const calls = Object.entries(item).map(([method, operation]) => {
      const { 'x-domain': domain, 'x-session': needed, operationId, responses, ...rest } = operation;
      if (!groups.has(domain)) groups.set(domain, { name: domain });
      const security = needed === 'none' ? [{}, { session: [] }] : [{ session: [] }];
      const marks = { 'x-domain': domain, ...(needed && { 'x-session': needed }) };
      const described = { operationId, tags: [domain], security, ...marks, ...rest };
      return [method, { ...described, responses: withExample(responses, examples[operationId]) }];
    });
    return [path, { parameters: [languageMark], ...Object.fromEntries(calls) }];
  });
  return {
    ...document,
    tags: [...groups.values()],
    paths: Object.fromEntries(paths) as Openapi['paths'],
    components: { ...document.components, securitySchemes: { session } },
  };
}

type Responses = Operation['responses'];

function withExample(responses: Responses, data: unknown): Responses {
  const { '200': answer, ...others } = responses;
  const json = answer?.content?.['application/json'];
  if (data === undefined || !answer || !json) return responses;
  const example = { type: 'ok', code: 1, message: 'OK', msg: 'success', data };
  return { '200': { ...answer, content: { 'application/json': { ...json, example } } }, ...others };
}
