/**
 * Tolerance for matching similar commands by time, in milliseconds, before the send time: a back end without ids often
 * stores whole seconds, and its clock may be known only from the device's.
 */
export const clockToleranceMs = 60_000;
