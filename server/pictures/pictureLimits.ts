// Bounds for drawing a picture.
export const pictureLimits = {
  /** A phone's camera has 50 million at most; a larger picture is no photo of a document. */
  pixelsMax: 60_000_000,
  /** Longest side of a stored picture; small print of an ID stays readable. */
  sideMax: 2400,
  previewSide: 480,
  /** Maximum size of a stored picture. */
  bytesMax: 3 * 1024 * 1024,
  timeMaxMs: 20_000,
} as const;

/** Header in front of the two pictures. */
export interface DrawnHead {
  width: number;
  height: number;
  bytes: number;
  previewBytes: number;
}
