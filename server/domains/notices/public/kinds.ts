// Notice kinds. A domain declares its kinds as `notices`, and types the data of each.
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import type { MessageKinds } from '../../../commands/OutboxQueue.ts';

/**
 * Data of a notice, by kind: text only, times as ms since 1970 UTC and amounts as decimal text, so that the app formats
 * them in the reader's language and time zone. A domain adds its own (`declare module`).
 */
export interface NoticeKinds {}

/** Category of a notice, shown by its icon. */
export type NoticeCategory = 'security' | 'deposit' | 'withdrawal' | 'verification' | 'attention';

export interface DeclaredNotice {
  readonly category: NoticeCategory;
  /** Text of an app that does not know the kind. */
  readonly title: RefusalReason;
  /** Linked page, named as in contracts/spec/pages.tsv; none when the notice is complete by itself. */
  readonly page?: string;
  /**
   * Additional channels: `one` sends mail, or SMS to a user without a mail address; `all` sends both. Default: in the
   * app only.
   */
  readonly also?: 'one' | 'all';
}

/** Notice kinds that a domain declares. */
export type DeclaredNotices = Readonly<Record<string, DeclaredNotice>>;

/** Declarations of some kinds; only a kind that is also declared as a message, with its time, can be sent as one. */
export type NoticesOf<Kind extends keyof NoticeKinds> = {
  readonly [Name in Kind]: Name extends keyof MessageKinds
    ? ToldBy<NoticeKinds[Name]> extends MessageKinds[Name]
      ? DeclaredNotice
      : never
    : DeclaredNotice & { readonly also?: undefined };
};

/** Data from which a message of a kind is made. */
export type ToldBy<About> = About & { told_ms: string };
