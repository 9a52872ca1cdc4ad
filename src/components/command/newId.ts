/** A random id for a command. */
export function newId(): string {
  // Browsers offer randomUUID on secure pages only; a phone in the local network may open a plain one.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
