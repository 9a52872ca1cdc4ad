/**
 * Throttles reads after change events: each name is read at most once in this many milliseconds, and the trailing read
 * includes changes during the delay.
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
