/** Maximum hours after a change in which withdrawals can be reviewed for it; ended holds are kept for the same time. */
export const rememberedHours = 8760;
