import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { isOpenCase } from '../../components/reviews/openCase.ts';
import { useDates } from '../../intl/useDates.ts';
import { List } from '../../ui/lists/List.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { supportHref } from '../../ui/screen/supportHref.ts';
import { ProtectionRow } from './security/ProtectionRow.tsx';
import { type LastCase, type AccountRequestKind, type AccountRequests } from './accountRequest.ts';

export interface LeavingRowsProps {
  /** Undefined while unknown. */
  accountRequests: AccountRequests | undefined;
  onAccountRequest: (requestKind: AccountRequestKind) => void;
}

/** Status of the last request. */
function Standing({ requestKind, last }: { requestKind: AccountRequestKind; last: LastCase }) {
  const dates = useDates();
  if (isOpenCase(last))
    return (
      <FormattedMessage
        id="account.request.open"
        defaultMessage="Requested {time}, under review"
        values={{ time: dates.row(last.created_ms) }}
      />
    );
  const time = dates.row(last.updated_ms);
  if (last.state === 'rejected')
    return (
      <FormattedMessage id="account.request.declined" defaultMessage="Declined {time}" values={{ time }} />
    );
  if (last.state !== 'approved') return <UnknownCode code={last.state} />;
  return requestKind === 'copy' ? (
    <FormattedMessage id="account.copy.sent" defaultMessage="Sent {time}" values={{ time }} />
  ) : null;
}

function AccountRequestRow({
  requestKind,
  title,
  what,
  ...props
}: { requestKind: AccountRequestKind; title: ReactNode; what: ReactNode } & LeavingRowsProps) {
  const { accountRequests, onAccountRequest } = props;
  const known = accountRequests?.[requestKind];
  const icon = requestKind === 'copy' ? 'download' : 'close';
  if (accountRequests === undefined) return <ProtectionRow icon={icon} title={title} />;
  if (known === undefined)
    return (
      <ProtectionRow
        icon={icon}
        title={title}
        caption={<FormattedMessage id="account.bySupport" defaultMessage="Contact support to change this" />}
        href={supportHref({})}
      />
    );
  return (
    <ProtectionRow
      icon={icon}
      title={title}
      caption={known.last ? <Standing requestKind={requestKind} last={known.last} /> : what}
      onClick={() => onAccountRequest(requestKind)}
    />
  );
}

/** Data copy and account closure; a back end without both gets a link to support. */
export function LeavingRows(props: LeavingRowsProps) {
  return (
    <Section title={<FormattedMessage id="account.data" defaultMessage="Your data" />}>
      <List>
        <AccountRequestRow
          {...props}
          requestKind="copy"
          title={<FormattedMessage id="account.export" defaultMessage="Get a copy of your data" />}
          what={<FormattedMessage id="account.copy.what" defaultMessage="Sent to you by email" />}
        />
        <AccountRequestRow
          {...props}
          requestKind="closing"
          title={<FormattedMessage id="account.close" defaultMessage="Close account" />}
          what={<FormattedMessage id="account.closing.what" defaultMessage="Permanent, after our review" />}
        />
      </List>
    </Section>
  );
}
