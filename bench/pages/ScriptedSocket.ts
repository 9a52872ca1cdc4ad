import type { ServerMessages } from '../../contracts/feed.ts';
import type { FeedSocket } from '../../src/api/feed/FeedLink.ts';

/** Replaces the network: sends scripted messages to the client's real code. */
export class ScriptedSocket implements FeedSocket {
  connected = false;
  private readonly listeners = new Map<string, ((message: never) => void)[]>();

  on(event: string, listener: (message: never) => void): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  /** Client messages are discarded: the script does not depend on them. */
  emit(): void {}

  connect(): void {
    this.connected = true;
    this.tell('connect', undefined);
  }

  disconnect(): void {
    this.connected = false;
    this.tell('disconnect', undefined);
  }

  say<Name extends keyof ServerMessages>(name: Name, message: ServerMessages[Name]): void {
    this.tell(name, message);
  }

  private tell(event: string, message: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(message as never);
  }
}
