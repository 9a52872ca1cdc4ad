import type { Handler, Handlers } from './handler.ts';

/**
 * Every operationId with its handler.
 * @throws Error when an operation has no handler, a handler no operation, or two domains claim one operationId.
 */
export function joinHandlers(
  operationIds: readonly string[],
  domains: readonly Handlers[],
): ReadonlyMap<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const domain of domains) {
    for (const [operationId, handler] of Object.entries(domain)) {
      if (handlers.has(operationId)) throw new Error(`Two handlers answer ${operationId}`);
      handlers.set(operationId, handler);
    }
  }
  const unanswered = operationIds.filter((operationId) => !handlers.has(operationId));
  const unasked = [...handlers.keys()].filter((operationId) => !operationIds.includes(operationId));
  if (unanswered.length > 0) throw new Error(`No handler for ${unanswered.join(', ')}`);
  if (unasked.length > 0) throw new Error(`openapi.json does not have ${unasked.join(', ')}`);
  return handlers;
}
