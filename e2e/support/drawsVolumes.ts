/**
 * Whether the chart's last volume bars are these, in this order; the chart uses its own scale.
 * @param drawn the heights of all bars, the oldest first
 * @param volumes of candles that have closed
 */
export function drawsVolumes(drawn: readonly number[], volumes: readonly number[]): boolean {
  // The chart may show the forming candle last, and one that has closed since.
  return [0, 1, 2].some((later) => {
    const last = drawn.slice(drawn.length - later - volumes.length, drawn.length - later);
    const scales = last.map((height, index) => height / volumes[index]!);
    return last.length === volumes.length && Math.max(...scales) / Math.min(...scales) < 1.001;
  });
}
