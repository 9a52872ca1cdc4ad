// A client that speaks the transport by hand and sends messages that no feed client sends.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** WebSocket after its handshake. */
async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const key = randomBytes(16).toString('base64');
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\n' +
      `upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => socket.once('data', () => resolve()));
  return socket;
}

/** Empty client frame with a zero mask. */
const frame = (opcode: number) => Buffer.from([0x80 | opcode, 0x80, 0, 0, 0, 0]);

it.each([
  ['pongs', 0xa],
  ['pings', 0x9],
  ['empty messages', 0x1],
])('a flood of %s is cut within a second', async (_, opcode) => {
  const socket = await open();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const flood = Buffer.concat(Array.from({ length: 5_000 }, () => frame(opcode)));
  const started = performance.now();
  const timer = setInterval(() => socket.write(flood), 1);
  await closed;
  clearInterval(timer);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it('a connection that says little stays', async () => {
  const socket = await open();
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  for (let count = 0; count < 20; count += 1) {
    socket.write(frame(0xa));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isClosed).toBe(false);
  socket.destroy();
});

it('an answer is never a script, and says what it is', async () => {
  const url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
  const stateOf = async (address: string) => {
    const { status, headers } = await fetch(address);
    return [status, headers.get('x-content-type-options')];
  };
  expect(await stateOf(url)).toEqual([200, 'nosniff']);
  const bare = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=`;
  for (const refused of [`${url}&j=0`, `${url}&sid=none`, `${bare}none`, `${bare}websocket`])
    expect([refused, ...(await stateOf(refused))]).toEqual([refused, 400, 'nosniff']);
});
