/** Observes each attempt to send a message. */
export interface OutboxObserver {
  onSent(kind: string): void;
  onFailed(kind: string): void;
  onFailedMessage(kind: string): void;
}
