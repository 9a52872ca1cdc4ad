export type { ScreenName } from '../../domains/pages.ts';
