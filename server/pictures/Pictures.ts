// Re-encodes pictures from users, each in a separate low-priority process, one at a time.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { pictureLimits } from './pictureLimits.ts';
import type { DrawnHead } from './pictureLimits.ts';

const script = fileURLToPath(new URL('./drawPicture.ts', import.meta.url));
/** Decoded pixels are stored outside the script heap, within the pixel limit. */
const scriptMemoryMb = 96;
const answerMost = 2 * pictureLimits.bytesMax;

export interface DrawnPicture {
  /** Upright JPEG without metadata. */
  whole: Buffer;
  preview: Buffer;
  width: number;
  height: number;
}

export class Pictures {
  private readonly inTurn = pLimit(1);
  private readonly ending = new AbortController();

  /** Undefined when the file is no picture, is broken, or exceeds the bounds of pixels, memory or time. */
  draw(file: Buffer): Promise<DrawnPicture | undefined> {
    return this.inTurn(() => (this.ending.signal.aborted ? undefined : this.drawNow(file)));
  }

  /** Aborts the picture in progress; waiting ones resolve to undefined. */
  close(): void {
    this.ending.abort();
  }

  private async drawNow(file: Buffer): Promise<DrawnPicture | undefined> {
    const child = spawn(
      process.execPath,
      [
        '--permission',
        '--allow-addons',
        '--allow-fs-read=*',
        `--max-old-space-size=${scriptMemoryMb}`,
        script,
      ],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        // No secret of the server reaches the process that opens untrusted files.
        env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
        signal: this.ending.signal,
        killSignal: 'SIGKILL',
        timeout: pictureLimits.timeMaxMs,
      },
    );
    // A process that could not be started has no exit code, which is handled below.
    child.on('error', () => undefined);
    // A process that has exited reads no further input.
    child.stdin.on('error', () => undefined);
    if (child.pid !== undefined) lower(child.pid);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.stdin.end(file);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of child.stdout) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > answerMost) child.kill('SIGKILL');
    }
    return (await ended) === 0 ? readDrawn(Buffer.concat(chunks)) : undefined;
  }
}

/** Lowers the priority in favour of trading. Some systems do not permit it, and the process may have exited. */
function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Without it the picture is drawn at normal priority.
  }
}

function readDrawn(answer: Buffer): DrawnPicture | undefined {
  const start = answer.indexOf('\n') + 1;
  if (start === 0) return undefined;
  const { width, height, bytes, previewBytes } = JSON.parse(answer.toString('utf8', 0, start)) as DrawnHead;
  if (answer.length !== start + bytes + previewBytes) return undefined;
  const end = start + bytes;
  return { whole: answer.subarray(start, end), preview: answer.subarray(end), width, height };
}
