import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** To assistive technology the word alone, to the eye the shape of what is on its way. */
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
