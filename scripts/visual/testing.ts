// Small inputs for the tests of comparisons.
import type { Result } from './results.ts';

/** A picture with one letter for each pixel: w is white, b is black, r is red. */
export function picture(...rows: string[]) {
  const colours: Record<string, number[]> = { w: [255, 255, 255], b: [0, 0, 0], r: [255, 0, 0] };
  const data = [...rows.join('')].flatMap((letter) => [...colours[letter]!, 255]);
  return { width: rows[0]!.length, height: rows.length, data: new Uint8Array(data) };
}

/** A state that changed in the light theme. */
export function changed(id: string, traits: Partial<Result['difference']> = {}): Result {
  const box = { left: 3, top: 4, width: 6, height: 5 };
  return {
    id,
    title: 'screens/home/Home',
    name: id,
    mode: 'light',
    status: 'changed',
    faults: [],
    difference: { pixels: 12, total: 1200, box, regions: [], ...traits },
    pictures: {
      before: `before/light/${id}.png`,
      after: `after/light/${id}.png`,
      difference: `difference/light/${id}.png`,
    },
  };
}

/** A state without a difference of pixels. */
export function withStatus(id: string, status: Result['status'], mode = 'light'): Result {
  const faults = status === 'broken' ? ['after: it fails: No such <order>'] : [];
  return { id, title: 'screens/home/Home', name: id, mode, status, pictures: {}, faults };
}
