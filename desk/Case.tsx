import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DeskCaseDetail } from '../contracts/desk.ts';
import { Skeleton } from '../src/ui/loading/Skeleton.tsx';
import { CaseBody } from './CaseBody.tsx';
import { desk, type DeskError } from './deskCalls.ts';
import type { CaseProps } from './deskProps.ts';
import { draftOf, keepDraft } from './drafts.ts';
import type { Draft } from './judgement.ts';
import { Trail } from './Trail.tsx';
import { Trouble } from './Trouble.tsx';
import * as styles from './desk.css.ts';

/** One case with its submitted data. Opening it is recorded, so it is read once. */
export function Case(props: CaseProps) {
  const { id } = props;
  const { data, error, refetch } = useQuery<DeskCaseDetail, DeskError>({
    queryKey: ['case', id],
    queryFn: ({ signal }) => desk.read(`cases/${id}`, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [draft, setDraft] = useState(() => draftOf(id));
  function change(next: Draft): void {
    setDraft(next);
    keepDraft(id, next);
  }
  if (!data)
    return (
      <main className={styles.content}>
        <div className={styles.body}>
          {error ? (
            <Trouble title="The case did not load" error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton shape="rows" count={8} />
          )}
        </div>
      </main>
    );
  return (
    <div className={styles.content}>
      <CaseBody {...props} detail={data} draft={draft} onDraft={change} onReload={() => void refetch()} />
      <Trail history={data.history} now={props.now} />
    </div>
  );
}
