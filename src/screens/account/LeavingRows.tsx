import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { isOpenCase } from '../../components/reviews/openCase.ts';
import { useDates } from '../../intl/useDates.ts';
import { List } from '../../ui/lists/List.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { supportHref } from '../../ui/screen/supportHref.ts';
import { ProtectionRow } from './ProtectionRow.tsx';
import { type LastCase, type Wish, type Wishes } from './wish.ts';

export interface LeavingRowsProps {
  /** Undefined until that is known. */
  wishes: Wishes | undefined;
  onWish: (wish: Wish) => void;
}

/** What has become of the last request. */
function Standing({ wish, last }: { wish: Wish; last: LastCase }) {
  const dates = useDates();
  if (isOpenCase(last))
    return (
      <FormattedMessage
        id="account.request.open"
        defaultMessage="Requested {time}, being checked"
        values={{ time: dates.row(last.created_ms) }}
      />
    );
  const time = dates.row(last.updated_ms);
  if (last.state === 'rejected')
    return (
      <FormattedMessage id="account.request.declined" defaultMessage="Declined {time}" values={{ time }} />
    );
  if (last.state !== 'approved') return <UnknownCode code={last.state} />;
  return wish === 'copy' ? (
    <FormattedMessage id="account.copy.sent" defaultMessage="Sent {time}" values={{ time }} />
  ) : null;
}

function WishRow({
  wish,
  title,
  what,
  ...props
}: { wish: Wish; title: ReactNode; what: ReactNode } & LeavingRowsProps) {
  const { wishes, onWish } = props;
  const known = wishes?.[wish];
  const icon = wish === 'copy' ? 'download' : 'close';
  if (wishes === undefined) return <ProtectionRow icon={icon} title={title} />;
  if (known === undefined)
    return (
      <ProtectionRow
        icon={icon}
        title={title}
        caption={<FormattedMessage id="account.bySupport" defaultMessage="Support does this for you" />}
        href={supportHref({})}
      />
    );
  return (
    <ProtectionRow
      icon={icon}
      title={title}
      caption={known.last ? <Standing wish={wish} last={known.last} /> : what}
      onClick={() => onWish(wish)}
    />
  );
}

/** A copy of what is kept, and the way out; where a back end knows neither, support is. */
export function LeavingRows(props: LeavingRowsProps) {
  return (
    <Section title={<FormattedMessage id="account.data" defaultMessage="Your data" />}>
      <List>
        <WishRow
          {...props}
          wish="copy"
          title={<FormattedMessage id="account.export" defaultMessage="Get a copy of your data" />}
          what={<FormattedMessage id="account.copy.what" defaultMessage="Sent to you by e-mail" />}
        />
        <WishRow
          {...props}
          wish="closing"
          title={<FormattedMessage id="account.close" defaultMessage="Close the account" />}
          what={
            <FormattedMessage id="account.closing.what" defaultMessage="For good, once we have checked it" />
          }
        />
      </List>
    </Section>
  );
}
