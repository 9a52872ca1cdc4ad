import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import * as maxLengths from '../../../../contracts/maxLengths.ts';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { useForm, type FormDraft, type FormState } from '../../../components/forms/useForm.ts';
import { minutesText } from '../../../components/live/minutesText.ts';
import { isUnderWay } from '../../../components/pictures/picture.ts';
import { PictureField } from '../../../components/pictures/PictureField.tsx';
import type { FormPicture } from '../../../components/pictures/usePictureField.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import type { PaidValues } from './orderForms.ts';
import { holderName, referenceName } from './orderWords.tsx';
import type { OrderCommand } from './useOrderCommand.ts';
import { useFiatText } from './useFiatText.ts';

interface PaidSheetProps {
  order: OtcOrderDetail;
  secondsLeft: number;
  command: OrderCommand<PaidValues>;
  draft: FormDraft<PaidValues>;
  proof: FormPicture;
  isOffline: boolean;
  /** Called when it is sent, or closed. */
  onClose: () => void;
  /** The command was sent: its entries are no longer needed. */
  onSent: () => void;
}

const untouched: PaidValues = { isSent: false, isOwn: false, reference: '' };

function usePaidForm({ command, draft, onSent }: Pick<PaidSheetProps, 'command' | 'draft' | 'onSent'>) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  const { reference } = draft.initial ?? {};
  const tick = intl.formatMessage({ id: 'otcOrder.tick', defaultMessage: 'Confirm this first' });
  const form = useForm<PaidValues>({
    initial: untouched,
    // What was confirmed before is confirmed again.
    draft: { ...draft, initial: reference === undefined ? undefined : { reference } },
    schema: object({ isSent: boolean().oneOf([true], tick), isOwn: boolean().oneOf([true], tick) }),
    onRefused: command.onRefused,
    onSubmit: async (values) => {
      const refused = await command.onSubmit(values);
      setProblem(refused?.fields?.['proof']);
      if (!refused) onSent();
      return refused;
    },
  });
  return { form, problem, onPicture: () => setProblem(undefined) };
}

/** The transfer as the user was told to send it. */
function usePaymentRows(order: OtcOrderDetail): KeyValueRow[] {
  const fiat = useFiatText();
  const { user_cash_info: payee, order_no: reference } = order;
  return [
    {
      label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
      value: fiat(order),
      variant: 'total',
    },
    ...(payee === undefined
      ? []
      : [
          { label: holderName, value: payee.real_name },
          {
            label: <FormattedMessage id="bank.account" defaultMessage="Account number" />,
            value: payee.bank_account,
          },
        ]),
    { label: referenceName, value: reference },
  ];
}

/** What the user confirms of the transfer. */
function Said({ form, name }: { form: FormState<PaidValues>; name: string | undefined }) {
  const [isSent, isOwn] = [form.field('isSent'), form.field('isOwn')];
  return (
    <>
      <Checkbox {...isSent} checked={isSent.value}>
        <FormattedMessage
          id="otcOrder.paid.isSent"
          defaultMessage="The transfer is sent, not only prepared."
        />
      </Checkbox>
      <Checkbox {...isOwn} checked={isOwn.value}>
        {name === undefined ? (
          <FormattedMessage
            id="otcOrder.paid.isOwn"
            defaultMessage="It comes from an account in my own name."
          />
        ) : (
          <FormattedMessage
            id="otcOrder.paid.isOwn.name"
            defaultMessage="It comes from an account in my own name, {name}."
            values={{ name: <strong translate="no">{name}</strong> }}
          />
        )}
      </Checkbox>
    </>
  );
}

interface EvidenceProps {
  form: FormState<PaidValues>;
  proof: FormPicture;
  /** Why the server rejected the picture. */
  problem: string | undefined;
  onPicture: () => void;
}

/** What proves the transfer, if the user has it at hand. */
function Evidence({ form, proof, problem, onPicture }: EvidenceProps) {
  const { name: referenceField, value, onChange, error } = form.field('reference');
  return (
    <>
      <TextField
        name={referenceField}
        value={value}
        onChange={onChange}
        error={error}
        label={
          <FormattedMessage
            id="otcOrder.bankReference"
            defaultMessage="Transaction number of your bank (optional)"
          />
        }
        autoComplete="off"
        maxLength={maxLengths.markOtcPaid.reference}
      />
      {proof.maxBytes === undefined ? null : (
        <PictureField
          field={proof}
          name="proof"
          problem={problem}
          onChange={onPicture}
          title={<FormattedMessage id="otcOrder.proof" defaultMessage="Picture of the transfer (optional)" />}
        />
      )}
    </>
  );
}

function Final() {
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage id="otcOrder.paid.final" defaultMessage="After this you can no longer cancel." />
      }
    >
      <FormattedMessage
        id="otcOrder.paid.next"
        defaultMessage="We ask the merchant to check for the money. If you have not paid, go back; nothing is marked yet."
      />
    </Notice>
  );
}

/** Asks whether the money was sent, from an account of the user's own, before the order is marked as paid. */
export function PaidSheet(props: PaidSheetProps) {
  const { order, secondsLeft, proof, isOffline, onClose } = props;
  const fiat = useFiatText();
  const { form, problem, onPicture } = usePaidForm(props);
  const rows = usePaymentRows(order);
  return (
    <Sheet
      title={
        <FormattedMessage
          id="otcOrder.paid.title"
          defaultMessage="Have you sent {money}?"
          values={{ money: fiat(order) }}
        />
      }
      onClose={form.isSubmitting ? () => undefined : onClose}
      actions={
        <ButtonPair>
          <Button variant="secondary" width="block" onClick={form.isSubmitting ? undefined : onClose}>
            <FormattedMessage id="otcOrder.notYet" defaultMessage="Not yet" />
          </Button>
          <SubmitButton
            form={form}
            isOffline={isOffline}
            reason={
              isUnderWay(proof.picture) ? (
                <FormattedMessage id="claim.uploading" defaultMessage="Wait until the picture is uploaded." />
              ) : undefined
            }
            busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
          >
            <FormattedMessage id="otcOrder.paid.commit" defaultMessage="Yes, I have paid" />
          </SubmitButton>
        </ButtonPair>
      }
    >
      <FormFrame form={form} place="sheet" gap="4">
        <Stack direction="row" justify="between" gap="3">
          <Text variant="label" tone="secondary" weight="regular">
            <FormattedMessage id="otcOrder.timeLeft" defaultMessage="Time left to pay" />
          </Text>
          <Text variant="label" tone="accent" num noWrap>
            {minutesText(secondsLeft)}
          </Text>
        </Stack>
        <KeyValue frame="panel" rows={rows} />
        <Said form={form} name={order.payer_name} />
        <Evidence form={form} proof={proof} problem={problem} onPicture={onPicture} />
        <Final />
      </FormFrame>
    </Sheet>
  );
}
