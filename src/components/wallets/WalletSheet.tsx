import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { ConnectActions, ConnectStep } from './ConnectStep.tsx';
import { FailedActions, FailedStep } from './FailedStep.tsx';
import { MissingStep } from './MissingStep.tsx';
import { SignActions, SignStep } from './SignStep.tsx';
import { SwitchActions, SwitchStep } from './SwitchStep.tsx';
import type { WalletPurpose, WalletSheetProps } from './walletSteps.ts';

function PurposeTitle({ purpose }: { purpose: WalletPurpose }) {
  if (purpose === 'login')
    return <FormattedMessage id="walletLogin.title" defaultMessage="Log in with a wallet" />;
  return purpose === 'bind' ? (
    <FormattedMessage id="walletLogin.link" defaultMessage="Link a wallet" />
  ) : (
    <FormattedMessage id="walletLogin.confirm" defaultMessage="Confirm with your wallet" />
  );
}

function SignTitle({ purpose }: { purpose: WalletPurpose }) {
  if (purpose === 'login')
    return <FormattedMessage id="walletLogin.sign.title" defaultMessage="Sign to log in" />;
  return purpose === 'bind' ? (
    <FormattedMessage id="walletLogin.sign.linkTitle" defaultMessage="Sign to link this wallet" />
  ) : (
    <FormattedMessage id="walletLogin.sign.confirmTitle" defaultMessage="Sign to confirm" />
  );
}

function Title({ signature: { purpose, step } }: Pick<WalletSheetProps, 'signature'>) {
  if (step.at === 'sign') return <SignTitle purpose={purpose} />;
  if (step.at === 'missing')
    return <FormattedMessage id="walletLogin.missing.title" defaultMessage="No wallet in this browser" />;
  return <PurposeTitle purpose={purpose} />;
}

function actionsOf(props: WalletSheetProps): ReactNode {
  switch (props.signature.step.at) {
    case 'connect':
      return <ConnectActions {...props} />;
    case 'sign':
      return <SignActions {...props} step={props.signature.step} />;
    case 'failed':
      return <FailedActions {...props} />;
    case 'switch':
      return <SwitchActions {...props} />;
    case 'missing':
      return props.otherWays;
  }
}

function Step(props: WalletSheetProps) {
  const { step } = props.signature;
  switch (step.at) {
    case 'connect':
      return <ConnectStep {...props} />;
    case 'sign':
      return <SignStep {...props} step={step} />;
    case 'failed':
      return <FailedStep text={step.text} />;
    case 'switch':
      return <SwitchStep {...props} step={step} />;
    case 'missing':
      return <MissingStep {...props} />;
  }
}

/** Connects a wallet and has it sign one text, step by step. */
export function WalletSheet(props: WalletSheetProps) {
  return (
    <Sheet title={<Title {...props} />} onClose={props.onClose} actions={actionsOf(props)}>
      <Step {...props} />
    </Sheet>
  );
}
