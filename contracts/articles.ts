/** Categories of news/list in compatible back ends, in addition to the agreements. */
export const articleCategories = { notices: 4, help: 19 } as const;
