/** Why the server does not start, in a sentence that says what to do: there is nothing to look for in the code. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
