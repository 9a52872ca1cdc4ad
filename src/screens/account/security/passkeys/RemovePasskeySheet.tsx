import { FormattedMessage } from 'react-intl';
import type { Submit } from '../../../../components/forms/submission.ts';
import { ProofSheet } from './ProofSheet.tsx';
import { usePasskeyProof, type PasskeyProof, type PasskeyProofProps } from './usePasskeyProof.ts';

interface RemovePasskeySheetProps extends PasskeyProofProps {
  name: string;
  onRemove: Submit<PasskeyProof>;
}

/** Removes a passkey, which need not be at hand. */
export function RemovePasskeySheet(props: RemovePasskeySheetProps) {
  const { name, onRemove } = props;
  const { held, ...parts } = usePasskeyProof({ ...props, initial: {}, more: {}, onSubmit: onRemove });
  return (
    <ProofSheet
      {...props}
      {...parts}
      reason={held.reason}
      title={
        <FormattedMessage id="passkeys.remove.title" defaultMessage="Remove {name}?" values={{ name }} />
      }
      text={
        <FormattedMessage
          id="passkeys.remove.text"
          defaultMessage="It no longer logs in here. It also stays in the password manager of your device until you delete it there."
        />
      }
      commit={<FormattedMessage id="passkeys.remove" defaultMessage="Remove passkey" />}
      busy={<FormattedMessage id="security.phrase.removing" defaultMessage="Removing" />}
    />
  );
}
