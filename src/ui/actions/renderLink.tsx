import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** Props for the renderer of a link. */
export type LinkParts = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  'aria-label'?: string;
};

/** Renders a link with the app's navigation. */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** How links below navigate: the app provides its router's link; the default is browser navigation. */
export const LinkContext = createContext<RenderLink>((parts) => <a {...parts} />);

function ContextLink(parts: LinkParts) {
  return use(LinkContext)(parts);
}

/** The link of the surrounding app. */
export const renderAnchor: RenderLink = (parts) => <ContextLink {...parts} />;
