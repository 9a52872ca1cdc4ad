import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { ExactText } from '../../ui/facts/ExactText.tsx';
import { Points, type Point } from '../../ui/facts/Points.tsx';
import { ShortAddress } from '../../ui/facts/ShortAddress.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { WaitingHint } from './WaitingHint.tsx';
import { WalletMark } from './WalletMark.tsx';
import type { WalletPurpose, WalletSheetProps, WalletStep } from './walletSteps.ts';

interface SignProps extends WalletSheetProps {
  step: Extract<WalletStep, { at: 'sign' }>;
}

function Column({
  title,
  icon,
  tone,
  texts,
}: Pick<Point, 'icon' | 'tone'> & { title: ReactNode; texts: ReactNode[] }) {
  return (
    <Stack gap="3">
      <Text as="p" variant="caption" tone="muted">
        {title}
      </Text>
      <Points points={texts.map((text) => ({ icon, tone, text }))} />
    </Stack>
  );
}

function ForWhat({ purpose }: { purpose: WalletPurpose }) {
  if (purpose === 'login')
    return <FormattedMessage id="walletLogin.sign.once" defaultMessage="for one login" />;
  return purpose === 'bind' ? (
    <FormattedMessage id="walletLogin.sign.toLink" defaultMessage="to link this wallet" />
  ) : (
    <FormattedMessage id="walletLogin.sign.oneChange" defaultMessage="for one change" />
  );
}

/** The exact text, the account that signs it, and what a signature is not. */
export function SignStep({ signature, step }: SignProps) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <Stack gap="4">
      <Stack direction="row" gap="3" align="center" justify="between" wrap>
        <Stack direction="row" gap="3" align="center">
          <WalletMark network={signature.network} size="sm" />
          <Text weight="semibold">
            <ShortAddress text={step.address} />
          </Text>
        </Stack>
        <Text variant="label" tone="muted" weight="regular">
          {signature.network === 'erc' ? (
            <FormattedMessage id="walletLogin.ercConnected" defaultMessage="ERC wallet, connected" />
          ) : (
            <FormattedMessage id="walletLogin.trcConnected" defaultMessage="TRC wallet, connected" />
          )}
        </Text>
      </Stack>
      <ExactText
        label={intl.formatMessage({ id: 'walletLogin.text', defaultMessage: 'Text that you sign' })}
        text={step.message}
        lang="en"
      />
      <Stack direction="row" gap="5" equal>
        <Column
          title={<FormattedMessage id="walletLogin.youSign" defaultMessage="You sign" />}
          icon="check"
          tone="success"
          texts={[
            <FormattedMessage id="walletLogin.sign.text" defaultMessage="this text" />,
            <ForWhat purpose={signature.purpose} />,
            <FormattedMessage
              id="walletLogin.sign.until"
              defaultMessage="by {time}"
              values={{ time: dates.shortClock(step.expiresMs) }}
            />,
          ]}
        />
        <Column
          title={<FormattedMessage id="walletLogin.youDoNot" defaultMessage="You do not sign" />}
          icon="close"
          tone="muted"
          texts={[
            <FormattedMessage id="walletLogin.not.transaction" defaultMessage="a transaction or a fee" />,
            <FormattedMessage id="walletLogin.not.approval" defaultMessage="an approval of a token" />,
            <FormattedMessage id="walletLogin.not.coins" defaultMessage="access to your coins" />,
          ]}
        />
      </Stack>
      <Notice
        tone="warning"
        lead={
          <FormattedMessage
            id="walletLogin.reject"
            defaultMessage="Reject it if your wallet shows an amount, a fee or the word Approve."
          />
        }
      >
        <FormattedMessage id="walletLogin.reject.why" defaultMessage="Then it is not our message." />
      </Notice>
    </Stack>
  );
}

export function SignActions({ signature, step, isOffline, onClose }: SignProps) {
  const { busy } = step;
  return (
    <Stack gap="3">
      <ButtonPair>
        <Button variant="secondary" width="block" onClick={onClose}>
          <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
        </Button>
        <Button
          width="block"
          disabled={isOffline}
          reason={
            isOffline ? <FormattedMessage id="common.offline" defaultMessage="You are offline" /> : undefined
          }
          loading={
            busy === 'wallet' ? (
              <FormattedMessage id="walletLogin.waiting" defaultMessage="Waiting for wallet" />
            ) : busy === 'server' ? (
              <FormattedMessage id="common.sending" defaultMessage="Sending" />
            ) : undefined
          }
          onClick={signature.sign}
        >
          <FormattedMessage id="walletLogin.sign" defaultMessage="Sign in wallet" />
        </Button>
      </ButtonPair>
      {busy === 'wallet' ? <WaitingHint isWaiting>{null}</WaitingHint> : null}
    </Stack>
  );
}
