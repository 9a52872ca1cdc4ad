/** A notice that contradicts what was told before: the provider receives the reason, and nothing changes. */
export class NoticeFault extends Error {}
