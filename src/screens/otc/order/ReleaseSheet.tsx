import { BigNumber } from 'bignumber.js';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { boolean, object, string } from 'yup';
import { readDecimal } from '../../../../contracts/rules/grid.ts';
import { fiatScale } from '../../../../contracts/rules/otc.ts';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { RequiredFirst } from '../../../components/details/RequiredFirst.tsx';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { useForm, type FormState } from '../../../components/forms/useForm.ts';
import { useHeld } from '../../../components/forms/useHeld.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { useInertAtFirst } from '../../../ui/actions/useInertAtFirst.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Keypad } from '../../../ui/pins/Keypad.tsx';
import { PinInput } from '../../../ui/pins/PinInput.tsx';
import { pinLength } from '../../../ui/pins/pin.ts';
import { InSight } from '../../../ui/screen/InSight.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ReleaseValues } from './orderForms.ts';
import { useIncomingRows } from './orderRows.tsx';
import { useCoinText } from './useCoinText.ts';
import type { OrderCommand } from './useOrderCommand.ts';

export interface ReleaseSheetProps {
  order: OtcOrderDetail;
  command: OrderCommand<ReleaseValues>;
  /** Undefined while unknown: the server refuses a release without one. */
  hasFundPassword: boolean | undefined;
  fundPasswordHref: string;
  isOffline: boolean;
  onClose: () => void;
}

const untouched: ReleaseValues = { value: '', isBooked: false, isFromPayer: false, password: '' };

const isWhole = (order: OtcOrderDetail, value: string): boolean =>
  readDecimal(value).eq(new BigNumber(order.deal_money));

function schemaOf(intl: IntlShape, order: OtcOrderDetail, amount: string) {
  const tick = intl.formatMessage({ id: 'otcOrder.tick', defaultMessage: 'Confirm this first' });
  const digits = intl.formatMessage({ id: 'otcOrder.sixDigits', defaultMessage: 'Enter all six digits' });
  const { fiat_name: currency } = order;
  return object({
    value: string().test(
      'whole',
      intl.formatMessage(refusalMessage('otc.otherAmount'), { amount, currency }),
      (value = '') => isWhole(order, value),
    ),
    isBooked: boolean().oneOf([true], tick),
    isFromPayer: boolean().oneOf([true], tick),
    // An empty text is validated as undefined.
    password: string().required(digits).length(pinLength, digits),
  });
}

function useReleaseForm({ order, command, onClose }: ReleaseSheetProps) {
  const intl = useIntl();
  const formats = useFormats();
  const held = useHeld(undefined);
  const form = useForm<ReleaseValues>({
    initial: untouched,
    schema: schemaOf(intl, order, formats.rate(order.deal_money, fiatScale(order.fiat_name))),
    onRefused: command.onRefused,
    onSubmit: async (values) => {
      const refused = held.note(await command.onSubmit(values));
      if (!refused) onClose();
      else form.set('password', '');
      return refused;
    },
  });
  return { form, held };
}

function LookFirst({ order: { seller_name: merchant, paid_ms: paidMs } }: Pick<ReleaseSheetProps, 'order'>) {
  const dates = useDates();
  return (
    <Stack gap="1">
      <Text as="h3" variant="bodyStrong">
        <FormattedMessage id="otcOrder.release.look" defaultMessage="Check your bank first" />
      </Text>
      <Text as="p" variant="label" tone="secondary" weight="regular">
        {paidMs === undefined ? null : (
          <>
            <FormattedMessage
              id="otcOrder.release.marked"
              defaultMessage="{merchant} marked the payment as sent on {time}."
              values={{ merchant, time: dates.row(paidMs) }}
            />{' '}
          </>
        )}
        <FormattedMessage
          id="otcOrder.release.proof"
          defaultMessage="Open your banking app: an email, a message or a picture does not prove payment."
        />
      </Text>
    </Stack>
  );
}

