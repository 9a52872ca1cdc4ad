import { Notice } from '../src/ui/messages/Notice.tsx';
import { Pill } from '../src/ui/facts/Pill.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { TextArea } from '../src/ui/fields/TextArea.tsx';
import { TextField } from '../src/ui/fields/TextField.tsx';
import * as laterIcons from '../src/ui/pictures/laterIcons.ts';
import { Decide } from './Decide.tsx';
import type { CaseBodyProps } from './deskProps.ts';
import { Fields } from './Fields.tsx';
import { mayDecide } from './judgement.ts';
import { Pictures } from './Pictures.tsx';
import { accountText, attemptText, sentTime, stateNames, titleOf } from './words.ts';
import * as styles from './desk.css.ts';

const marks = {
  submitted: { tone: 'warning', icon: 'clock' },
  inReview: { tone: 'warning', icon: 'clock' },
  approved: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'close' },
  withdrawn: { tone: 'neutral', icon: 'close' },
} as const;

function Head({ detail, operator, now }: Pick<CaseBodyProps, 'detail' | 'operator' | 'now'>) {
  const { kind, account_number, created_ms, attempt, state, taken_by } = detail;
  return (
    <div className={styles.head}>
      <div>
        <Text as="h2" variant="title2">
          {titleOf(kind)}
        </Text>
        <Text as="p" variant="body" tone="secondary">
          Account {accountText(account_number)} · sent {sentTime(created_ms, now)} · {attemptText(attempt)}
        </Text>
      </div>
      <div className={styles.pills}>
        <Pill {...marks[state]}>{stateNames[state]}</Pill>
        {taken_by === undefined ? null : (
          <Pill tone="accent" icon={laterIcons.lock}>
            {taken_by === operator.name ? 'Taken by you' : `Taken by ${taken_by}`}
          </Pill>
        )}
      </div>
    </div>
  );
}

function Notes({
  detail,
  draft,
  onDraft,
  mayWrite,
}: Pick<CaseBodyProps, 'detail' | 'draft' | 'onDraft'> & { mayWrite: boolean }) {
  if (mayWrite)
    return (
      <TextArea
        label="Notes for the desk, which no customer sees"
        value={draft.notes}
        onChange={(notes) => onDraft({ ...draft, notes })}
        maxLength={2000}
        rows={2}
      />
    );
  return detail.notes === '' ? null : (
    <Notice tone="neutral" lead="Notes of the desk:">
      {detail.notes}
    </Notice>
  );
}

/** All data of a case, and its decision. */
export function CaseBody(props: CaseBodyProps) {
  const { detail, draft, onDraft, operator } = props;
  const mayWrite = mayDecide(detail, operator);
  return (
    <main className={styles.body}>
      <Head {...props} />
      {detail.proposed_by === undefined || detail.state !== 'inReview' ? null : (
        <Notice tone="info" icon="people">
          {detail.proposed_by} has proposed the approval.
        </Notice>
      )}
      {detail.pictures.length > 0 ? (
        <Pictures detail={detail} draft={draft} onDraft={onDraft} mayWrite={mayWrite} />
      ) : null}
      <Fields detail={detail} draft={draft} onDraft={onDraft} mayWrite={mayWrite} />
      {detail.effect === undefined || !mayWrite ? null : (
        <Notice tone="warning" icon="warning">
          {detail.effect}
        </Notice>
      )}
      {detail.needs_statement && mayWrite ? (
        <TextField
          label="Reference of the entry on the bank statement, as it reads there"
          value={draft.statement}
          signs="plain"
          onChange={(statement) => onDraft({ ...draft, statement })}
          maxLength={64}
        />
      ) : null}
      <Notes {...props} mayWrite={mayWrite} />
      <Decide {...props} />
    </main>
  );
}
