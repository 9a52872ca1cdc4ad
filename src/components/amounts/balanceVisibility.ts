import { createStored } from '../../stored/createStored.ts';
import { isBoolean, json } from '../../stored/shapes.ts';

const key = 'hidesBalances';
const atStart = createStored(key, json(isBoolean));
/** Whether a tap has hidden them in this tab: a reload must not show them again. */
const inTab = createStored(key, json(isBoolean), { area: 'tab' });
/** The last tap on this page. */
let tapped: boolean | undefined;

let isFollowing = false;

/** The newest word counts: a tap of before would hide or show them again. */
function forgetTap(): void {
  tapped = undefined;
  inTab.set(undefined);
}

/** Whether amounts are hidden now, in this tab, and whether they are when the app starts, on this device. */
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
    // Also while no amounts are on the page: another tab may set it meanwhile.
    if (!isFollowing) atStart.subscribe(forgetTap);
    isFollowing = true;
    return inTab.subscribe(listener);
  },
};
