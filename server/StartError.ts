/** Error that prevents the start, with a message that tells the operator what to do; no stack needed. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
