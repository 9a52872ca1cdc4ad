/** The categories of news/list that the family has, beside that of the agreements. */
export const articleCategories = { notices: 4, help: 19 } as const;
