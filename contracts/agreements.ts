/** The category of news/list that holds the agreements. */
export const agreementCategory = 20;

/** The agreements that everybody accepts when an account is opened. */
export const agreementIds = { user: 2001, privacy: 2002 } as const;

/** How the details of a verification are kept; nobody is asked to accept it. */
export const verificationAgreementId = 2003;

/** How fund hosting works, which whoever hosts an amount accepts. */
export const hostingAgreementId = 2004;

/** How referral works; nobody is asked to accept it. */
export const referralAgreementId = 2005;
