import { FormattedMessage, useIntl } from 'react-intl';
import { LedgerGroupEntry } from '../../../components/wallet/LedgerGroupEntry.tsx';
import type { LedgerGroup } from '../../../components/wallet/ledgerGroups.ts';
import { EmptySentence } from '../../../ui/lists/EmptySentence.tsx';
import { FailedNotice } from '../../../ui/messages/FailedNotice.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

interface LatestRecordsProps {
  rows: RemoteState<readonly LedgerGroup[]>;
  /** The page covers one coin, so the rows omit its name. */
  isOneCoin: boolean;
  isHidden: boolean;
  recordsHref: string;
  onOpen: (group: LedgerGroup) => void;
}

/** The newest ledger rows, grouped by order, with a link to all of them. */
export function LatestRecords({ rows, isOneCoin, isHidden, recordsHref, onOpen }: LatestRecordsProps) {
  const intl = useIntl();
  return (
    <Stack as="section" padBlock="3">
      <Stack gutter>
        <Stack direction="row" justify="between" align="center" gap="4" wrap>
          <Text as="h2" variant="label" tone="muted">
            <FormattedMessage id="tradeAccount.records" defaultMessage="Latest records" />
          </Text>
          <Link href={recordsHref}>
            <FormattedMessage id="tradeAccount.records.all" defaultMessage="All records" />
          </Link>
        </Stack>
      </Stack>
      <Remote
        of={rows}
        failed={(failure) => (
          <FailedNotice of={failure}>
            <FormattedMessage
              id="tradeAccount.records.failed"
              defaultMessage="The latest records could not be loaded. The balance above is correct."
            />
          </FailedNotice>
        )}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptySentence gutter>
              <FormattedMessage id="record.empty" defaultMessage="No records yet" />
            </EmptySentence>
          ) : (
            <List
              label={intl.formatMessage({ id: 'tradeAccount.records', defaultMessage: 'Latest records' })}
            >
              {list.map((group) => (
                <LedgerGroupEntry
                  key={group.id}
                  group={group}
                  variant="ofAccount"
                  showsCoin={!isOneCoin}
                  isHidden={isHidden}
                  onOpen={() => onOpen(group)}
                />
              ))}
            </List>
          )
        }
      </Remote>
    </Stack>
  );
}
