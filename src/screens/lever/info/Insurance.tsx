import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverInsurance, LeverInsuranceRow } from '../../../api/lever.ts';
import { Records } from '../../../components/lists/Records.tsx';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { FailedNotice } from '../../../ui/messages/FailedNotice.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { Section } from '../../../ui/screen/Section.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { InsuranceRow } from './InsuranceRow.tsx';

export interface InsuranceProps {
  /** Insurance fund with its newest rows; undefined if the back end does not provide it. */
  insurance: RemoteState<LeverInsurance> | undefined;
  /** All loaded rows; undefined until the user requests them. */
  insuranceRows: RemoteState<PagedRows<LeverInsuranceRow>> | undefined;
  onAllInsurance: () => void;
  onMoreInsurance: () => void;
}

/** Number of rows shown before the user expands the list. */
export const newestRows = 3;

function Rows({ data, ...props }: Omit<InsuranceProps, 'insurance'> & { data: LeverInsurance }) {
  const { insuranceRows, onAllInsurance, onMoreInsurance } = props;
  const intl = useIntl();
  const { currency_name: currency, list } = data;
  const label = intl.formatMessage({ id: 'lever.insurance.list', defaultMessage: 'Insurance records' });
  if (insuranceRows)
    return (
      <Records
        of={insuranceRows}
        label={label}
        timeMsOf={({ created_ms }) => created_ms}
        rowHeight={56}
        onMore={onMoreInsurance}
      >
        {(row) => <InsuranceRow isBare row={row} currency={currency} />}
      </Records>
    );
  return (
    <>
      <List label={label}>
        {list.slice(0, newestRows).map((row) => (
          <InsuranceRow key={row.id} row={row} currency={currency} />
        ))}
      </List>
      {list.length < newestRows ? null : (
        <Stack gutter align="start">
          <TextButton onClick={onAllInsurance}>
            <FormattedMessage id="home.market.all" defaultMessage="See all" />
          </TextButton>
        </Stack>
      )}
    </>
  );
}

/** Insurance fund, which covers losses beyond the margin: balance, inflows and payouts. */
export function Insurance({ insurance, ...props }: InsuranceProps) {
  const formats = useFormats();
  if (!insurance) return null;
  return (
    <Section
      title={<FormattedMessage id="lever.insurance" defaultMessage="Insurance fund" />}
      note={
        <FormattedMessage
          id="lever.insurance.note"
          defaultMessage="It covers losses beyond a position’s margin and receives liquidation fees. While it is empty, no position can be opened."
        />
      }
    >
      <Remote
        of={insurance}
        failed={(failure) => (
          <FailedNotice of={failure}>
            <FormattedMessage
              id="lever.insurance.failed"
              defaultMessage="The insurance fund could not be loaded."
            />
          </FailedNotice>
        )}
      >
        {(data) => (
          <>
            <Stack gutter>
              <KeyValue
                rows={[
                  {
                    label: (
                      <FormattedMessage
                        id="lever.insurance.balance"
                        defaultMessage="Balance ({currency})"
                        values={{ currency: data.currency_name }}
                      />
                    ),
                    // Large balances do not fit with all decimals at large text sizes on a small phone.
                    value: formats.total(data.balance),
                  },
                ]}
              />
            </Stack>
            <Rows {...props} data={data} />
          </>
        )}
      </Remote>
    </Section>
  );
}
