/** A notice that contradicts an earlier one: the provider receives the reason, and nothing changes. */
export class NoticeFault extends Error {}
