// Relative speed of this machine: duration of a fixed loop compared with the reference machine.

/** Milliseconds of the loop on the two idle cores on which the budgets of scripts/testing/stages.ts were measured. */
const referenceMs = 20;

function loopMs(): number {
  const startedAt = performance.now();
  const values = new Float64Array(1 << 16);
  let state = 1;
  for (let round = 0; round < 300; round += 1)
    for (let at = 0; at < values.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      values[at] = values[(state >>> 8) & 0xffff]! + (state & 0xff);
    }
  if (values.at(-1) === -1) throw new Error('The loop is kept from being left out');
  return performance.now() - startedAt;
}

/** Time factor relative to the reference machine: the best of several runs, because other load may interfere. */
export function measurePace(): number {
  return Math.min(...Array.from({ length: 7 }, loopMs)) / referenceMs;
}
