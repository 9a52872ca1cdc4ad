import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { DeskApproval, DeskCaseDetail } from '../contracts/desk.ts';
import { Button } from '../src/ui/actions/Button.tsx';
import { KeyValue } from '../src/ui/facts/KeyValue.tsx';
import { Notice } from '../src/ui/messages/Notice.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { desk, type DeskError } from './deskCalls.ts';
import type { CaseBodyProps } from './deskProps.ts';
import { keepDraft } from './drafts.ts';
import { comparedOf, decisionsOf, mayDecide } from './judgement.ts';
import { useStep } from './useStep.ts';
import { accountText, fieldName } from './words.ts';
import * as styles from './desk.css.ts';

const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Another operator was faster. */
const isOutdated = ({ reason }: DeskError): boolean =>
  ['review.closed', 'review.taken', 'review.notTaken', 'review.unknown'].includes(reason ?? '');

function sentenceOf({ reason, message }: DeskError): string {
  if (reason === 'review.closed')
    return 'This case was decided meanwhile. What you see is how it stands now.';
  if (reason === 'review.taken') return 'Somebody else has taken this case meanwhile.';
  return message;
}

/** Decisions available in the case's current state. */
function useDecisions(props: CaseBodyProps) {
  const { id, detail, draft, operator, onDecided, onChanged, onReload } = props;
  const queries = useQueryClient();
  const step = useStep((error) => {
    if (!isOutdated(error)) return;
    onReload();
    onChanged();
  });
  const decisions = decisionsOf(detail, draft, operator);
  const account = `account ${accountText(detail.account_number)}`;
  const { notes, statement } = draft;
  const done = (text: string) => {
    keepDraft(id, undefined);
    onDecided(text);
  };
  return {
    step,
    decisions,
    take: () =>
      step.run(async () => {
        await desk.send(`cases/${id}/take`);
        // The response contains the new state: reading the case again would record another view.
        queries.setQueryData<DeskCaseDetail>(['case', id], {
          ...detail,
          state: 'inReview',
          taken_by: operator.name,
          history: [{ at_ms: Date.now(), what: 'taken', by: operator.name }, ...detail.history],
        });
        onChanged();
      }),
    reject: () =>
      step.run(async () => {
        const { rejections } = decisions;
        await desk.send(`cases/${id}/reject`, { rejections, notes });
        const count = Object.keys(rejections).length;
        done(`${count === 0 ? 'Rejected' : `Rejected, ${itemsText(count)}`}: ${account}`);
      }),
    approve: () =>
      step.run(async () => {
        const { is_decided } = await desk.send<DeskApproval>(`cases/${id}/approve`, {
          notes,
          ...(detail.needs_statement && { statement }),
        });
        done(`${is_decided ? 'Approved' : 'Approval proposed'}: ${account}`);
      }),
  };
}

function Buttons(
  props: CaseBodyProps &
    Pick<ReturnType<typeof useDecisions>, 'step' | 'decisions' | 'reject' | 'take'> & {
      onApprove: () => void;
    },
) {
  const { detail, operator, step, decisions, take, reject, onApprove } = props;
  const { rejections, canApprove, canReject, approveLabel } = decisions;
  const count = Object.keys(rejections).length;
  if (detail.state === 'submitted')
    return (
      <Button loading={step.isRunning ? 'Taking' : undefined} onClick={() => void take()}>
        Take this case
      </Button>
    );
  if (!mayDecide(detail, operator)) return null;
  return (
    <div className={styles.buttons}>
      <Button variant="danger" disabled={!canReject || step.isRunning} onClick={() => void reject()}>
        {count === 0 ? 'Reject' : `Reject ${itemsText(count)}`}
      </Button>
      <Button disabled={!canApprove || step.isRunning} onClick={onApprove}>
        {approveLabel}
      </Button>
    </div>
  );
}

function sentenceFor({ detail, operator }: CaseBodyProps, decisions: string): string {
  const { state, taken_by } = detail;
  if (state === 'submitted') return 'Take the case to decide it. Others see that it is yours.';
  if (state !== 'inReview')
    return 'This case is closed. A decision is never edited, only followed by a new one.';
  if (!mayDecide(detail, operator))
    return `${taken_by ?? 'Somebody else'} has taken this case. An approver may decide it too.`;
  return decisions;
}

interface ApprovingProps extends Pick<CaseBodyProps, 'detail' | 'draft'> {
  label: string;
  onYes: () => void;
  onBack: () => void;
}

/** Final comparison before approval. The back button replaces the button that led here. */
function Approving({ detail, draft, label, onYes, onBack }: ApprovingProps) {
  const rows = comparedOf(detail, draft).map(({ field, said }) => ({ label: fieldName(field), value: said }));
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => asked.current?.focus(), []);
  return (
    <div ref={asked} tabIndex={-1} className={styles.approving} role="group" aria-label={label}>
      <Text as="h3" variant="label" weight="semibold">
        {label} of account {accountText(detail.account_number)}?
      </Text>
      <div className={styles.compared}>
        <KeyValue rows={rows} />
      </div>
      <div className={styles.approvingButtons}>
        <Button onClick={onYes}>{`Yes, ${label.toLowerCase()}`}</Button>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}

export function Decide(props: CaseBodyProps) {
  const actions = useDecisions(props);
  const { step, decisions, approve } = actions;
  const [isAsking, setAsking] = useState(false);
  if (isAsking && decisions.canApprove)
    return (
      <div className={styles.decide}>
        <Approving
          {...props}
          label={decisions.approveLabel}
          onYes={() => {
            setAsking(false);
            void approve();
          }}
          onBack={() => setAsking(false)}
        />
      </div>
    );
  return (
    <div className={styles.decide}>
      {step.refusal ? (
        <Notice tone="danger" live>
          {sentenceOf(step.refusal)}
        </Notice>
      ) : null}
      <div className={styles.decideLine}>
        <div className={styles.sentence}>
          <Text as="p" variant="caption" tone="muted">
            {sentenceFor(props, decisions.sentence)}
          </Text>
        </div>
        <Buttons {...props} {...actions} onApprove={() => setAsking(true)} />
      </div>
    </div>
  );
}
