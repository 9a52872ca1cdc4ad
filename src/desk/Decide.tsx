import { useQueryClient } from '@tanstack/react-query';
import type { DeskApproval, DeskCaseDetail } from '../../contracts/desk.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Text } from '../ui/Text.tsx';
import { desk, type DeskError } from './deskCalls.ts';
import type { CaseBodyProps } from './deskProps.ts';
import { keepDraft } from './drafts.ts';
import { decisionsOf, mayDecide } from './judgement.ts';
import { useStep } from './useStep.ts';
import { accountText } from './words.ts';
import * as styles from './desk.css.ts';

const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Somebody was faster. */
const isOutdated = ({ reason }: DeskError): boolean =>
  ['review.closed', 'review.taken', 'review.notTaken', 'review.unknown'].includes(reason ?? '');

function sentenceOf({ reason, message }: DeskError): string {
  if (reason === 'review.closed')
    return 'This case was decided meanwhile. What you see is how it stands now.';
  if (reason === 'review.taken') return 'Somebody else has taken this case meanwhile.';
  return message;
}

/** What can be done with a case as it stands. */
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
        // What it has become is known: to read it again would be one more look.
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
    Pick<ReturnType<typeof useDecisions>, 'step' | 'decisions' | 'approve' | 'reject' | 'take'>,
) {
  const { detail, operator, step, decisions, take, approve, reject } = props;
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
      <Button disabled={!canApprove || step.isRunning} onClick={() => void approve()}>
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

export function Decide(props: CaseBodyProps) {
  const actions = useDecisions(props);
  const { step, decisions } = actions;
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
        <Buttons {...props} {...actions} />
      </div>
    </div>
  );
}
