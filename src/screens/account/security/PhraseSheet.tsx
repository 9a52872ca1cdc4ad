import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { isPhrase } from '../../../../contracts/rules/identity/phrase.ts';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import type { ShowRefusal, Submit } from '../../../components/forms/submission.ts';
import { useForm } from '../../../components/forms/useForm.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

export interface PhraseSheetProps {
  /** Empty if none is set. */
  phrase: string;
  /** An empty phrase removes it. */
  onSubmit: Submit<string>;
  onRefused: ShowRefusal;
  onClose: () => void;
}

const longest = 32;

function Removal({
  onRemove,
  onRefused,
}: { onRemove: () => ReturnType<Submit<string>> } & Pick<PhraseSheetProps, 'onRefused'>) {
  const form = useForm({ initial: {}, schema: object(), onSubmit: onRemove, onRefused });
  return (
    <Button
      variant="secondary"
      width="block"
      loading={
        form.isSubmitting ? (
          <FormattedMessage id="security.phrase.removing" defaultMessage="Removing" />
        ) : undefined
      }
      onClick={form.submit}
    >
      <FormattedMessage id="security.phrase.remove" defaultMessage="Remove phrase" />
    </Button>
  );
}

/** Anti-phishing phrase, which distinguishes mails of this product from imitations. */
export function PhraseSheet({ phrase, onSubmit, onRefused, onClose }: PhraseSheetProps) {
  const intl = useIntl();
  const invalid = intl.formatMessage(refusalMessage('account.phraseInvalid'));
  const send = async (text: string) => {
    const refused = await onSubmit(text);
    if (!refused) onClose();
    return refused;
  };
  const form = useForm({
    initial: { phrase },
    schema: object({
      phrase: string()
        .trim()
        .test('phrase', invalid, (text) => isPhrase(text ?? '')),
    }),
    onSubmit: (values) => send(values.phrase.trim()),
    onRefused,
  });
  return (
    <Sheet
      title={<FormattedMessage id="security.phrase" defaultMessage="Anti-phishing phrase" />}
      onClose={onClose}
      actions={
        <>
          <SubmitButton form={form} busy={<FormattedMessage id="common.saving" defaultMessage="Saving" />}>
            <FormattedMessage id="security.phrase.save" defaultMessage="Save phrase" />
          </SubmitButton>
          {phrase === '' ? null : <Removal onRemove={() => send('')} onRefused={onRefused} />}
        </>
      }
    >
      <Stack gap="5">
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="security.phrase.text"
            defaultMessage="Every email from us contains it. An email without it, or with another one, is not from us."
          />
        </Text>
        <FormFrame form={form} place="sheet">
          <TextField
            {...form.field('phrase')}
            label={<FormattedMessage id="security.phrase.label" defaultMessage="Your phrase" />}
            autoComplete="off"
            maxLength={longest}
            hint={form.errors.phrase === undefined ? invalid : undefined}
          />
        </FormFrame>
      </Stack>
    </Sheet>
  );
}
