/** What a form learns from the server: messages for its fields, and one for what belongs to none. */
export interface Refused {
  fields?: Record<string, string>;
  message?: string;
  /** Of a wrong code, where the server tells them. */
  triesLeft?: number;
}

/** Answers undefined when the server took it. */
export type Submit<Values> = (values: Values) => Promise<Refused | undefined>;
