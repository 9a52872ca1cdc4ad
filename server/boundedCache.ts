import { LRUCache } from 'lru-cache';

/**
 * A map of at most so many values: what was set or got longest ago makes room. Counted as sizes of one, because `max`
 * would set the memory of all of them aside at once.
 */
export function boundedCache<Value extends object | number | true>(most: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
