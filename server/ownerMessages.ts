// What the feed tells people of what is theirs. Each message of contracts/feed.ts is made by the domain that publishes the
// event behind it.
import type { OwnerMessages } from '../contracts/feed.ts';
import type { ServerEvent } from './writer/events.ts';

/** Of something that belongs to somebody. */
type OwnedEvent = Extract<ServerEvent, { owner: string }>;

/** What a message says beside its name. */
type Contents<Message> = Omit<Message, 'type'>;

type MakerOf<Message, Type extends OwnedEvent['type'] = OwnedEvent['type']> = {
  [Event in Type]: {
    /** It is told of each event of this type, to its owner. */
    event: Event;
    contents: (event: Extract<OwnedEvent, { type: Event }>) => Contents<Message>;
  };
}[Type];

/** By the name of the message; called only while somebody is there to hear it. */
export type OwnerMessageMakers = {
  readonly [Name in keyof OwnerMessages]?: MakerOf<OwnerMessages[Name]>;
};

interface MessageMaker {
  name: string;
  contents(event: OwnedEvent): object;
}

/** What is told of an event, by its type. */
export function messagesByEvent(makers: OwnerMessageMakers): ReadonlyMap<string, readonly MessageMaker[]> {
  const byEvent = new Map<string, MessageMaker[]>();
  for (const [name, { event, contents }] of Object.entries(makers)) {
    const maker = { name, contents: contents };
    byEvent.set(event, [...(byEvent.get(event) ?? []), maker]);
  }
  return byEvent;
}
