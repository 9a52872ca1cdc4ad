// An unauthenticated web socket of the feed that sends only pongs and reconnects when closed. Usage: floodPongs.ts
// <port> <seconds>
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const [port, seconds] = process.argv.slice(2).map(Number) as [number, number];
/** Empty frames of a client, with a mask of zeros. */
const framesAtOnce = 5_000;
const frames = Buffer.concat(
  Array.from({ length: framesAtOnce }, () => Buffer.from([0x80 | 0xa, 0x80, 0, 0, 0, 0])),
);

/** Undefined where the connection was refused. */
function open(): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\n' +
      `upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  return new Promise((resolve) => {
    socket.once('data', (chunk: Buffer) =>
      resolve(chunk.toString('latin1').startsWith('HTTP/1.1 101') ? socket : undefined),
    );
    socket.once('close', () => resolve(undefined));
  });
}

const closedS: number[] = [];
let pongs = 0;
const end = performance.now() + seconds * 1_000;
while (performance.now() < end) {
  const socket = await open();
  if (!socket) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    continue;
  }
  const started = performance.now();
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  while (!isClosed && performance.now() < end + 2_000) {
    // Writes as fast as the connection accepts.
    const isTaken = socket.write(frames);
    pongs += framesAtOnce;
    await new Promise((resolve) => (isTaken ? setImmediate(resolve) : setTimeout(resolve, 1)));
  }
  closedS.push((performance.now() - started) / 1_000);
  socket.destroy();
}
process.send?.({ closedS, pongs });
process.disconnect?.();
