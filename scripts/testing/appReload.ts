// For tests of the app's module state.
import { afterAll, vi } from 'vitest';

/**
 * Returns a function that resets the modules to those of a fresh page load; the next import reloads them. Test files of
 * the app share their modules, so without a reset the next file would find this file's state.
 */
export function reloading(): () => void {
  const reload = () => void vi.resetModules();
  afterAll(reload);
  return reload;
}
