/** Where deposit addresses come from. No private key is ever here. */
export interface AddressSource {
  /**
   * An address of this chain for somebody; undefined where there is none left. The same question may be asked again after
   * a crash, and may then be answered alike. Two who ask at once may be given the same: whoever books it second asks again.
   * @param request.isTaken of addresses that somebody has already
   * @throws Error where it cannot be told now
   */
  next(
    chain: string,
    request: { owner: string; isTaken(address: string): Promise<boolean> },
  ): Promise<string | undefined>;
  /** How many are left of a chain; undefined where nobody counts. */
  left?(chain: string, isTaken: (address: string) => Promise<boolean>): Promise<number | undefined>;
}
