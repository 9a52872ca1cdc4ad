// Within what a picture is drawn.
export const pictureLimits = {
  /** A phone's camera takes 50 million at most; one of more is no photo of a document. */
  pixelsMax: 60_000_000,
  /** Of what is kept: small print of an ID can be read at that. */
  sideMax: 2400,
  previewSide: 480,
  /** Of what is kept. */
  bytesMax: 3 * 1024 * 1024,
  timeMaxMs: 20_000,
} as const;

/** What stands before the two pictures that follow. */
export interface DrawnHead {
  width: number;
  height: number;
  bytes: number;
  previewBytes: number;
}
