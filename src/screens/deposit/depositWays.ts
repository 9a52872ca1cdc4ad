/** Deposit ways: to an address, by transaction hash, by bank transfer, or as the last time. */
export const depositWays = ['address', 'hash', 'bank', 'quick'] as const;
export type DepositWay = (typeof depositWays)[number];
/** Ways that use a blockchain network. */
export type ChainWay = Exclude<DepositWay, 'bank'>;

/** Way in a page's address. */
export const wayOf = (query: URLSearchParams): DepositWay =>
  depositWays.find((way) => way === query.get('way')) ?? 'address';
