// Routes of the contract document, in Fastify's format.
import Fastify from 'fastify';
import type { FastifySchema } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { operationsOf } from '../../contracts/readOpenapi.ts';
import type { Openapi, Operation } from '../../contracts/readOpenapi.ts';

interface DescribedRoute {
  operationId: string;
  method: string;
  url: string;
  schema: FastifySchema;
}

/** Checking and resolving a document dominates the start time, so a process reads each once. */
const known = new WeakMap<Openapi, Promise<DescribedRoute[]>>();

/**
 * Callers may replace parts of a route's schema: the schema is a copy, its parts are shared.
 * @throws Error when the document is invalid
 */
export async function describedRoutes(specification: Openapi): Promise<DescribedRoute[]> {
  let read = known.get(specification);
  if (!read) known.set(specification, (read = readRoutes(specification)));
  return (await read).map((route) => ({ ...route, schema: { ...route.schema } }));
}

async function readRoutes(specification: Openapi): Promise<DescribedRoute[]> {
  for (const { operation } of operationsOf(specification)) allowRefusals(operation);
  const routes: DescribedRoute[] = [];
  // Never made ready, so nothing is compiled.
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', ({ method, url, schema = {} }) => {
    const { operationId } = schema as { operationId: string };
    routes.push({ operationId, method: String(method), url, schema });
  });
  reader.addContentTypeParser(/^[^;]+$/, () => undefined);
  await reader.register(openapiGlue, {
    specification,
    operationResolver: () => () => undefined,
  });
  return routes;
}

/** A refusal is HTTP 200 too, so a 200 response has one of both shapes. */
function allowRefusals({ responses }: Operation): void {
  const accepted = responses['200']?.content?.['application/json'];
  if (accepted)
    accepted.schema = { anyOf: [accepted.schema, { $ref: '#/components/schemas/RefusalEnvelope' }] };
}
