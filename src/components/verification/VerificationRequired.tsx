import { FormattedMessage } from 'react-intl';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { IdentityDrawing } from '../../ui/pictures/IdentityDrawing.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { RequiredFirst } from '../details/RequiredFirst.tsx';
import { LevelPill } from './LevelPill.tsx';

interface VerificationRequiredProps {
  /** Codes of both levels; undefined while unknown. */
  basic: number | undefined;
  advanced: number | undefined;
  onGo: () => void;
  onClose: () => void;
}

const levelRow = (label: KeyValueRow['label'], code: number | undefined): KeyValueRow => ({
  label,
  value: code === undefined ? '—' : <LevelPill code={code} />,
});

/** Explains that a command requires verification, which level is missing, and that nothing was sent. */
export function VerificationRequired({ basic, advanced, onGo, onClose }: VerificationRequiredProps) {
  return (
    <RequiredFirst
      art={<IdentityDrawing />}
      title={<RefusalText of="verification.required" />}
      text={
        <FormattedMessage
          id="verification.required.text"
          defaultMessage="This needs both levels of verification. Nothing was sent; your entries are kept."
        />
      }
      go={<FormattedMessage id="verification.required.go" defaultMessage="Go to verification" />}
      to={onGo}
      onClose={onClose}
    >
      <KeyValue
        rows={[
          levelRow(<FormattedMessage id="verification.basic" defaultMessage="Basic verification" />, basic),
          levelRow(
            <FormattedMessage id="verification.advanced" defaultMessage="Advanced verification" />,
            advanced,
          ),
        ]}
      />
    </RequiredFirst>
  );
}
