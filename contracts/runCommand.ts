import { execFile } from 'node:child_process';

/** Runs a command of the project to its end. */
export function runCommand(file: string, ...options: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...options], (error, out, faults) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + faults }),
    );
  });
}
