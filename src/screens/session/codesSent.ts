/** What is known of the code that was sent to an address. */
export interface CodeSent {
  /** When another one can be asked for; milliseconds of the epoch. */
  freeAtMs: number;
  /** False where the server only said how long to wait. */
  wasSent: boolean;
  /** The code itself; a sandbox tells it. */
  sandboxCode?: string;
}

/** By purpose and address. The wait is the server's, so it goes on while the form is away. */
export const codesSent = new Map<string, CodeSent>();
