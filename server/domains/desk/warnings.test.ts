import { afterAll, beforeAll, expect, it } from 'vitest';
import { addWorker, askDesk, logInWorker, worker } from '../../testing/deskWorkers.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
const olga = worker('olga', 3);

beforeAll(async () => {
  server = await startTestApp({ desk: { host: '127.0.0.1', needsTwo: false } });
  await addWorker(server, olga, 'auditor');
});
afterAll(() => server.close());

it('the queue says what somebody has to see to, without which the server works', async () => {
  const { token } = await logInWorker(server, olga);
  expect(await askDesk(server, 'GET', 'queue', { token })).not.toHaveProperty('warnings');
  const { readiness } = server.context;
  let isFine = false;
  readiness.warn('exampleLow', () => isFine);
  readiness.warn('exampleBroken', () => Promise.reject(new Error('nobody knows')));
  const before = await readiness.reasons();
  const warnings = ['exampleLow', 'exampleBroken'];
  expect(await askDesk(server, 'GET', 'queue', { token })).toMatchObject({ status: 200, warnings });
  expect(before).not.toContain('exampleLow');
  isFine = true;
  expect(await askDesk(server, 'GET', 'queue', { token })).toMatchObject({ warnings: ['exampleBroken'] });
});
