// What Home's first script needs of the domains. The production build replaces this module by its values
// (scripts/build/domainsPlugin.ts), so that the declarations stay out of that script.
import type { Domain, Page } from './Domain.ts';
import { domains } from './domains.ts';

type Declared = (typeof domains)[keyof typeof domains];
type NamesOf<Each> = Each extends { screens: infer Screens } ? keyof Screens : never;

/** Names of all pages; contracts/spec/pages.tsv describes their content. */
export type ScreenName = NamesOf<Declared>;

const all: [name: string, domain: Domain][] = Object.entries(domains);

/** Every page of the product. Home is also served at /. */
export const pages = Object.assign({}, ...all.map(([, { screens }]) => screens)) as Readonly<
  Record<ScreenName, Page>
>;

export const moneyDomains: readonly string[] = all.flatMap(([name, { movesMoney }]) =>
  movesMoney ? [name] : [],
);

export const shownIn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  all.flatMap(([name, { shownIn: others }]) => (others ? [[name, others]] : [])),
);
