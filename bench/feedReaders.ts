// Counterpart of bench/feed.ts in a separate process: many sockets that read quotes, and the arrival time of each
// batch. Started by the bench, with url, sockets and seconds as arguments.
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { DayMarkets } from '../contracts/feed.ts';

/**
 * One in this many sockets also subscribes to a pair's book, trades and candles, as one in four users on Kline would.
 */
const everyWatcher = 4;

export interface ReaderReport {
  batches: number;
  quotes: number;
  updates: number;
  klines: number;
  /** Percentiles of the latency from send to receive, in ms; both clocks are this computer's. */
  p50: number;
  p99: number;
  max: number;
}

const [url, sockets, seconds] = process.argv.slice(2);
const latencies: number[] = [];
let quotes = 0;
let updates = 0;
let klines = 0;
let isMeasuring = false;

function open(index: number): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  socket.on('daymarkets', (message: DayMarkets) => {
    if (!isMeasuring) return;
    latencies.push(Date.now() - message.sent_at);
    quotes += message.quotes.length;
  });
  socket.on('depth_update', () => {
    if (isMeasuring) updates += 1;
  });
  socket.on('kline', () => {
    if (isMeasuring) klines += 1;
  });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => {
      if (index % everyWatcher === 0) {
        socket.emit('sub', { channel: 'market_depth.BTC/USDT' });
        socket.emit('sub', { channel: 'match_trade.BTC/USDT' });
        socket.emit('sub', { channel: 'kline.BTC/USDT.1min' });
      }
      resolve(socket);
    });
  });
}

const opened: Socket[] = [];
// Opens sockets in batches: a thousand simultaneous handshakes would distort the measurement.
while (opened.length < Number(sockets)) {
  const from = opened.length;
  const count = Math.min(50, Number(sockets) - from);
  opened.push(...(await Promise.all(Array.from({ length: count }, (_, index) => open(from + index)))));
}
process.send!('ready');
// The first second is reserved for connecting.
await wait(1000);
isMeasuring = true;
await wait(Number(seconds) * 1000);
isMeasuring = false;
latencies.sort((a, b) => a - b);
const report: ReaderReport = {
  batches: latencies.length,
  quotes,
  updates,
  klines,
  p50: latencies[Math.floor(latencies.length * 0.5)] ?? NaN,
  p99: latencies[Math.floor(latencies.length * 0.99)] ?? NaN,
  max: latencies.at(-1) ?? NaN,
};
process.send!(report);
for (const socket of opened) socket.disconnect();
process.disconnect();

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
