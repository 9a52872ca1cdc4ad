// Shared parsing and formatting of operators' commands.

export const timeOf = (ms: bigint): string => new Date(Number(ms)).toISOString();

/** Removes control characters: an error may repeat user input, and terminals interpret them. */
export const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

export function numberIn(text: string): bigint | undefined {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
}
