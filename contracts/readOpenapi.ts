import { readFileSync } from 'node:fs';

/** Keywords of a JSON schema that this code reads. */
export interface Schema {
  /** Reason that a form receives for a malformed field. */
  'x-invalid'?: string;
  $ref?: string;
  type?: string;
  format?: string;
  additionalProperties?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: string;
}

/** One call in contracts/openapi.json. */
export interface Operation {
  operationId: string;
  'x-domain': string;
  'x-session'?: 'none';
  'x-extension'?: boolean;
  /** Name of the rate limit; default `calls`. */
  'x-limit'?: string;
  /** Whether it moves money of the caller. */
  'x-money'?: boolean;
  /** Field that holds the idempotency key. */
  'x-once'?: string;
  parameters?: Parameter[];
  /** Limit of the form's size in bytes, where it is above the default; for files the sum of their sizes. */
  'x-body-limit'?: number;
  requestBody?: {
    content: Record<
      string,
      {
        schema: Schema;
        example?: Readonly<Record<string, string>>;
        encoding?: Record<string, { contentType?: string }>;
      }
    >;
  };
  responses: Record<string, { content?: Record<string, { schema: unknown; example?: unknown }> }>;
  tags?: string[];
  security?: Record<string, string[]>[];
}

export const formType = 'application/x-www-form-urlencoded';

/** Valid request of a client, from the entry's examples. */
export function exampleSent({ parameters = [], requestBody }: Operation): Record<string, string> {
  const asked = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]));
  return { ...Object.fromEntries(asked), ...requestBody?.content[formType]?.example };
}

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
type Method = (typeof methods)[number];

export interface Openapi {
  info: { version: string };
  tags?: { name: string; description?: string }[];
  servers: { url: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, Schema>; securitySchemes?: Record<string, unknown> };
}

/** The document of all calls; a copy that the caller may change. `npm run schema` writes it. */
export function readOpenapi(): Openapi {
  return JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as Openapi;
}

/** Every operation with its path below the server's address. */
export function operationsOf({
  paths,
}: Pick<Openapi, 'paths'>): { method: Method; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
