/** Is told of each try of a message. */
export interface OutboxObserver {
  onSent(kind: string): void;
  onFailed(kind: string): void;
  onFailedMessage(kind: string): void;
}
