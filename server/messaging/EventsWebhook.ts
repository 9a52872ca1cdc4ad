import type { MessageTransport, Delivery } from './MessageTransport.ts';
import type { WebhookConfig } from './messagingConfig.ts';
import { SignedPost } from './SignedPost.ts';

/** Reports events to the operator's own systems by a signed POST (docs/messaging.md). */
export class EventsWebhook implements MessageTransport {
  private readonly receiver: SignedPost;

  constructor({ clock, ...config }: WebhookConfig & { clock: { now(): number } }) {
    this.receiver = new SignedPost(config, clock);
  }

  async deliver({ id, kind, createdAt, about }: Delivery, signal: AbortSignal): Promise<void> {
    await this.receiver.post(id, { id, kind, time: createdAt, about }, signal);
  }

  close(): void {
    return undefined;
  }
}
