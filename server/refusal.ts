import type { RefusalReason } from '../contracts/messages/messages.ts';

/**
 * A command that is refused for a reason that a person can understand: the envelope's plain error.
 * `reason` is a key of contracts/messages, `values` fill its sentence, `fields` name form fields at fault
 * with the nearest valid value ('' where there is none).
 */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly fields: Record<string, string> | undefined;
  readonly values: Record<string, string> | undefined;
  /** A key of contracts/messages that says the same more closely. */
  readonly words: RefusalReason;
  /** '999' the session has ended, '998' a verification is missing. */
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
