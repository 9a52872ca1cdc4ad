import { renderedOf } from './MessageTransport.ts';
import type { MessageTransport, Delivery } from './MessageTransport.ts';
import type { WebhookConfig } from './messagingConfig.ts';
import { SignedPost } from './SignedPost.ts';
import { textOf } from './textOf.ts';

interface SmsWebhookOptions extends WebhookConfig {
  clock: { now(): number };
  publicHost?: string;
}

/** Text messages through a gateway that accepts a signed POST (docs/messaging.md). */
export class SmsWebhook implements MessageTransport {
  private readonly gateway: SignedPost;
  private readonly publicHost: string | undefined;

  constructor({ clock, publicHost, ...config }: SmsWebhookOptions) {
    this.gateway = new SignedPost(config, clock);
    this.publicHost = publicHost;
  }

  async deliver(delivery: Delivery, signal: AbortSignal): Promise<void> {
    const { id, kind } = delivery;
    const { to, locale, words } = renderedOf(delivery);
    await this.gateway.post(id, { id, to, text: textOf(words, this.publicHost), kind, locale }, signal);
  }

  close(): void {
    return undefined;
  }
}
