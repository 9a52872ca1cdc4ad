import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import * as maxLengths from '../../../../contracts/maxLengths.ts';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { useForm, type FormDraft } from '../../../components/forms/useForm.ts';
import { isUnderWay } from '../../../components/pictures/picture.ts';
import { PictureField } from '../../../components/pictures/PictureField.tsx';
import type { FormPicture } from '../../../components/pictures/usePictureField.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { AppealReason, AppealValues } from './orderForms.ts';
import { isAppealOpen, isEndedUnpaid } from './orderStage.ts';
import { knownReason, reasonsOf, reasonText } from './orderWords.tsx';
import { useCoinText } from './useCoinText.ts';
import type { OrderCommand } from './useOrderCommand.ts';

interface AppealSheetProps {
  order: OtcOrderDetail;
  command: OrderCommand<AppealValues>;
  draft: FormDraft<AppealValues>;
  picture: FormPicture;
  isOffline: boolean;
  onClose: () => void;
  /** The command was sent: its entries are no longer needed. */
  onSent: () => void;
}

/** A further statement keeps the reason of the appeal. */
function givenReason({ events = [] }: OtcOrderDetail): AppealReason | undefined {
  const own = events.findLast(({ by, what }) => by === 'customer' && what === 'appealed');
  return own && knownReason(own.reason);
}

function useAppealForm({ order, command, draft, onSent }: AppealSheetProps, reason: AppealValues['reason']) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  const form = useForm<AppealValues>({
    initial: { reason, text: '' },
    draft,
    isPossible: (left) => left.reason === '' || reasonsOf(order).some((each) => each === left.reason),
    schema: object({
      reason: string().required(
        intl.formatMessage({ id: 'otcOrder.reason.choose', defaultMessage: 'Choose a reason' }),
      ),
      text: string()
        .trim()
        .required(intl.formatMessage({ id: 'otcOrder.appeal.say', defaultMessage: 'Say what happened' })),
    }),
    onRefused: command.onRefused,
    onSubmit: async (values) => {
      const refused = await command.onSubmit(values);
      setProblem(refused?.fields?.['picture']);
      if (!refused) onSent();
      return refused;
    },
  });
  return { form, problem, onPicture: () => setProblem(undefined) };
}

/** What becomes of the coins while the desk looks at an appeal. */
export function AppealHolds({ order }: { order: OtcOrderDetail }) {
  const coins = useCoinText();
  if (isEndedUnpaid(order))
    return (
      <Notice
        tone="warning"
        lead={
          <FormattedMessage id="otcOrder.appeal.noCoins" defaultMessage="No coins are held for this order." />
        }
      >
        <FormattedMessage
          id="otcOrder.appeal.noCoins.text"
          defaultMessage="It has ended. Support looks into your payment; the result is shown here."
        />
      </Notice>
    );
  return (
    <Notice
      tone="neutral"
      icon={laterIcons.lock}
      lead={
        <FormattedMessage
          id="otcOrder.appeal.held"
          defaultMessage="{amount} stays locked."
          values={{ amount: coins(order) }}
        />
      }
    >
      <FormattedMessage
        id="otcOrder.appeal.held.text"
        defaultMessage="Neither side can release or cancel alone; only support decides."
      />
    </Notice>
  );
}

/** Opens an appeal, or adds a statement to it. */
export function AppealSheet(props: AppealSheetProps) {
  const { order, picture, isOffline, onClose } = props;
  const intl = useIntl();
  const isOpen = isAppealOpen(order);
  const kept = isOpen ? (givenReason(order) ?? 'other') : undefined;
  const { form, problem, onPicture } = useAppealForm(props, kept ?? '');
  const reason = form.field('reason');
  const text = form.field('text');
  const close = form.isSubmitting ? () => undefined : onClose;
  return (
    <Sheet
      title={
        isOpen ? (
          <FormattedMessage id="otcOrder.evidence" defaultMessage="Add evidence" />
        ) : (
          <FormattedMessage id="otcOrder.appeal.open" defaultMessage="Open appeal" />
        )
      }
      onClose={close}
      actions={
        <ButtonPair>
          <Button variant="secondary" width="block" onClick={close}>
            <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
          </Button>
          <SubmitButton
            form={form}
            isOffline={isOffline}
            reason={
              isUnderWay(picture.picture) ? (
                <FormattedMessage id="claim.uploading" defaultMessage="Wait until the picture is uploaded." />
              ) : undefined
            }
            busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
          >
            <FormattedMessage id="otcOrder.appeal.send" defaultMessage="Send to support" />
          </SubmitButton>
        </ButtonPair>
      }
    >
      <FormFrame form={form} place="sheet" gap="4">
        <AppealHolds order={order} />
        {kept === undefined ? (
          <Select<AppealReason | ''>
            label={intl.formatMessage({ id: 'security.held.reason', defaultMessage: 'Reason' })}
            placeholder={<FormattedMessage id="otcOrder.reason.choose" defaultMessage="Choose a reason" />}
            value={reason.value}
            onChange={reason.onChange}
            error={reason.error}
            options={reasonsOf(order).map((value) => ({ value, label: reasonText(intl, value) }))}
          />
        ) : null}
        <TextArea
          name={text.name}
          value={text.value}
          onChange={text.onChange}
          error={text.error}
          label={<FormattedMessage id="otcOrder.appeal.text" defaultMessage="What happened?" />}
          hint={
            <FormattedMessage
              id="otcOrder.appeal.seen"
              defaultMessage="{merchant} and support see what you send."
              values={{ merchant: order.seller_name }}
            />
          }
          autoComplete="off"
          maxLength={maxLengths.appealOtcOrder.text}
        />
        {picture.maxBytes === undefined ? null : (
          <PictureField
            field={picture}
            name="picture"
            problem={problem}
            onChange={onPicture}
            title={<FormattedMessage id="otcOrder.appeal.picture" defaultMessage="Picture (optional)" />}
          />
        )}
      </FormFrame>
    </Sheet>
  );
}
