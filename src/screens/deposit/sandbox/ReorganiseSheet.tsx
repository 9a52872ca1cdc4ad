import { FormattedMessage, useIntl } from 'react-intl';
import type { SandboxSent } from '../../../api/sandboxChain.ts';
import { ChoiceSheet } from '../../../ui/dialogs/ChoiceSheet.tsx';

interface ReorganiseSheetProps {
  sent: SandboxSent;
  onReorganise: (hash: string, comesBack: '0' | '1') => void;
  onClose: () => void;
}

/** Effect of a chain reorganisation on a transaction whose block is removed. */
export function ReorganiseSheet({ sent, onReorganise, onClose }: ReorganiseSheetProps) {
  const intl = useIntl();
  return (
    <ChoiceSheet<'0' | '1' | undefined>
      title={intl.formatMessage({ id: 'sandbox.reorganise', defaultMessage: 'Reorganise the chain' })}
      note={
        <FormattedMessage
          id="sandbox.reorganise.note"
          defaultMessage="The blocks since this transaction are replaced by others, as real chains do now and then."
        />
      }
      choices={[
        {
          value: '1',
          label: <FormattedMessage id="sandbox.comesBack" defaultMessage="It comes back later" />,
          caption: (
            <FormattedMessage
              id="sandbox.comesBack.text"
              defaultMessage="Tests that confirmations are counted again and the deposit is credited only once."
            />
          ),
        },
        {
          value: '0',
          label: <FormattedMessage id="sandbox.isGone" defaultMessage="It never comes back" />,
          caption: (
            <FormattedMessage
              id="sandbox.isGone.text"
              defaultMessage="Tests that a pending deposit is reversed and never credited."
            />
          ),
        },
      ]}
      current={undefined}
      onChoose={(comesBack) => comesBack !== undefined && onReorganise(sent.hash, comesBack)}
      onClose={onClose}
    />
  );
}
