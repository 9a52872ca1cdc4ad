import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { isRefusalReason } from '../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { Refusal } from '../refusal.ts';

/** Schema that failed, added by ajv's `verbose`; it may name reasons of its own. */
interface VerboseError extends FastifySchemaValidationError {
  parentSchema?: Annotated & { properties?: Record<string, Annotated> };
  data?: unknown;
}

/** Reasons that openapi.json assigns to an absent or malformed field. */
interface Annotated {
  'x-required'?: string;
  'x-invalid'?: string;
}

/** Maximum fields named in a response: a caller with more is not a form. */
const namedFieldsMax = 20;

/**
 * Several invalid fields, each with its reason. A violated product rule is an ordinary refusal (HTTP 200), an invalid
 * request shape is HTTP 400.
 */
export class InvalidFields extends Refusal {
  /** Reason by field name. */
  readonly reasons: Readonly<Record<string, RefusalReason>>;
  readonly status: 200 | 400;

  constructor(reasons: Readonly<Record<string, RefusalReason>>, status: 200 | 400 = 200) {
    super(Object.values(reasons)[0] ?? 'system.invalid');
    this.reasons = reasons;
    this.status = status;
  }

  static fromValidation(errors: readonly FastifySchemaValidationError[]): InvalidFields {
    // Names come from the caller, and a plain object has inherited keys such as 'constructor'.
    const reasons = new Map<string, RefusalReason>();
    for (const error of (errors as VerboseError[]).slice(0, namedFieldsMax)) {
      const { field, reason } = describe(error);
      if (field && !reasons.has(field)) reasons.set(field, reason);
    }
    return new InvalidFields(Object.fromEntries(reasons), 400);
  }
}

function describe({ keyword, params, instancePath, parentSchema, data }: VerboseError) {
  if (keyword === 'required') {
    const field = String(params.missingProperty);
    const schema = parentSchema?.properties?.[field];
    return { field, reason: known(schema?.['x-required'] ?? schema?.['x-invalid']) };
  }
  if (keyword === 'additionalProperties') {
    return { field: String(params.additionalProperty).slice(0, 64), reason: known() };
  }
  const field = instancePath.slice(1).split('/')[0] ?? '';
  const isEmpty = data === '';
  const reason = (isEmpty ? parentSchema?.['x-required'] : undefined) ?? parentSchema?.['x-invalid'];
  return { field, reason: known(reason) };
}

function known(reason = ''): RefusalReason {
  return isRefusalReason(reason) ? reason : 'system.invalid';
}
