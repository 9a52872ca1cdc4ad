/** How long after a change withdrawals may be looked at for it, at most; one that has ended is kept as long. */
export const rememberedHours = 8760;
