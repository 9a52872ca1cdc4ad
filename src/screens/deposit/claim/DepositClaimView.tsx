import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRow } from '../../../api/deposit.ts';
import { CommandScreen } from '../../../components/command/CommandScreen.tsx';
import { useMade } from '../../../components/command/useMade.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { ClaimForm, type ClaimFormProps } from './ClaimForm.tsx';
import type { ClaimObstacle, ClaimSubject } from './claimSubject.ts';
import { DoneTitle, doneRows } from './claimWords.tsx';
import { NoClaim } from './NoClaim.tsx';

interface DepositClaimViewProps extends Omit<ClaimFormProps, 'subject'> {
  /** Subject of the claim from the page's address, or the reason why it cannot be claimed. */
  subject: RemoteState<ClaimSubject | ClaimObstacle>;
  /** Record of the claim just made, in its current state. */
  became: DepositRow | undefined;
  recordsHref: string;
  supportHref: string;
  /** Called when the claim exists and its picture is no longer needed. */
  onDone: () => void;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Claims a deposit, so that it is searched for and credited. */
export function DepositClaimView(props: DepositClaimViewProps) {
  const { command, subject, became, recordsHref, supportHref, changeHref, onDone } = props;
  const intl = useIntl();
  useMade(command, onDone);
  return (
    <CommandScreen
      {...props}
      title={<FormattedMessage id="claim.title" defaultMessage="Submit deposit" />}
      records={{
        label: intl.formatMessage({ id: 'deposit.records', defaultMessage: 'Deposit records' }),
        href: recordsHref,
      }}
      needs={subject}
      failedTitle={
        <FormattedMessage id="claim.failed" defaultMessage="Coin and address could not be loaded" />
      }
      done={{
        title: <DoneTitle became={became} />,
        rowsOf: (values) => doneRows(values, became),
      }}
    >
      {(known) =>
        'obstacle' in known ? (
          <NoClaim {...known} changeHref={changeHref} supportHref={supportHref} />
        ) : (
          <ClaimForm {...props} subject={known} />
        )
      }
    </CommandScreen>
  );
}
