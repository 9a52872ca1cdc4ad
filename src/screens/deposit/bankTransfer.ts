/** Where money is transferred to from a bank card, and what it becomes; what nobody says is undefined. */
export interface BankTransfer {
  bank: string | undefined;
  /** Of the card or account. */
  number: string;
  holder: string | undefined;
  /** What the transfer names, so that it is found. */
  reference: string | undefined;
  /** The code of what is credited, as USDT. */
  coin: string | undefined;
  /** The code of what is transferred, as EUR. */
  currency: string | undefined;
  /** What one of the coin costs in the currency, decimal text. */
  rate: string | undefined;
  rateSource: string | undefined;
  /** Smallest transfer, decimal text. */
  minimum: string | undefined;
}

/** As `depositAddress` answers it; undefined where nothing can be transferred. */
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
