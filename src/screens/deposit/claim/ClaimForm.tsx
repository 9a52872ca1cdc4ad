import { FormattedMessage, useIntl } from 'react-intl';
import { bankScale } from '../../../../contracts/rules/depositClaim.ts';
import type { BankCard } from '../../../api/bank.ts';
import type { DepositRow } from '../../../api/deposit.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { finestScale } from '../../../components/amounts/finestScale.ts';
import { useBankAmounts } from '../../../components/amounts/useBankAmounts.ts';
import { CommandFrame } from '../../../components/command/CommandFrame.tsx';
import type { CommandForm } from '../../../components/command/useCommandForm.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { BankClaimFields, Reference } from './BankClaimFields.tsx';
import { BankRate, BankReceipt } from '../BankFigures.tsx';
import { ChainClaimFields, SendFirst } from './ChainClaimFields.tsx';
import { ClaimTarget } from './ClaimTarget.tsx';
import type { ClaimValues } from './claimValues.ts';
import { checking, ClaimedAmount } from './claimWords.tsx';
import { ProofField } from './ProofField.tsx';
import { useClaimForm, type ClaimFormOptions } from './useClaimForm.ts';
import { minimumOf, useWaitText } from '../useWaitText.ts';

export interface ClaimFormProps extends ClaimFormOptions {
  command: CommandForm<ClaimValues, DepositRow>;
  isOffline: boolean;
  /** Bound card; undefined if unknown. */
  card: BankCard | undefined;
  /** Page that selects another coin, network or way. */
  changeHref: string;
  /** Called when the user cancels the claim. */
  onCancel: () => void;
}

function Minimum({ subject }: Pick<ClaimFormProps, 'subject'>) {
  const bankAmount = useBankAmounts();
  const minimum = minimumOf(subject);
  return (
    <FormattedMessage
      id="claim.minimum"
      defaultMessage="Min. {amount}"
      values={{
        amount:
          subject.way === 'bank' ? (
            bankAmount(minimum, subject.bank.currency)
          ) : (
            <Amount value={minimum} coin={subject.coin} />
          ),
      }}
    />
  );
}

/** How a claim is processed; the claim itself guarantees no credit. */
function WhatCounts({ subject }: Pick<ClaimFormProps, 'subject'>) {
  return (
    <Notice tone="neutral">
      {subject.way === 'bank' ? (
        <FormattedMessage
          id="claim.counts.bank"
          defaultMessage="Your Spot account is credited once the transfer with your reference has been found and checked."
        />
      ) : (
        <FormattedMessage
          id="claim.counts.chain"
          defaultMessage="We credit your Spot account with what the network shows, whatever amount you enter here."
        />
      )}
    </Notice>
  );
}

/** Claim form: the sent amount and its proof. */
export function ClaimForm(props: ClaimFormProps) {
  const { command, subject, proof, isOffline, changeHref, onCancel, verifiedName, card } = props;
  const intl = useIntl();
  const form = useClaimForm(props);
  const waits = useWaitText(subject, proof);
  const { values } = form;
  const isBank = subject.way === 'bank';
  const isOpen = command.submission.state === 'idle' && !form.isSubmitting;
  return (
    <CommandFrame
      command={command}
      isOffline={isOffline}
      form={form}
      emptied={{ amount: '', account: '' }}
      label={intl.formatMessage({ id: 'claim.title', defaultMessage: 'Submit deposit' })}
      words={checking}
      outcome={isBank ? <BankReceipt bank={subject.bank} amount={values.amount} /> : undefined}
      reason={waits}
      busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
      submit={
        values.amount === '' ? (
          <FormattedMessage id="verification.submit" defaultMessage="Submit for review" />
        ) : (
          <FormattedMessage
            id="claim.submit"
            defaultMessage="Submit {amount} for review"
            values={{ amount: <ClaimedAmount {...values} /> }}
          />
        )
      }
    >
      <ClaimTarget subject={subject} changeHref={changeHref} />
      {subject.way === 'quick' ? <SendFirst subject={subject} isOffline={isOffline} /> : null}
      {isBank ? <Reference reference={subject.bank.reference} /> : null}
      <AmountField
        {...form.field('amount')}
        label={
          isBank ? (
            <FormattedMessage id="deposit.transferAmount" defaultMessage="Transfer amount" />
          ) : (
            <FormattedMessage id="claim.amount" defaultMessage="Amount sent" />
          )
        }
        decimals={isBank ? bankScale : finestScale}
        spareDecimals={1}
        unit={isBank ? subject.bank.currency : subject.coin}
        hint={<Minimum subject={subject} />}
      />
      {isBank ? (
        <BankClaimFields form={form} verifiedName={verifiedName} card={card} />
      ) : (
        <ChainClaimFields form={form} subject={subject} />
      )}
      <ProofField
        proof={proof}
        problem={form.errors.imgs}
        onChange={() => form.addErrors({ imgs: undefined })}
      />
      <WhatCounts subject={subject} />
      {isBank ? <BankRate bank={subject.bank} /> : null}
      {isOpen ? (
        <Button variant="text" width="block" onClick={onCancel}>
          <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
        </Button>
      ) : null}
    </CommandFrame>
  );
}
