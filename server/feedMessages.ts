// What the feed tells: people of what is theirs, and everybody who asks for it by its name. Each message of
// contracts/feed.ts is made by the domain that publishes the event behind it.
import type { Broadcasts, OwnerMessages } from '../contracts/feed.ts';
import type { ServerEvent } from './commands/events.ts';

/** Of something that belongs to somebody. */
type OwnedEvent = Extract<ServerEvent, { owner: string }>;

/** What a message says beside its name. */
type Contents<Message> = Omit<Message, 'type'>;

type PublicEvent = Exclude<ServerEvent, OwnedEvent>;

type MakerOf<Message, Known extends ServerEvent> = {
  [Event in Known['type']]: {
    /** It is told of each event of this type. */
    event: Event;
    contents: (event: Extract<Known, { type: Event }>) => Contents<Message>;
  };
}[Known['type']];

/** By the name of the message; called only while somebody is there to hear it. */
export type OwnerMessageMakers = {
  readonly [Name in keyof OwnerMessages]?: MakerOf<OwnerMessages[Name], OwnedEvent>;
};

/** By the name of the message, which is that of its channel; called only while somebody is there to hear it. */
export type BroadcastMakers = {
  readonly [Name in keyof Broadcasts]?: MakerOf<Broadcasts[Name], PublicEvent>;
};

interface MessageMaker {
  name: string;
  contents(event: ServerEvent): object;
}

/** What is told of an event, by its type. */
export function messagesByEvent(
  makers: OwnerMessageMakers | BroadcastMakers,
): ReadonlyMap<string, readonly MessageMaker[]> {
  const byEvent = new Map<string, MessageMaker[]>();
  for (const [name, { event, contents }] of Object.entries(makers)) {
    const maker = { name, contents: contents as MessageMaker['contents'] };
    byEvent.set(event, [...(byEvent.get(event) ?? []), maker]);
  }
  return byEvent;
}
