import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** Props for the renderer of a link. */
export type LinkParts = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  'aria-label'?: string;
};

/** Draws a link the way the app navigates. */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** How links navigate below here: the app provides its router's, without it the browser navigates. */
export const LinkContext = createContext<RenderLink>((parts) => <a {...parts} />);

function ContextLink(parts: LinkParts) {
  return use(LinkContext)(parts);
}

/** The link of the app around the component. */
export const renderAnchor: RenderLink = (parts) => <ContextLink {...parts} />;
