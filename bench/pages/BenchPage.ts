/** Interface of a page for the bench that drives it: unmeasured work runs before `play`. */
export interface BenchPage<Data> {
  /** Renders the initial state and stores the updates to play. */
  load: (data: Data) => Promise<void>;
  /** Plays the loaded updates in real time and resolves after the page settles. */
  play: () => Promise<void>;
}
