/** The category of news/list that holds the agreements. */
export const agreementCategory = 20;

/** The agreements that everybody accepts when an account is opened. */
export const agreementIds = { user: 2001, privacy: 2002 } as const;
