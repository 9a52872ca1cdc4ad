// Validates every response against the contract: for tests and verification only, so its dependency is not part of the
// production server.
import responseValidation from '@fastify/response-validation';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
});
const compile = ajv.compile.bind(ajv);
/** Shared by servers of one document. */
const compiled = new WeakMap<object, ValidateFunction>();

export async function validateResponses(app: FastifyInstance): Promise<void> {
  await app.register(responseValidation, { ajv: Object.assign(ajv, { compile: compileLate }) });
}

/** Compiles the schema of an answer on first use: compiling all of them dominates the start time. */
function compileLate(schema: object) {
  const validate = (answer: unknown) => {
    let known = compiled.get(schema);
    if (!known) compiled.set(schema, (known = compile(schema)));
    const holds = known(answer);
    Object.assign(validate, { errors: known.errors });
    return holds;
  };
  return validate;
}
