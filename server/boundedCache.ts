import { LRUCache } from 'lru-cache';

/**
 * LRU map of a fixed number of values. It counts sizes of 1, because `max` would reserve the memory of all entries up
 * front.
 */
export function boundedCache<Value extends object | number | true>(most: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
