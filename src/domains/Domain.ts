import type { OwnerMessages } from '../../contracts/feed.ts';
import type { IconName } from '../ui/pictures/icons.ts';

/** A text of the app, as react-intl takes it. */
interface Message {
  id: string;
  defaultMessage: string;
}

export interface Page {
  path: string;
  /** Visitors may open it (rule session.public.allowed); every other page requires a login. */
  isPublic?: true;
  /** One of the six bottom tabs. */
  isTab?: true;
  /** Shown while the page itself cannot say what it is; the name of the product without it. */
  title?: Message;
}

interface LedgerKind {
  icon: IconName;
  /** All rows of the kind together. */
  name: Message;
  /** Where the records can be filtered by it; nowhere without it. */
  filter?: 'always' | 'sandbox';
}

/**
 * The app's declarations of a domain: routes, ledger, feed and notices are read from here, and no other list names a
 * domain. The code of its screens is in src/app/screens.ts, test declarations are in tests/domains.
 */
export interface Domain {
  /** By the name of the screen in contracts/spec/pages.tsv. */
  screens?: Readonly<Record<string, Page>>;
  /** Balances are read again after its commands and events. */
  movesMoney?: true;
  /** Messages of the feed after which its queries are read again; a review is also read where its own domain is. */
  events?: readonly (keyof OwnerMessages)[];
  /** Other domains whose queries show it: they are read again whenever it is. */
  shownIn?: readonly string[];
  /** By the kind that the ledger's rows have on the wire. */
  ledgerKinds?: Readonly<Record<string, LedgerKind>>;
  /** Its notices tell what happened to money without the user, so a toast says them too. */
  showsNotices?: true;
}
