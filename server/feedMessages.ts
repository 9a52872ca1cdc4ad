// Feed messages: private ones to an account's owner, public ones by channel. The domain that publishes an event makes
// its message of contracts/feed.ts.
import type { Broadcasts, OwnerMessages } from '../contracts/feed.ts';
import type { ServerEvent } from './commands/events.ts';

/** Event about an owner's data. */
type OwnedEvent = Extract<ServerEvent, { owner: string }>;

/** Message without its name. */
type Contents<Message> = Omit<Message, 'type'>;

type PublicEvent = Exclude<ServerEvent, OwnedEvent>;

type MakerOf<Message, Known extends ServerEvent> = {
  [Event in Known['type']]: {
    /** Type of the event that triggers it. */
    event: Event;
    contents: (event: Extract<Known, { type: Event }>) => Contents<Message>;
  };
}[Known['type']];

/** By message name; called only while the owner is connected. */
export type OwnerMessageMakers = {
  readonly [Name in keyof OwnerMessages]?: MakerOf<OwnerMessages[Name], OwnedEvent>;
};

/** By message name, which equals the channel; called only while someone is subscribed. */
export type BroadcastMakers = {
  readonly [Name in keyof Broadcasts]?: MakerOf<Broadcasts[Name], PublicEvent>;
};

interface MessageMaker {
  name: string;
  contents(event: ServerEvent): object;
}

/** Messages of an event, by its type. */
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
