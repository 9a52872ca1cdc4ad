import { StartError } from './StartError.ts';

/**
 * Runs the start of the server. A StartError ends the process with its message and code 1; other errors pass through.
 */
export async function explainStart(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
