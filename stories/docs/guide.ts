/** Guidance for designers on a component's docs page, in sentences. */
export interface Guide {
  /** When to use it. */
  use: string;
  do: readonly string[];
  dont: readonly string[];
}

/** Parameters of a component's stories. */
export const guide = (words: Guide): { guide: Guide } => ({ guide: words });
