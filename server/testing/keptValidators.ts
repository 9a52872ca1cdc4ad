// Caches compiled request schemas for all servers of a process: compiling them dominates the start time.
import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Compile = (route: { schema: unknown }) => unknown;
type ValidatorFactory = (externalSchemas: unknown, options: unknown) => Compile;

/** Fastify's own compiler. */
const { AjvCompiler } = createRequire(import.meta.resolve('fastify'))('@fastify/ajv-compiler') as {
  AjvCompiler: () => ValidatorFactory;
};

const compiled = new Map<string, unknown>();

const buildValidator: ValidatorFactory = (externalSchemas, options) => {
  let compile: Compile | undefined;
  return (route) => {
    const text = JSON.stringify(route.schema);
    if (!compiled.has(text)) {
      compile ??= AjvCompiler()(externalSchemas, options);
      compiled.set(text, compile(route));
    }
    return compiled.get(text);
  };
};

export const keptValidators = {
  schemaController: { compilersFactory: { buildValidator } } as SchemaController,
};
