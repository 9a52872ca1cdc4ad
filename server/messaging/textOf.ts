import type { Words } from './messages.ts';

/**
 * Text of a text message. With a host, the last line binds the code to it in the format that browsers parse ("@host
 * #code"): they offer the code on that page only.
 */
export function textOf({ short, code }: Words, host?: string): string {
  return host && code !== undefined ? `${short}\n\n@${host} #${code}` : short;
}
