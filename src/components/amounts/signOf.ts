/** Direction of a signed decimal text; any form of zero is flat. */
export function signOf(change: string): 'up' | 'down' | 'flat' {
  if (!/[1-9]/.test(change)) return 'flat';
  return change.startsWith('-') ? 'down' : 'up';
}
