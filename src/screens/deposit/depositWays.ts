/** How coins come in: to an address, said by their hash, from a bank card, or as the last time. */
export const depositWays = ['address', 'hash', 'bank', 'quick'] as const;
export type DepositWay = (typeof depositWays)[number];
/** Those that go over a network. */
export type ChainWay = Exclude<DepositWay, 'bank'>;

/** The way that a page's address asks for. */
export const wayOf = (query: URLSearchParams): DepositWay =>
  depositWays.find((way) => way === query.get('way')) ?? 'address';
