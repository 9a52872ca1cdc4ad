// Requests whose sender has disconnected before they are read.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, testConfig } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startTestApp({ limits: { ...testConfig().limits, callsPerMinute: 50 } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Many requests on one connection, which is cut while their session is looked up. */
function resetAfter(requests: number, afterMs: number): Promise<void> {
  const token = Buffer.alloc(32, 7).toString('base64url');
  const request = `GET /api/site/config HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(request.repeat(requests), () => setTimeout(() => socket.resetAndDestroy(), afterMs));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

it('count as those of everybody else, fill no log and are no fault of the server', async () => {
  const before = server.log.length;
  for (let round = 0; round < 40; round += 1)
    await Promise.all(Array.from({ length: 5 }, () => resetAfter(20, (round % 8) / 2)));
  // The sender has used up the rate limit of its network.
  const answer = await fetch(`http://127.0.0.1:${port}/api/site/config`);
  expect(answer.status).toBe(429);
  const lines = server.log.slice(before);
  expect(lines.join('')).not.toMatch(/"level":50|TypeError/);
  expect(lines.join('').length).toBeLessThan(100_000);
});
