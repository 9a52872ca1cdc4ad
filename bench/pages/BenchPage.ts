/** Interface of a page for the bench that drives it: unmeasured work runs before `play`. */
export interface BenchPage<Data> {
  /** Draws what there is before anything moves, and keeps what will move it. */
  load: (data: Data) => Promise<void>;
  /** Plays what was loaded, in its own time, and settles. */
  play: () => Promise<void>;
}
