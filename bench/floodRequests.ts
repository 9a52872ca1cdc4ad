// Requests of bench/flood.ts, pipelined on one connection by a client that ignores answers.
import { connect } from 'node:net';

const perLine = 20;
const linesAtOnce = 20;

const head = 'host: localhost\r\n';
const body = '{"type":';
/** An unknown call, invalid fields, a malformed body, and an unknown session. */
const bad = [
  `GET /api/no/such/call HTTP/1.1\r\n${head}\r\n`,
  `GET /api/coin/list?status=nine&page=-1 HTTP/1.1\r\n${head}authorization: nobody\r\n\r\n`,
  `POST /api/user/login HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  `GET /api/market/kline?symbol=%ff HTTP/1.1\r\n${head}\r\n`,
];
const good = `GET /api/site/config HTTP/1.1\r\n${head}\r\n`;

/**
 * Sends pipelined requests and reads until all are answered or the server closes the connection.
 * @returns the number of responses
 */
function sendLine(port: number, count: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Array.from({ length: count }, (_, at) => bad[at % bad.length]!).join(''));
    });
    let answers = 0;
    let rest = '';
    socket.on('data', (chunk) => {
      const text = rest + chunk.toString('latin1');
      answers += text.split('HTTP/1.1 ').length - 1;
      rest = text.slice(-8);
      if (answers >= count) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answers));
  });
}

/** Sends pipelined requests and resets the connection while the server reads them. */
function resetLine(port: number, count: number, afterMs: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(good.repeat(count), () => setTimeout(() => socket.resetAndDestroy(), afterMs));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(count));
  });
}

/** Repeats pipelined runs until the count is reached; each run returns its own count. */
async function inLines(
  requests: number,
  line: (count: number, nth: number) => Promise<number>,
): Promise<number> {
  let [counted, nth] = [0, 0];
  while (counted < requests) {
    const some = Array.from({ length: linesAtOnce }, () => line(perLine, nth++));
    for (const count of await Promise.all(some)) counted += count;
  }
  return counted;
}

/** @returns the number of answered requests, equal to the requested number or slightly more */
export const badRequests = (port: number, requests: number): Promise<number> =>
  inLines(requests, (count) => sendLine(port, count));

/** @returns the number of sent requests */
export const resetRequests = (port: number, requests: number): Promise<number> =>
  inLines(requests, (count, nth) => resetLine(port, count, nth % 8));
