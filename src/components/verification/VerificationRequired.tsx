import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { IdentityDrawing } from '../../ui/IdentityDrawing.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { LevelPill } from './LevelPill.tsx';

interface VerificationRequiredProps {
  /** The codes of both levels; undefined while they are not known. */
  basic: number | undefined;
  advanced: number | undefined;
  onGo: () => void;
  onClose: () => void;
}

const levelRow = (label: KeyValueRow['label'], code: number | undefined): KeyValueRow => ({
  label,
  value: code === undefined ? '—' : <LevelPill code={code} />,
});

/** Says that a command needs a verification, what is missing of it, and that nothing was sent. */
export function VerificationRequired({ basic, advanced, onGo, onClose }: VerificationRequiredProps) {
  return (
    <Modal
      art={<IdentityDrawing />}
      title={
        <FormattedMessage
          id="verification.required"
          defaultMessage="Please complete KYC Verification first"
        />
      }
      onClose={onClose}
      actions={
        <Stack gap="2">
          <Button width="block" onClick={onGo}>
            <FormattedMessage id="verification.required.go" defaultMessage="Go to verification" />
          </Button>
          <Button width="block" variant="text" onClick={onClose}>
            <FormattedMessage id="verification.required.later" defaultMessage="Not now" />
          </Button>
        </Stack>
      }
    >
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="verification.required.text"
          defaultMessage="This needs both levels of verification. Nothing was sent, and what you entered stays."
        />
      </Text>
      <KeyValue
        rows={[
          levelRow(<FormattedMessage id="verification.basic" defaultMessage="Basic verification" />, basic),
          levelRow(
            <FormattedMessage id="verification.advanced" defaultMessage="Advanced verification" />,
            advanced,
          ),
        ]}
      />
    </Modal>
  );
}
