/** The category of news/list that holds the agreements. */
export const agreementCategory = 20;

/** The agreements that a user accepts when opening an account. */
export const agreementIds = { user: 2001, privacy: 2002 } as const;

/** How verification details are stored; requires no acceptance. */
export const verificationAgreementId = 2003;

/** How fund hosting works; a user accepts it before hosting an amount. */
export const hostingAgreementId = 2004;

/** How referral works; requires no acceptance. */
export const referralAgreementId = 2005;
