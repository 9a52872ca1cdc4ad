// Messages that the server has not confirmed, stored until it has, so that a reload neither loses nor repeats one.
import { createStored, type Stored } from '../../../stored/createStored.ts';
import { isRecord, isText, jsonPart } from '../../../stored/shapes.ts';

export interface Outgoing {
  /** The P2P order; undefined for the conversation with the desk. */
  order?: string | undefined;
  /** Idempotency key: the same for every attempt. */
  clientId: string;
  text: string;
  /** Path of the uploaded picture. */
  picture?: string | undefined;
}

function outgoingOf(value: unknown): Outgoing | undefined {
  if (!isRecord(value)) return undefined;
  const { order, clientId, text, picture } = value;
  if (!isText(clientId) || !isText(text)) return undefined;
  return {
    clientId,
    text,
    ...(isText(order) && { order }),
    ...(isText(picture) && { picture }),
  };
}

/** This account's messages, per tab like other commands: two tabs send their own. */
export const outboxOf = (account: string): Stored<readonly Outgoing[]> =>
  createStored(
    `meridian.chat.outbox.${account}`,
    jsonPart<readonly Outgoing[]>((value) =>
      Array.isArray(value) ? value.map(outgoingOf).filter((each) => each !== undefined) : undefined,
    ),
    { area: 'tab' },
  );
