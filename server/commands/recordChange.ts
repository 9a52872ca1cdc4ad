import type { Undo } from './Undo.ts';

/** Call it before an item changes: it is among the changed ones from now on, and as it was again if its command fails. */
export function recordChange<Item extends object>(undo: Undo, changed: Set<Item>, item: Item): void {
  const before = { ...item };
  const isNew = !changed.has(item);
  changed.add(item);
  undo.push(() => {
    Object.assign(item, before);
    if (isNew) changed.delete(item);
  });
}
