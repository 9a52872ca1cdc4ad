import type { RefusalReason } from '../contracts/messages/messages.ts';

/**
 * A command rejected for a reason that a user can understand: the envelope's plain error. `reason` is a key of
 * contracts/messages, `values` fill its message, `fields` name the invalid form fields with the nearest valid value (''
 * where there is none).
 */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly fields: Record<string, string> | undefined;
  readonly values: Record<string, string> | undefined;
  /** Key of contracts/messages with a more specific message. */
  readonly words: RefusalReason;
  /** '999' session ended, '998' verification missing. */
  readonly type: 'error' | '999' | '998';

  constructor(
    reason: RefusalReason,
    details: {
      fields?: Record<string, string>;
      values?: Record<string, string>;
      words?: RefusalReason;
      type?: 'error' | '999' | '998';
    } = {},
  ) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.fields = details.fields;
    this.values = details.values;
    this.words = details.words ?? reason;
    this.type = details.type ?? 'error';
  }
}
