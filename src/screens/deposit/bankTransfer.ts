/** Target account of a bank transfer and the credited asset; unknown values are undefined. */
export interface BankTransfer {
  bank: string | undefined;
  /** Number of the card or account. */
  number: string;
  holder: string | undefined;
  /** Payment reference, which identifies the transfer. */
  reference: string | undefined;
  /** Code of the credited coin, e.g. USDT. */
  coin: string | undefined;
  /** Code of the transferred currency, e.g. EUR. */
  currency: string | undefined;
  /** Price of one coin in the currency, decimal text. */
  rate: string | undefined;
  rateSource: string | undefined;
  /** Smallest transfer, decimal text. */
  minimum: string | undefined;
}

/** Converts the response of `depositAddress`; undefined if transfers are not available. */
export function bankTransferOf(
  answered: Readonly<Record<string, string | undefined>>,
): BankTransfer | undefined {
  const said = (name: string): string | undefined => answered[name]?.trim() || undefined;
  const number = said('bkcardnumer');
  if (number === undefined) return undefined;
  return {
    number,
    bank: said('bkname'),
    holder: said('cardname'),
    reference: said('reference'),
    coin: said('coin'),
    currency: said('currency'),
    minimum: said('min_number'),
    rate: said('rate'),
    rateSource: said('rate_source'),
  };
}
