import type { Undo } from './Undo.ts';

/** Must be called before an item changes: records it as changed, and restores it if its command fails. */
export function recordChange<Item extends object>(undo: Undo, changed: Set<Item>, item: Item): void {
  const before = { ...item };
  const isNew = !changed.has(item);
  changed.add(item);
  undo.push(() => {
    Object.assign(item, before);
    if (isNew) changed.delete(item);
  });
}
