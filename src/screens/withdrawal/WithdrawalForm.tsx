import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { remarkMost } from '../../../contracts/rules/withdrawal.ts';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { NoCodeAddress } from '../../components/codes/NoCodeAddress.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import type { FormState } from '../../components/forms/useForm.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { WithdrawalLinks } from './record/withdrawalLinks.ts';
import { useWithdrawalQuestions, type Levels } from './useWithdrawalQuestions.ts';
import { longestHold, useObstacle, type Holds } from './useObstacle.tsx';
import type { WhereObstacle } from './whereObstacle.ts';
import { useWithdrawalForm, type WithdrawalFormOptions, type WithdrawalParts } from './useWithdrawalForm.ts';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import { FrozenNote } from './addresses/FrozenNote.tsx';
import { useTermRows } from './record/withdrawalRows.tsx';
import { WithdrawalsHeld } from './WithdrawalsHeld.tsx';
import { WithdrawalSheets, type ProvedCommand, type WithdrawalSheetsProps } from './WithdrawalSheets.tsx';
import type { WithdrawalValues } from './withdrawalValues.ts';
import { openWithdrawalWords } from './withdrawalWords.tsx';

/** A withdrawal is sent with what proves that its owner requests it. */
export interface WithdrawalCommand
  extends Omit<CommandForm<WithdrawalValues, WithdrawalRow>, 'onSubmit' | 'onRepeat'>, ProvedCommand {
  /** Requested withdrawal as recorded; undefined before it is loaded, or when the records are not available. */
  requested: WithdrawalRow | undefined;
}

/** Wiring that both pages supply. */
export interface WithdrawalWiring extends Omit<
  WithdrawalSheetsProps,
  'command' | 'currency' | 'summaryOf' | 'fundPasswordHref'
> {
  command: WithdrawalCommand;
  levels: Levels;
  /** By the device clock. */
  holds: Holds;
  lockedUntilMs: number | undefined;
  links: WithdrawalLinks;
  isOffline: boolean;
}

interface WithdrawalFormProps extends WithdrawalWiring, Omit<WithdrawalFormOptions, 'command' | 'onAsk'> {
  hasFundPassword: boolean;
  currency: WithdrawalSheetsProps['currency'];
  summaryOf: WithdrawalSheetsProps['summaryOf'];
  /** Destination as sent; the form may have no address field. */
  addressOf: (values: WithdrawalValues) => string;
  /** Fields for coin, network and destination. */
  whereOf: (form: FormState<WithdrawalValues>) => ReactNode;
  /** Obstacle at the destination; undefined when there is none. */
  obstacleOf: (values: WithdrawalValues) => WhereObstacle | undefined;
  /** Figures derived from the amount. */
  figuresOf: (parts: WithdrawalParts) => readonly KeyValueRow[];
  /** Label of the submit button for this amount. */
  submitOf: (amount: ReactNode) => ReactNode;
  /** Content below the figures. */
  children?: ReactNode;
}

/** Form fields and the figures derived from them. */
function Fields(props: WithdrawalFormProps & { parts: WithdrawalParts; amount: ReactNode }) {
  const { where, info, holds, ownAddress, links, whereOf, figuresOf, children, parts, amount } = props;
  const { form } = parts;
  const { coin } = where;
  const isHeld = longestHold(holds, Date.now()) !== undefined;
  const terms = useTermRows(info, parts.cost);
  return (
    <>
      {isHeld ? <WithdrawalsHeld holds={holds} securityHref={links.security} /> : null}
      {ownAddress === undefined ? (
        <NoCodeAddress href={links.account}>
          <FormattedMessage
            id="withdraw.noCodeAddress"
            defaultMessage="Withdrawals are confirmed with a code that we send you. You’ll come back here afterwards."
          />
        </NoCodeAddress>
      ) : null}
      {whereOf(form)}
      <WithdrawalAmount parts={parts} coin={coin} available={info.change_balance} />
      <TextField
        {...form.field('remark')}
        label={<FormattedMessage id="withdraw.remark" defaultMessage="Remark (optional)" />}
        hint={<FormattedMessage id="withdraw.remark.hint" defaultMessage="Visible only to you" />}
        autoComplete="off"
        maxLength={remarkMost + 1}
      />
      <KeyValue frame="line" rows={[...figuresOf(parts), ...terms]} />
      {info.left_today === undefined ? null : (
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="withdraw.leftToday.counts"
            defaultMessage="Withdrawals that you cancel count for the day. Rejected ones do not."
          />
        </Text>
      )}
      <FrozenNote amount={amount} isHeld={isHeld} isBank={where.type === 'bank'} />
      {children}
    </>
  );
}

/** Amount, result and authorisation of a withdrawal. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { command, where, info, holds, ownAddress, isOffline, links } = props;
  const { submission, onRefused } = command;
  const { addressOf, obstacleOf, submitOf } = props;
  const intl = useIntl();
  const { coin } = where;
  const asks = useWithdrawalQuestions(props);
  const parts = useWithdrawalForm({
    ...props,
    onAsk: (values) => asks.ask({ ...values, address: addressOf(values) }),
  });
  const { form } = parts;
  const { values } = form;
  const obstacle = useObstacle({
    parts,
    info,
    holds,
    locked: asks.locked,
    hasCodeAddress: ownAddress !== undefined,
    where: obstacleOf(values),
  });
  // Account prerequisites are reported before form errors.
  const reason = asks.obstacle ? undefined : obstacle;
  const submit = (): void => {
    if (asks.obstacle) asks.openObstacle();
    else if (reason === undefined) form.submit();
  };
  const amount = values.amount === '' ? undefined : <Amount value={values.amount} coin={coin} />;
  return (
    <>
      <CommandFrame
        command={{
          ...command,
          onRepeat(consent) {
            if ('draft' in submission) asks.refetchQueries(submission.draft, consent);
          },
        }}
        isOffline={isOffline}
        form={{ ...form, submit }}
        emptied={{ amount: '', remark: '' }}
        label={intl.formatMessage({ id: 'wallet.withdraw', defaultMessage: 'Withdraw' })}
        words={openWithdrawalWords}
        reason={reason}
        busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
        submit={
          amount === undefined ? (
            <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />
          ) : (
            submitOf(amount)
          )
        }
      >
        <Fields {...props} parts={parts} amount={amount} />
      </CommandFrame>
      <WithdrawalSheets
        {...props}
        levels={props.levels}
        fundPasswordHref={links.fundPassword}
        asks={asks}
        onRefused={({ fields, message, requestId }) => {
          if (fields) form.addErrors(fields);
          if (message !== undefined) onRefused(message, requestId);
        }}
      />
    </>
  );
}
