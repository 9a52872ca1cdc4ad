/**
 * Reads once what is said to have changed many times: each name at most once in this many milliseconds, and a change that
 * comes meanwhile is in what is read then.
 */
export function createThrottledRead(delayMs: number): (name: string, read: () => void) => void {
  const waiting = new Set<string>();
  return (name, read) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    setTimeout(() => {
      waiting.delete(name);
      read();
    }, delayMs);
  };
}
