import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/processes/startTestApp.ts';

it('a server ends within four seconds while a mail server says nothing, and whoever waits hears of it', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, tls: 'none', from: 'codes@example.com' } as const;
  const server = await startTestApp({ isSandbox: false, messaging: { mail } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/email_send`;
  const body = new URLSearchParams({ user_string: 'ann@example.com', type: 'register' });
  const asking = fetch(url, { method: 'POST', body });
  // One connection for the check at the start, one for the message.
  await expect.poll(() => sockets.length).toBe(2);
  const startedMs = performance.now();
  await server.close();
  expect(performance.now() - startedMs).toBeLessThan(4_000);
  expect(await (await asking).json()).toMatchObject({ data: { reason: 'session.codeNotSent' } });
  const levels = server.log.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBeLessThan(50);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
}, 20_000);
