import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Notice that the page uses test money, and what that means there. */
export function SandboxNotice({ children }: { children: ReactNode }) {
  return (
    <Stack gutter>
      <Notice tone="warning" lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}>
        {children}
      </Notice>
    </Stack>
  );
}
