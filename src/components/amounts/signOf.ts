/** Which way a signed decimal text points; a zero of any form points nowhere. */
export function signOf(change: string): 'up' | 'down' | 'flat' {
  if (!/[1-9]/.test(change)) return 'flat';
  return change.startsWith('-') ? 'down' : 'up';
}
