// Which domains are read again by which message of the feed.
import { domains } from '../../domains/domains.ts';
import type { Domain } from '../../domains/Domain.ts';
import type { Documented } from './readFeed.ts';

type OwnerMessage = NonNullable<Domain['events']>[number];
/** Messages that only signal a change; for the others the feed reads the content. */
export type Change = Exclude<OwnerMessage & Documented, 'spot_order' | 'review'>;

const all: [name: string, domain: Domain][] = Object.entries(domains);

/** The domains that messages of the feed tell of: after a lost connection, some may be missing. */
export const changing = all.flatMap(([name, { events }]) => (events ? [name] : []));

const isChange = (event: OwnerMessage): event is Change => event !== 'spot_order' && event !== 'review';

export const changes = [...new Set(all.flatMap(([, { events = [] }]) => events.filter(isChange)))];

export const domainsOf = (event: OwnerMessage): readonly string[] =>
  all.flatMap(([name, { events = [] }]) => (events.includes(event) ? [name] : []));
