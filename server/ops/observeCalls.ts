import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './Metrics.ts';

/** A page or a call takes milliseconds, and a minute at most. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/**
 * Measures HTTP answers.
 * @returns observer of each answer. A call is labelled by its operationId and everything else by its route, never by
 * the requested path, which is arbitrary.
 */
export function observeCalls(metrics: Metrics): (request: FastifyRequest, reply: FastifyReply) => void {
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Time from the head of a request to the end of its answer',
    seconds,
    ['route', 'method', 'status'],
  );
  return ({ routeOptions, method }, { statusCode, elapsedTime }) => {
    const route = routeOptions.config.operationId ?? routeOptions.url ?? 'none';
    const status = `${Math.floor(statusCode / 100)}xx`;
    durations.observe({ route, method, status }, elapsedTime / 1000);
  };
}
