import { followDevice, wear } from '../src/theme/pageThemes.ts';

/** Follows the system theme; the customer's choice in the app does not apply here. */
export function followTheme(): void {
  const apply = () => wear('system');
  apply();
  followDevice(apply);
}
