// For tests of what the app keeps in its modules.
import { afterAll, vi } from 'vitest';

/**
 * Answers what makes the modules those of a page that has just been loaded: the next import begins anew. Test files of
 * the app share theirs, so that the next file would find what these tests have left there; it finds new ones.
 */
export function reloading(): () => void {
  const reload = () => void vi.resetModules();
  afterAll(reload);
  return reload;
}
