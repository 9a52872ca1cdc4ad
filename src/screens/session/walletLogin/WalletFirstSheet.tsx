import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { useForm, type FormWiring } from '../../../components/forms/useForm.ts';
import type { SignedText } from '../../../components/wallets/walletSteps.ts';
import { WalletMark, WalletName } from '../../../components/wallets/WalletMark.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { shortAddress } from '../../../ui/facts/Address.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { key } from '../../../ui/pictures/laterIcons.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AgreementField } from '../AgreementField.tsx';
import { InvitationField } from '../InvitationField.tsx';
import { openingSchema } from '../registerSchema.ts';
import type { WalletFirstValues } from './walletFirst.ts';

export interface WalletFirstSheetProps extends FormWiring<WalletFirstValues> {
  signed: SignedText;
  isSandboxInvitation: boolean;
  isOffline: boolean;
  links: { userAgreement: string; privacy: string };
  onClose: () => void;
}

/** Invitation and consent before the first login of a wallet opens an account. */
export function WalletFirstSheet(props: WalletFirstSheetProps) {
  const { signed, isSandboxInvitation, isOffline, links, onClose, ...wiring } = props;
  const intl = useIntl();
  const form = useForm<WalletFirstValues>({
    ...wiring,
    initial: { signed, invitationCode: '', isAgreed: false },
    schema: object(openingSchema(intl)),
  });
  return (
    <Sheet
      title={
        <FormattedMessage id="walletLogin.first.title" defaultMessage="Open an account with this wallet" />
      }
      onClose={onClose}
      actions={
        <Stack gap="3">
          <ButtonPair>
            <Button variant="secondary" width="block" onClick={onClose}>
              <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
            </Button>
            <SubmitButton
              form={form}
              isOffline={isOffline}
              busy={<FormattedMessage id="walletLogin.first.opening" defaultMessage="Opening" />}
            >
              <FormattedMessage id="walletLogin.first.open" defaultMessage="Open account" />
            </SubmitButton>
          </ButtonPair>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage
              id="walletLogin.first.nothing"
              defaultMessage="No account is opened until you tap. If you cancel, we keep no data."
            />
          </Text>
        </Stack>
      }
    >
      <Stack gap="4">
        <List variant="sheet">
          <ListRow
            lead={<WalletMark network={signed.network} />}
            title={shortAddress(signed.address)}
            caption={
              <FormattedMessage
                id="walletLogin.first.signed"
                defaultMessage="{wallet}, signed"
                values={{ wallet: <WalletName network={signed.network} /> }}
              />
            }
            value={
              <Pill tone="neutral">
                <FormattedMessage id="walletLogin.first.none" defaultMessage="No account yet" />
              </Pill>
            }
          />
        </List>
        <FormFrame form={form} place="sheet" gap="4">
          <InvitationField {...form.field('invitationCode')} isSandbox={isSandboxInvitation} />
          <AgreementField {...form.field('isAgreed')} links={links} />
        </FormFrame>
        <Notice
          tone="warning"
          icon={key}
          lead={
            <FormattedMessage
              id="walletLogin.first.only"
              defaultMessage="This wallet will be your only way in."
            />
          }
        >
          <FormattedMessage
            id="walletLogin.first.key"
            defaultMessage="Without its key we cannot let you back in. Add an email address or phone in Account."
          />
        </Notice>
      </Stack>
    </Sheet>
  );
}
