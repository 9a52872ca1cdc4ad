/**
 * The document is a file beside the code, and may be of another version.
 * @throws Error when a call of the document has no handler, or a handler no call
 */
export function checkHandlers(
  operationIds: readonly string[],
  handlers: Readonly<Record<string, unknown>>,
): void {
  const unanswered = operationIds.filter((operationId) => !Object.hasOwn(handlers, operationId));
  const unasked = Object.keys(handlers).filter((operationId) => !operationIds.includes(operationId));
  if (unanswered.length > 0) throw new Error(`No handler for ${unanswered.join(', ')}`);
  if (unasked.length > 0) throw new Error(`openapi.json does not have ${unasked.join(', ')}`);
}
