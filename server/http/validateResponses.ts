// Holds every answer to the contract: for tests and verification alone, so what it takes is not part of a server that runs.
import responseValidation from '@fastify/response-validation';
import { Ajv } from 'ajv';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';

export async function validateResponses(app: FastifyInstance): Promise<void> {
  const ajv = new Ajv({
    ...{ strict: false, allErrors: true },
    ...{ coerceTypes: false, useDefaults: false, removeAdditional: false },
  });
  await app.register(responseValidation, { ajv: compilingLate(ajv) });
}

/** Compiles the schema of an answer with the first one: to compile them all is most of what a start takes. */
function compilingLate(ajv: Ajv): Ajv {
  const compile = ajv.compile.bind(ajv);
  const compileLate = (schema: AnySchema) => {
    let compiled: ValidateFunction | undefined;
    const validate = (answer: unknown) => {
      compiled ??= compile(schema);
      const holds = compiled(answer);
      Object.assign(validate, { errors: compiled.errors });
      return holds;
    };
    return validate;
  };
  return Object.assign(ajv, { compile: compileLate });
}
