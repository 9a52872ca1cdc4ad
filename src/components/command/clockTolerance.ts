/**
 * What is like a command counts as sent since it from this long before on, in milliseconds: a back end that keeps no ids
 * often writes whole seconds, and its clock may be known by nothing better than the device's.
 */
export const clockToleranceMs = 60_000;
