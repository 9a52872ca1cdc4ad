import type { ScreenName } from '../../components/shell/screenName.ts';

/** Where the pages are that Home leads to. */
export interface HomePaths {
  pathOf: (screen: ScreenName) => string;
}
