import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** English texts by message id, as they stand at the call sites under src. */
export type ExtractedMessages = Record<string, string>;

const run = promisify(execFile);

type Descriptor = { defaultMessage?: string };

/**
 * Reads every message of src (about 0.1 s); ids come out sorted.
 * Rejects when one id stands for two texts, or a file cannot be read.
 * @param root the project's folder
 */
export async function extractMessages(root: string): Promise<ExtractedMessages> {
  const { stdout } = await run(
    process.execPath,
    [
      `${root}/node_modules/@formatjs/cli/bin/formatjs`,
      'extract',
      'src/**/*.{ts,tsx}',
      '--ignore',
      'src/**/*.test.{ts,tsx}',
      '--throws',
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const found = JSON.parse(stdout || '{}') as Record<string, Descriptor>;
  return Object.fromEntries(
    Object.keys(found)
      .sort()
      .map((id) => [id, found[id]?.defaultMessage ?? '']),
  );
}
