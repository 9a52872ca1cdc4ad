import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BankValues } from '../../../contracts/rules/identity/bank.ts';
import type { BankCard } from '../../api/bank.ts';
import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { AccountFields, BranchFields, RecipientFields } from './BankFields.tsx';
import { bankSchema } from './bankSchema.ts';
import { BoundCard } from './BoundCard.tsx';
import { FormSkeleton } from '../../components/forms/FormSkeleton.tsx';

/** Data known before the user types. */
export interface Known {
  card: BankCard;
  /** Undefined while no name is verified. */
  verifiedName: string | undefined;
  /** Address from the verification. */
  address: string | undefined;
}

interface AddBankCardViewProps extends FormWiring<BankValues> {
  known: RemoteState<Known>;
  /** Card that was just bound. */
  bound: BankCard | undefined;
  isOffline: boolean;
  /** Page that deletes the bound card. */
  cardHref: string;
  onDone: () => void;
  onBack: () => void;
  offlineBar: ReactNode;
}

const blank: BankValues = {
  name: '',
  bank_account: '',
  real_name: '',
  swift_code: '',
  iban: '',
  bank_name: '',
  bank_branch: '',
  branch_name: '',
  branch_number: '',
  bank_address: '',
  residence_address: '',
  postal_code: '',
};

/** The recipient stays the same with another card, so known values are prefilled. */
const startOf = ({ card, verifiedName, address }: Known): BankValues => ({
  ...blank,
  real_name: verifiedName ?? '',
  residence_address: card.residence_address || (address ?? '').split('\n').join(', '),
  postal_code: card.postal_code ?? '',
});

function CardForm({ known, isOffline, ...wiring }: Omit<AddBankCardViewProps, 'known'> & { known: Known }) {
  const intl = useIntl();
  const { card, verifiedName } = known;
  const form = useForm({ ...wiring, initial: startOf(known), schema: bankSchema(intl, verifiedName) });
  return (
    <FormFrame
      form={form}
      gap="4"
      label={intl.formatMessage({ id: 'bank.link', defaultMessage: 'Link bank account' })}
    >
      <AccountFields form={form} verifiedName={verifiedName} />
      <BranchFields form={form} banks={(card.banks ?? []).map(({ name }) => name)} />
      <RecipientFields form={form} />
      <BottomBar>
        <Stack gap="3">
          <SubmitButton
            form={form}
            isOffline={isOffline}
            busy={<FormattedMessage id="bank.linking" defaultMessage="Linking" />}
          >
            <FormattedMessage id="bank.link" defaultMessage="Link bank account" />
          </SubmitButton>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage id="bank.shownLater" defaultMessage="Only the last 4 digits are shown later." />
          </Text>
        </Stack>
      </BottomBar>
    </FormFrame>
  );
}

function Done({ bound, onDone }: { bound: BankCard; onDone: () => void }) {
  return (
    <Stack gutter padBlock="3" gap="4">
      <BoundCard card={bound} />
      <Notice tone="success" live lead={<LeadSentence of="bank.saved" />}>
        <FormattedMessage id="bank.masked" defaultMessage="All digits but the last four are masked." />
      </Notice>
      <BottomBar>
        <Button width="block" onClick={onDone}>
          <FormattedMessage id="common.done" defaultMessage="Done" />
        </Button>
      </BottomBar>
    </Stack>
  );
}

/** Shown if a card is already bound. A deletable card is deleted first, with the fund password. */
function BoundAlready({ card, cardHref }: { card: BankCard; cardHref: string }) {
  return (
    <Stack gutter padBlock="3" gap="4">
      <BoundCard card={card} />
      <Notice tone="info">
        <FormattedMessage
          id="bank.alreadyLinked"
          defaultMessage="You already have a linked bank account. Delete it before you link another."
        />
      </Notice>
      <BottomBar>
        <Button width="block" href={cardHref}>
          <FormattedMessage id="bank.toCard" defaultMessage="Go to bank account" />
        </Button>
      </BottomBar>
    </Stack>
  );
}

/** Bank and recipient details required for a payout, or the card that is already bound. */
export function AddBankCardView(props: AddBankCardViewProps) {
  const { known, bound, cardHref, onDone, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="bank.link" defaultMessage="Link bank account" />}
      onBack={onBack}
      beneathBar={offlineBar}
    >
      {bound ? (
        <Done bound={bound} onDone={onDone} />
      ) : (
        <Remote
          of={known}
          skeleton={<FormSkeleton count={7} />}
          failedTitle={
            <FormattedMessage id="bank.formFailed" defaultMessage="The form could not be loaded" />
          }
        >
          {(data) =>
            data.card.bank_account !== '' && data.card.can_delete === true ? (
              <BoundAlready card={data.card} cardHref={cardHref} />
            ) : (
              <CardForm {...props} known={data} />
            )
          }
        </Remote>
      )}
    </SubScreen>
  );
}
