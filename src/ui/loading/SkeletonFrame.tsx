import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Assistive technology gets a text, the eye the placeholder. */
export function SkeletonFrame({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage id="common.loading" defaultMessage="Loading" />
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
