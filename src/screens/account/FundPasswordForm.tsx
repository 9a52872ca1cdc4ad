import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoCodeAddress } from '../../components/codes/NoCodeAddress.tsx';
import { CodeInput } from '../../components/codes/CodeInput.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { FormKeypad } from '../../components/forms/FormKeypad.tsx';
import { PinInput } from '../../ui/pins/PinInput.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { CodeTarget } from '../../components/codes/CodeTarget.tsx';
import type { PinName } from './fundPasswordSchema.ts';
import { PauseNotice } from './security/PauseNotice.tsx';
import { LoginProofField } from './wallets/LoginProofField.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useFundPasswordForm, type FundPasswordFormProps } from './useFundPasswordForm.ts';

type Parts = ReturnType<typeof useFundPasswordForm>;

/** Below this number of remaining attempts, the form shows how many are left. */
const allTries = 5;

/** Proof of the right to set the password when the old one is forgotten. */
function Proof({
  parts,
  address,
  isByWallet,
}: { parts: Parts } & Pick<FundPasswordFormProps, 'address' | 'isByWallet'>) {
  const { form, way, code } = parts;
  return (
    <>
      <LoginProofField {...form.field('loginPassword')} isByWallet={isByWallet} />
      {way === 'forgotten' && address ? (
        <CodeInput
          {...form.field('code')}
          code={code}
          channel={address.channel}
          hint={<CodeTarget address={address} />}
        />
      ) : null}
    </>
  );
}

/** Switches between the two ways: with the old password, or with a code if it is forgotten. */
function OtherWay({ parts }: { parts: Parts }) {
  const { way, forget } = parts;
  if (way === 'first') return null;
  return (
    <Stack align="start">
      <TextButton leavesFocus onClick={() => forget(way === 'changed')}>
        {way === 'changed' ? (
          <FormattedMessage id="fundPassword.forgot" defaultMessage="Forgot the current one?" />
        ) : (
          <FormattedMessage id="fundPassword.remembered" defaultMessage="Use the current one" />
        )}
      </TextButton>
    </Stack>
  );
}

interface PinsProps {
  parts: Parts;
  triesLeft: number | undefined;
  /** Reports the field that has the focus. */
  onCurrent: (change: (now: PinName | undefined) => PinName | undefined) => void;
}

/** The old digits if they are the proof, and the new ones twice. */
function Pins({ parts, triesLeft, onCurrent }: PinsProps) {
  const { form, way, early } = parts;
  const pin = (name: PinName, label: ReactNode, hint?: ReactNode) => {
    const { error = early[name], value } = form.field(name);
    return (
      <PinInput
        name={name}
        value={value}
        label={label}
        error={error}
        hint={error === undefined ? hint : undefined}
        onChange={(digits) => parts.fill(name, digits)}
        onCurrent={(isCurrent) => onCurrent((now) => (isCurrent ? name : now === name ? undefined : now))}
      />
    );
  };
  const hasFewTries = triesLeft !== undefined && triesLeft > 0 && triesLeft < allTries;
  return (
    <>
      {way === 'changed'
        ? pin(
            'old',
            <FormattedMessage id="fundPassword.old" defaultMessage="Current fund password" />,
            hasFewTries ? (
              <FormattedMessage
                id="fundPassword.tries"
                defaultMessage="{attempts, plural, one {# attempt left} other {# attempts left}}"
                values={{ attempts: triesLeft }}
              />
            ) : undefined,
          )
        : null}
      {pin(
        'password',
        <FormattedMessage id="fundPassword.new" defaultMessage="New fund password" />,
        <FormattedMessage
          id="fundPassword.hint"
          defaultMessage="No sequences such as 123456 or repeats such as 111111"
        />,
      )}
      {pin(
        'confirm',
        <FormattedMessage id="fundPassword.confirm" defaultMessage="Confirm new fund password" />,
      )}
    </>
  );
}

/** Six digits, entered twice, and the proof of the right to set them. */
export function FundPasswordForm(props: FundPasswordFormProps) {
  const { address, isByWallet, triesLeft, holdMinutes, isSandbox, isOffline, accountHref } = props;
  const intl = useIntl();
  const parts = useFundPasswordForm(props);
  const { form, way, held } = parts;
  const [current, setCurrent] = useState<PinName>();
  if (way === 'forgotten' && address === undefined)
    return (
      <Stack gutter padBlock="4" gap="4">
        <NoCodeAddress href={accountHref}>
          <FormattedMessage
            id="fundPassword.noAddress"
            defaultMessage="To reset a forgotten fund password you need your login password and a code that we send you."
          />
        </NoCodeAddress>
        <OtherWay parts={parts} />
      </Stack>
    );
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'settings.fundPassword', defaultMessage: 'Fund password' })}
    >
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="fundPassword.text"
          defaultMessage="Six digits that confirm withdrawals and new addresses. Different from your login password."
        />
      </Text>
      <Pins parts={parts} triesLeft={triesLeft} onCurrent={setCurrent} />
      {way === 'changed' ? null : <Proof parts={parts} address={address} isByWallet={isByWallet} />}
      {way === 'first' ? null : (
        <PauseNotice
          minutes={way === 'forgotten' ? holdMinutes?.forgotten : holdMinutes?.change}
          isSandbox={isSandbox}
        />
      )}
      <OtherWay parts={parts} />
      <BottomBar>
        <Stack gap="3">
          {current === undefined ? null : (
            <FormKeypad
              formId={form.id}
              name={current}
              value={form.values[current]}
              onPress={(next) => parts.fill(current, next)}
            />
          )}
          <SaveButton form={form} isOffline={isOffline} reason={held.reason}>
            {way === 'first' ? (
              <FormattedMessage id="fundPassword.set" defaultMessage="Set fund password" />
            ) : (
              <FormattedMessage id="fundPassword.change" defaultMessage="Change fund password" />
            )}
          </SaveButton>
        </Stack>
      </BottomBar>
    </FormFrame>
  );
}
