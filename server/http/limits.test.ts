import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { isFile, rateLimitOf } from './limits.ts';

it('counts calls and not the files of the app', async () => {
  const app = Fastify();
  await app.register(rateLimit, { max: 2, timeWindow: 60_000, allowList: isFile });
  app.get('/api/site/config', async () => 'call');
  app.get('/assets/*', async () => 'file');
  const statusesOf = async (url: string) => {
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await app.inject(url)).statusCode);
    return statuses;
  };
  expect(await statusesOf('/assets/main-abc123.js')).toEqual([200, 200, 200]);
  expect(await statusesOf('/api/site/config')).toEqual([200, 200, 429]);
  await app.close();
});

it('a call whose limit no domain declares has none to be bound with', () => {
  const operation = { operationId: 'logout', 'x-domain': 'session', 'x-limit': 'mony', responses: {} };
  const limits = { mony: () => ({ max: 7 }) };
  const context = { config: defaultConfig } as Context;
  expect(() => rateLimitOf(operation, {}, context)).toThrow(
    'logout has x-limit: mony, which no domain declares',
  );
  expect(rateLimitOf(operation, limits, context)).toEqual({ max: 7 });
});
