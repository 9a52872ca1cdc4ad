// How fast this machine is: a fixed loop against the time it takes where the budgets were measured.

/** Milliseconds of the loop on the two quiet cores that the budgets of scripts/testing/stages.ts were measured on. */
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

/** How many times as long as there a piece of work takes here: the best of some tries, as others may use the machine. */
export function measurePace(): number {
  return Math.min(...Array.from({ length: 7 }, loopMs)) / referenceMs;
}
