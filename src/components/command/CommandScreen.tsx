import type { ReactNode } from 'react';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { FormSkeleton } from '../forms/FormSkeleton.tsx';
import { DoneSheet } from './DoneSheet.tsx';
import type { CommandForm } from './useCommandForm.ts';

interface CommandScreenProps<Values, Needed> {
  command: Pick<CommandForm<Values>, 'made' | 'onSeen'>;
  title: ReactNode;
  /** Page that lists these commands, for example "Transfer records". */
  records: { label: string; href: string };
  /** Data required to render the form. */
  needs: RemoteState<Needed>;
  /** Title of the loading error. */
  failedTitle: ReactNode;
  /** Texts after success. */
  done: {
    title: ReactNode;
    rowsOf: (made: Values) => readonly KeyValueRow[];
    /** Link to the created record; the list of records without it. */
    link?: { label: ReactNode; href: string } | undefined;
    /** Next step of the command. */
    note?: ReactNode;
  };
  onBack: () => void;
  /** Offline notice: no data is live. */
  offlineBar: ReactNode;
  /** The form, or the reason why there is none. */
  children: (needed: Needed) => ReactNode;
}

/** Page of a form that moves money: link to the records, form and confirmation. */
export function CommandScreen<Values, Needed>(props: CommandScreenProps<Values, Needed>) {
  const { command, title, records, needs, failedTitle, done, onBack, offlineBar, children } = props;
  const { made, onSeen } = command;
  return (
    <SubScreen
      title={title}
      onBack={onBack}
      beneathBar={offlineBar}
      actions={<IconButton icon={laterIcons.receipt} label={records.label} href={records.href} />}
      sheets={
        made && (
          <DoneSheet
            title={done.title}
            rows={done.rowsOf(made)}
            link={done.link ?? records}
            note={done.note}
            onClose={onSeen}
          />
        )
      }
    >
      <Remote of={needs} skeleton={<FormSkeleton />} failedTitle={failedTitle}>
        {children}
      </Remote>
    </SubScreen>
  );
}
