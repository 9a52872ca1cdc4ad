import type { ReactElement, ReactNode } from 'react';

/** What a component gives to whoever draws its link. */
export type LinkParts = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  'aria-label'?: string;
};

/** Draws a link the way the app navigates. */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** For where no router is at hand: the browser navigates. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
