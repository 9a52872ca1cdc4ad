import type { ScreenName } from '../../components/shell/screenName.ts';

/** Paths of the pages that Home links to. */
export interface HomePaths {
  pathOf: (screen: ScreenName) => string;
}
