import { createStored } from '../../stored/createStored.ts';
import { isBoolean, json } from '../../stored/shapes.ts';

const key = 'hidesBalances';
const atStart = createStored(key, json(isBoolean));
/** Whether the user has hidden amounts in this tab: a reload must not show them again. */
const inTab = createStored(key, json(isBoolean), { area: 'tab' });
/** The last tap on this page. */
let tapped: boolean | undefined;

let isFollowing = false;

/** The latest setting wins: an earlier tap would override it. */
function forgetTap(): void {
  tapped = undefined;
  inTab.set(undefined);
}

/** Whether amounts are hidden now in this tab, and whether they are hidden at startup on this device. */
export const balanceVisibility = {
  isHidden: (): boolean => tapped ?? (inTab.get() === true || balanceVisibility.hidesAtStart()),
  hidesAtStart: (): boolean => atStart.get() ?? false,
  toggle(): void {
    tapped = !balanceVisibility.isHidden();
    inTab.set(tapped ? true : undefined);
  },
  setHidesAtStart(hides: boolean): void {
    atStart.set(hides);
    forgetTap();
  },
  subscribe(listener: () => void): () => void {
    // Subscribes even while no amounts are on the page: another tab may change the setting.
    if (!isFollowing) atStart.subscribe(forgetTap);
    isFollowing = true;
    return inTab.subscribe(listener);
  },
};
