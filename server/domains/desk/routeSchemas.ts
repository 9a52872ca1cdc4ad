// Schemas that the desk's routes share.
export const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength }) as const;
export const body = (required: readonly string[], properties: Record<string, unknown>) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
export const id = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } as const;
