import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelMost } from '../../../../contracts/rules/chains/withdrawalAddress.ts';
import { CodeInput } from '../../../components/codes/CodeInput.tsx';
import { CodeTarget } from '../../../components/codes/CodeTarget.tsx';
import { CoinSelect } from '../../../components/coins/CoinSelect.tsx';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { FormKeypad } from '../../../components/forms/FormKeypad.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { ChoiceField } from '../../../ui/choices/ChoiceField.tsx';
import { PinInput } from '../../../ui/pins/PinInput.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { WithdrawalNetwork } from '../../../api/withdrawal.ts';
import { AddressField } from './AddressField.tsx';
import { Compare } from './Compare.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { useAddAddressForm, type AddAddressFormOptions } from './useAddAddressForm.ts';

export interface AddAddressFormProps extends AddAddressFormOptions {
  /** Codes of the withdrawable coins. */
  coins: readonly string[];
  /** Code of the selected coin. */
  coin: string;
  /** Networks of the coin. */
  networks: readonly WithdrawalNetwork[];
  onCoin: (code: string) => void;
  onNetwork: (network: string) => void;
  holdMinutes: number | undefined;
  isSandbox: boolean;
  isOffline: boolean;
  /** Link to the saved addresses of the coin. */
  savedHref: string;
}

type Parts = ReturnType<typeof useAddAddressForm>;

function Where({ parts, ...props }: AddAddressFormProps & { parts: Parts }) {
  const { coins, coin, networks, target, onCoin, onNetwork } = props;
  const intl = useIntl();
  const { error } = parts.form.field('network');
  const suspended = intl.formatMessage({ id: 'deposit.suspended.short', defaultMessage: 'suspended' });
  return (
    <>
      <CoinSelect coins={coins} value={coin} onChange={onCoin} />
      <ChoiceField
        label={intl.formatMessage({ id: 'deposit.network', defaultMessage: 'Network' })}
        content="lines"
        value={target?.network.network ?? ''}
        onChange={onNetwork}
        error={target?.network.suspended ?? error}
        options={networks.map(({ network, name, chain, suspended: why }) => {
          const isChosen = network === target?.network.network;
          const aside = why === undefined ? chain : suspended;
          return {
            value: network,
            label: `${name}, ${aside}`,
            content: (
              <>
                <Text variant="bodyStrong" tone={isChosen ? undefined : 'primary'}>
                  {name}
                </Text>
                <Text variant="caption" tone={isChosen ? undefined : 'secondary'}>
                  {aside}
                </Text>
              </>
            ),
          };
        })}
      />
    </>
  );
}

function Bar({
  parts,
  isOffline,
  isKeypadOpen,
}: {
  parts: Parts;
  isOffline: boolean;
  isKeypadOpen: boolean;
}) {
  const { form, check, held, tick } = parts;
  const compared = form.field('isCompared');
  const hasToCompare = check.caution !== undefined && check.finding === undefined;
  return (
    <Stack gap="3">
      {isKeypadOpen ? (
        <FormKeypad
          formId={form.id}
          name="password"
          value={form.values.password}
          onPress={(next) => form.set('password', next)}
        />
      ) : null}
      {hasToCompare && !isKeypadOpen ? (
        <Checkbox
          name="isCompared"
          checked={compared.value}
          onChange={compared.onChange}
          error={compared.error}
        >
          <FormattedMessage
            id="address.compared"
            defaultMessage="I compared every character with the source. This is an address of mine."
          />
        </Checkbox>
      ) : null}
      <SubmitButton
        form={form}
        isOffline={isOffline}
        busy={<FormattedMessage id="common.saving" defaultMessage="Saving" />}
        reason={held.reason ?? (hasToCompare && !compared.value ? tick : undefined)}
      >
        <FormattedMessage id="address.save" defaultMessage="Save address" />
      </SubmitButton>
    </Stack>
  );
}

/** Coin, network, address, and the authorisation to save it. */
export function AddAddressForm(props: AddAddressFormProps) {
  const { ownAddress, target, holdMinutes, isSandbox, isOffline, savedHref } = props;
  const intl = useIntl();
  const parts = useAddAddressForm(props);
  const { form, code, check } = parts;
  const [isFilling, setIsFilling] = useState(false);
  const onNetwork = (network: string): void => {
    form.change({ network, isCompared: false });
    props.onNetwork(network);
  };
  const onCoin = (coin: string): void => {
    form.change({ network: '', isCompared: false });
    props.onCoin(coin);
  };
  return (
    <FormFrame form={form} label={intl.formatMessage({ id: 'address.add', defaultMessage: 'Add address' })}>
      <Where {...props} parts={parts} onNetwork={onNetwork} onCoin={onCoin} />
      <AddressField parts={parts} target={target} onNetwork={onNetwork} />
      {check.caution && check.finding === undefined ? (
        <Compare address={form.values.address} caution={check.caution} savedHref={savedHref} />
      ) : null}
      <TextField
        {...form.field('notes')}
        label={<FormattedMessage id="address.label" defaultMessage="Label (optional)" />}
        autoComplete="off"
        maxLength={labelMost}
      />
      <CodeInput
        {...form.field('code')}
        code={code}
        channel={ownAddress.channel}
        hint={<CodeTarget address={ownAddress} />}
      />
      <PinInput
        {...form.field('password')}
        label={<FormattedMessage id="settings.fundPassword" defaultMessage="Fund password" />}
        onCurrent={setIsFilling}
      />
      <HoldNotice minutes={holdMinutes} isSandbox={isSandbox} />
      <BottomBar>
        <Bar parts={parts} isOffline={isOffline} isKeypadOpen={isFilling} />
      </BottomBar>
    </FormFrame>
  );
}
