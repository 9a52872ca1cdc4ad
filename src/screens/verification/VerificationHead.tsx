import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LevelState } from '../../components/verification/levels.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface HeadProps {
  basic: LevelState;
  advanced: LevelState;
  /** Masked; empty where none is set. */
  email: string;
}

function Waiting({ email }: Pick<HeadProps, 'email'>) {
  if (email === '')
    return <FormattedMessage id="verification.wait" defaultMessage="You can close this page." />;
  return (
    <FormattedMessage
      id="verification.wait.mail"
      defaultMessage="You can close this page. We’ll email {email} when a decision is made."
      values={{ email }}
    />
  );
}

interface Words {
  title: ReactNode;
  text?: ReactNode;
}

function ofBasic({ basic, email }: HeadProps): Words | undefined {
  switch (basic) {
    case 'none':
      return {
        title: <FormattedMessage id="verification.head.none" defaultMessage="Verify your identity" />,
        text: (
          <FormattedMessage
            id="verification.head.none.text"
            defaultMessage="Deposits and spot trading work without it. Withdrawals, options with real money and P2P need both levels."
          />
        ),
      };
    case 'underReview':
      return {
        title: (
          <FormattedMessage id="verification.head.review" defaultMessage="We’re reviewing your details" />
        ),
        text: <Waiting email={email} />,
      };
    case 'rejected':
      return {
        title: (
          <FormattedMessage
            id="verification.head.rejected"
            defaultMessage="Some details need to be corrected"
          />
        ),
        text: (
          <FormattedMessage
            id="verification.head.rejected.text"
            defaultMessage="Correct the items below and send them again. Everything else stays as you entered it."
          />
        ),
      };
    default:
      return undefined;
  }
}

function ofAdvanced({ advanced, email }: HeadProps): Words | undefined {
  switch (advanced) {
    case 'none':
      return {
        title: <FormattedMessage id="verification.head.half" defaultMessage="One step left" />,
        text: (
          <FormattedMessage
            id="verification.head.half.text"
            defaultMessage="Basic verification is done. Withdrawals, options with real money and P2P need advanced verification too."
          />
        ),
      };
    case 'underReview':
      return {
        title: (
          <FormattedMessage id="verification.head.pictures" defaultMessage="We’re reviewing your photos" />
        ),
        text: <Waiting email={email} />,
      };
    case 'rejected':
      return {
        title: (
          <FormattedMessage id="verification.head.retake" defaultMessage="Some photos need to be retaken" />
        ),
        text: (
          <FormattedMessage id="verification.head.retake.text" defaultMessage="Only the ones listed below." />
        ),
      };
    case 'verified':
      return {
        title: <FormattedMessage id="verification.head.done" defaultMessage="You are verified" />,
        text: (
          <FormattedMessage
            id="verification.head.done.text"
            defaultMessage="Withdrawals, options with real money and P2P are unlocked."
          />
        ),
      };
    case undefined:
      return undefined;
  }
}

/** One-line verification state and its consequences. */
export function VerificationHead(props: HeadProps) {
  const words = props.basic === 'verified' ? ofAdvanced(props) : ofBasic(props);
  return (
    <Stack as="header" gap="2">
      <Text as="h2" variant="title1">
        {words?.title ?? (
          <FormattedMessage id="verification.head.unknown" defaultMessage="Your verification" />
        )}
      </Text>
      {words?.text === undefined ? null : (
        <Text as="p" tone="secondary">
          {words.text}
        </Text>
      )}
    </Stack>
  );
}