/** What the seller says of the payment: its amount and its sender. */
function Arrived({ form, order }: Pick<ReleaseSheetProps, 'order'> & { form: FormState<ReleaseValues> }) {
  const { seller_name: merchant, payer_name: name = merchant } = order;
  const [booked, payer] = [form.field('isBooked'), form.field('isFromPayer')];
  return (
    <>
      <AmountField
        {...form.field('value')}
        label={
          <FormattedMessage id="otcOrder.release.amount" defaultMessage="Type the amount that arrived" />
        }
        decimals={fiatScale(order.fiat_name)}
        unit={order.fiat_name}
        hint={
          isWhole(order, form.values.value) ? (
            <FormattedMessage id="otcOrder.release.same" defaultMessage="The same as the order" />
          ) : undefined
        }
      />
      <Checkbox {...booked} checked={booked.value}>
        <FormattedMessage
          id="otcOrder.release.booked"
          defaultMessage="It is booked on my account, not only announced."
        />
      </Checkbox>
      <Checkbox {...payer} checked={payer.value}>
        <FormattedMessage
          id="otcOrder.release.payer"
          defaultMessage="The sender is {name}, no one else."
          values={{ name: <strong translate="no">{name}</strong> }}
        />
      </Checkbox>
    </>
  );
}

/** Facts that the seller checks in the bank before the coins are given away for good. */
function ReleaseForm(props: ReleaseSheetProps) {
  const { order, isOffline, onClose } = props;
  const coins = useCoinText();
  const { form, held } = useReleaseForm(props);
  // The button of the page that opened the sheet was in the place of the one that releases.
  const ifSeen = useInertAtFirst();
  const [isFilling, setIsFilling] = useState(false);
  const { seller_name: merchant } = order;
  const amount = coins(order);
  const rows = useIncomingRows(
    order,
    <FormattedMessage id="otcOrder.release.must" defaultMessage="Must have arrived" />,
  );
  const stays = form.isSubmitting ? () => undefined : onClose;
  return (
    <Sheet
      title={<FormattedMessage id="otcOrder.release" defaultMessage="Release {amount}" values={{ amount }} />}
      onClose={stays}
      actions={
        <ButtonPair widths="words">
          <Button variant="secondary" width="block" onClick={stays}>
            <FormattedMessage id="otcOrder.release.not" defaultMessage="Not arrived" />
          </Button>
          <SubmitButton
            form={form}
            isOffline={isOffline}
            reason={held.reason}
            busy={<FormattedMessage id="otcOrder.release.busy" defaultMessage="Releasing" />}
          >
            <FormattedMessage id="otcOrder.release" defaultMessage="Release {amount}" values={{ amount }} />
          </SubmitButton>
        </ButtonPair>
      }
    >
      <FormFrame form={{ ...form, submit: () => ifSeen(form.submit) }} place="sheet" gap="4">
        <LookFirst order={order} />
        <KeyValue frame="panel" rows={rows} />
        <Arrived form={form} order={order} />
        <PinInput
          {...form.field('password')}
          label={<FormattedMessage id="settings.fundPassword" defaultMessage="Fund password" />}
          onCurrent={setIsFilling}
        />
        {isFilling ? (
          <InSight>
            <Keypad value={form.values.password} onPress={(next) => form.set('password', next)} />
          </InSight>
        ) : null}
        <Notice
          tone="warning"
          lead={<FormattedMessage id="otcOrder.release.final" defaultMessage="A release cannot be undone." />}
        >
          <FormattedMessage
            id="otcOrder.release.until"
            defaultMessage="{merchant} gets {amount}. Until then it stays locked and yours. We never ask you to release."
            values={{ merchant, amount }}
          />
        </Notice>
      </FormFrame>
    </Sheet>
  );
}

/** Releases a sale, or leads to the fund password that it needs. */
export function ReleaseSheet(props: ReleaseSheetProps) {
  const { hasFundPassword, fundPasswordHref, onClose } = props;
  if (hasFundPassword !== false) return <ReleaseForm {...props} />;
  return (
    <RequiredFirst
      title={<RefusalText of="account.fundPasswordMissing" />}
      text={
        <FormattedMessage
          id="otcOrder.release.password"
          defaultMessage="It confirms each release. Nothing was released, and you come back here afterwards."
        />
      }
      go={<FormattedMessage id="fundPassword.set" defaultMessage="Set fund password" />}
      to={fundPasswordHref}
      onClose={onClose}
    />
  );
}
