import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface RequiredFirstProps {
  title: ReactNode;
  /** Illustration above the title. */
  art?: ReactNode;
  /** Reason, and the statement that nothing was sent. */
  text: ReactNode;
  /** The missing parts. */
  children?: ReactNode;
  /** Link text, e.g. "Go to verification". */
  go: ReactNode;
  /** Link to the required step: a page, or a callback. */
  to: string | (() => void);
  onClose: () => void;
}

/** Blocks a user with an unmet requirement, and links to it. */
export function RequiredFirst({ title, art, text, children, go, to, onClose }: RequiredFirstProps) {
  return (
    <Modal
      art={art}
      title={title}
      onClose={onClose}
      actions={
        <Stack gap="2">
          <Button width="block" {...(typeof to === 'string' ? { href: to } : { onClick: to })}>
            {go}
          </Button>
          <Button width="block" variant="text" onClick={onClose}>
            <FormattedMessage id="verification.required.later" defaultMessage="Not now" />
          </Button>
        </Stack>
      }
    >
      <Text as="p" variant="label" tone="secondary" weight="regular">
        {text}
      </Text>
      {children}
    </Modal>
  );
}
