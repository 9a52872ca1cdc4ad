import type { Words } from './messages.ts';

/**
 * The words of a text message. With a host the last line says where its code belongs, in the form that browsers
 * read it by ("@host #code"): they offer it on that page alone.
 */
export function textOf({ short, code }: Words, host?: string): string {
  return host && code !== undefined ? `${short}\n\n@${host} #${code}` : short;
}
