// What people are told, by kind. A domain declares its kinds as `notices`, and types what is known of each.
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import type { MessageKinds } from '../../../commands/OutboxQueue.ts';

/**
 * What is known of a notice, by kind: text alone, times as ms since 1970 UTC and amounts as decimal text, so that the app
 * writes them in the language and zone of whoever reads. A domain adds its own (`declare module`).
 */
export interface NoticeKinds {}

/** What a notice is about, which its icon shows. */
export type NoticeCategory = 'security' | 'deposit' | 'withdrawal' | 'verification' | 'attention';

export interface DeclaredNotice {
  readonly category: NoticeCategory;
  /** What an app says that does not know the kind. */
  readonly title: RefusalReason;
  /** The page that it leads to, as contracts/spec/pages.tsv names it; none where the notice says all. */
  readonly page?: string;
  /**
   * A message of the same kind leaves as well: `one` by mail, or by SMS to who has no mail address; `all` by both. Without it
   * the app alone tells it.
   */
  readonly also?: 'one' | 'all';
}

/** What a domain declares, by kind. */
export type DeclaredNotices = Readonly<Record<string, DeclaredNotice>>;

/** What is told of some kinds; only one that is declared as a message, which tells when it happened too, can leave as one. */
export type NoticesOf<Kind extends keyof NoticeKinds> = {
  readonly [Name in Kind]: Name extends keyof MessageKinds
    ? ToldBy<NoticeKinds[Name]> extends MessageKinds[Name]
      ? DeclaredNotice
      : never
    : DeclaredNotice & { readonly also?: undefined };
};

/** What a message of a kind is made from. */
export type ToldBy<About> = About & { told_ms: string };
