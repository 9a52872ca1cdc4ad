// The server's clock, as far as one answer tells: half of the round trip is taken for the way back.
let offsetMs = 0;

/** @param serverMs what the server's clock said; the others are this device's, in ms since 1970 UTC. */
export function noteServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  offsetMs = serverMs - (sentAt + receivedAt) / 2;
}

/** A moment of the server's clock on this device's clock, both in ms since 1970 UTC. */
export function deviceTime(serverMs: number): number {
  return serverMs - offsetMs;
}

/** A moment of this device's clock on the server's clock, both in ms since 1970 UTC. */
export function serverTime(deviceMs: number): number {
  return deviceMs + offsetMs;
}
