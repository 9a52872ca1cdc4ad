// Finds values that YAML parses differently than intended: an unquoted comma ends a value in braces, and the text after
// it becomes a separate key without a value.

/** Kind of a value: a schema, schemas by name, or other. */
type Place = 'schema' | 'schemas' | 'other';

/** Keywords whose value is a schema or a list of schemas. */
const ofSchema = new Set([
  ...['schema', 'x-data', 'items', 'prefixItems', 'contains', 'unevaluatedItems', 'propertyNames'],
  ...[
    'additionalProperties',
    'unevaluatedProperties',
    'allOf',
    'anyOf',
    'oneOf',
    'not',
    'if',
    'then',
    'else',
  ],
]);

const ofSchemas = new Set(['schemas', 'properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** Keywords whose value may be anything, including null. */
const literal = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Keywords of JSON Schema 2020-12, which OpenAPI 3.1 uses, and one extension: the reasons of a form. */
const schemaWords = new Set([
  ...[...ofSchema, ...ofSchemas, ...literal].filter((word) => !['schema', 'schemas'].includes(word)),
  ...['$ref', '$id', '$schema', '$anchor', '$dynamicRef', '$dynamicAnchor', '$vocabulary', '$comment'],
  ...['type', 'format', 'pattern', 'minLength', 'maxLength', 'multipleOf', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'minContains'],
  ...['maxContains', 'minProperties', 'maxProperties', 'required', 'dependentRequired', 'title'],
  ...['description', 'deprecated', 'readOnly', 'writeOnly', 'contentEncoding', 'contentMediaType'],
  ...[
    'contentSchema',
    'discriminator',
    'xml',
    'externalDocs',
    'x-extension',
    'x-required',
    'x-invalid',
    'x-figure',
    'x-unit',
    'x-unread',
    'x-rows',
  ],
]);

/** @throws Error that names each unknown keyword and each keyword without a value, by path */
export function checkWords(files: Readonly<Record<string, unknown>>): void {
  const faults = Object.entries(files).flatMap(([name, file]) => faultsIn(file, 'other', name));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function faultsIn(value: unknown, place: Place, at: string): string[] {
  if (value === null) return [`${at} has no value`];
  if (Array.isArray(value))
    return value.flatMap((inner, index) => faultsIn(inner, place, `${at} > ${index}`));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([word, inner]) => {
    const where = `${at} > ${word}`;
    if (place === 'schema' && !schemaWords.has(word)) return [`${where} is no word of a schema`];
    if (place !== 'schemas' && literal.has(word)) return [];
    return faultsIn(inner, placeIn(place, word), where);
  });
}

function placeIn(place: Place, word: string): Place {
  if (place === 'schemas' || ofSchema.has(word)) return 'schema';
  return ofSchemas.has(word) ? 'schemas' : 'other';
}
