import type { OwnAddress, SendOwnCode } from '../../components/codes/useOwnCode.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { VerificationRequired } from '../../components/verification/VerificationRequired.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { AuthoriseSheet } from './AuthoriseSheet.tsx';
import { ChangedSheet } from './ChangedSheet.tsx';
import { SetFundPassword } from './SetFundPassword.tsx';
import type { Levels, useWithdrawalQuestions } from './useWithdrawalQuestions.ts';
import type { Proof, WithdrawalValues } from './withdrawalValues.ts';

export interface ProvedCommand {
  onSend: (values: WithdrawalValues, proof: Proof) => Promise<Refused | undefined>;
  onSendAgain: (proof: Proof, consent?: 'mayDouble') => Promise<Refused | undefined>;
}

export interface WithdrawalSheetsProps {
  command: ProvedCommand;
  levels: Levels;
  /** Address for codes; undefined where the account has none. */
  ownAddress: OwnAddress | undefined;
  fundPasswordHref: string;
  isOffline: boolean;
  /** Payout currency of the bank; undefined for a withdrawal to an address. */
  currency: string | undefined;
  /** Exact summary of the authorised withdrawal. */
  summaryOf: (values: WithdrawalValues) => readonly KeyValueRow[];
  onVerify: () => void;
  onSendCode: SendOwnCode;
}

/** Sheets that open over the withdrawal form before the request, one after the other. */
export function WithdrawalSheets(
  props: WithdrawalSheetsProps & {
    asks: ReturnType<typeof useWithdrawalQuestions>;
    /** The form shows the errors. */
    onRefused: (refused: Refused) => void;
  },
) {
  const { asks, levels, ownAddress, fundPasswordHref, currency, summaryOf } = props;
  const { onSend, onSendAgain } = props.command;
  const { onVerify, onRefused } = props;
  const { asking, close } = asks;
  switch (asking?.kind) {
    case 'verification':
      return <VerificationRequired {...levels} onGo={onVerify} onClose={close} />;
    case 'fundPassword':
      return <SetFundPassword href={fundPasswordHref} onClose={close} />;
    case 'changed':
      return (
        <ChangedSheet
          {...asking.values}
          currency={currency}
          before={asking.before}
          after={asking.after}
          onGoOn={() => asks.goOn(asking)}
          onClose={close}
        />
      );
    case 'proof': {
      const { values, code, again } = asking;
      if (ownAddress === undefined) return null;
      return (
        <AuthoriseSheet
          {...props}
          key={code}
          ownAddress={ownAddress}
          rows={summaryOf(values)}
          code={code}
          onSend={(proof) => (again ? onSendAgain(proof, again.consent) : onSend(values, proof))}
          onRefused={(refused, proof) => {
            const said = asks.refuse(values, refused, proof);
            if (said) onRefused(said);
          }}
          onClose={close}
        />
      );
    }
    case undefined:
      return null;
  }
}
