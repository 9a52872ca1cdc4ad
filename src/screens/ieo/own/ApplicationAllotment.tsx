import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { allotmentOf } from '../../../../contracts/rules/ieo.ts';
import type { IeoApplication, IeoTotals } from '../../../api/ieo.ts';
import { noValue } from '../../../intl/format.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { FormulaCard } from '../../../ui/cards/FormulaCard.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Amount, NotReported } from '../../../components/amounts/Amount.tsx';

interface Known {
  application: IeoApplication;
  totals: IeoTotals;
}

/** Allotment recomputed from the published totals; undefined without the decimals of the coin. */
const recompute = ({ application: { amount, new_scale: scale }, totals }: Known): string | undefined =>
  scale === undefined ? undefined : allotmentOf(amount, totals, scale);

/** Coins on offer, in numbers: with capped applications, the coins that they leave. */
function Formula({ application, totals }: Known) {
  const formats = useFormats();
  const { supply, cap, applied, capped_applied: cappedSum, capped_applications: capped } = totals;
  const figure = (value: string) => <span translate="no">{formats.exact(value)}</span>;
  const values = {
    amount: figure(application.amount),
    supply: figure(supply),
    applied: figure(applied),
    cap: figure(cap),
    capped: figure(String(capped)),
    cappedSum: figure(cappedSum),
  };
  return capped === 0 ? (
    <FormattedMessage
      id="ieoApplication.formula"
      defaultMessage="{amount} × {supply} ÷ {applied}, at most {amount} and at most {cap}, rounded down"
      values={{ ...values }}
    />
  ) : (
    <FormattedMessage
      id="ieoApplication.formula.capped"
      defaultMessage="{amount} × ({supply} − {capped} × {cap}) ÷ ({applied} − {cappedSum}), at most {amount} and at most {cap}, rounded down"
      values={{ ...values }}
    />
  );
}

function useTotalRows({ application: { currency_name: coin }, totals }: Known): KeyValueRow[] {
  const formats = useFormats();
  const { capped_applications: capped, is_final: isFinal } = totals;
  // Totals are long: only their own decimals fit the narrowest screens.
  const figure = (value: string | undefined): ReactNode =>
    value === undefined ? <NotReported /> : <span translate="no">{`${formats.exact(value)} ${coin}`}</span>;
  return [
    {
      label: (
        <FormattedMessage
          id="ieoApplication.totals.applied"
          defaultMessage="{count, plural, one {# application} other {# applications}} in total"
          values={{ count: totals.applications }}
        />
      ),
      value: figure(totals.applied),
    },
    {
      label: <FormattedMessage id="hosting.offer" defaultMessage="On offer" />,
      value: figure(totals.supply),
    },
    {
      label: <FormattedMessage id="ieoApplication.totals.cap" defaultMessage="Maximum per account" />,
      value: figure(totals.cap),
    },
    ...(capped === 0
      ? []
      : [
          {
            label: (
              <FormattedMessage id="ieoApplication.totals.capped" defaultMessage="Accounts at the maximum" />
            ),
            value: formats.exact(String(capped)),
          },
        ]),
    ...(isFinal === 1
      ? [
          {
            label: <FormattedMessage id="ieoApplication.totals.rest" defaultMessage="Not distributed" />,
            value: figure(totals.undistributed),
          },
          {
            label: (
              <FormattedMessage
                id="ieoApplication.totals.lapsed"
                defaultMessage="Allotted, not paid in time"
              />
            ),
            value: figure(totals.lapsed),
          },
        ]
      : []),
  ];
}

/** Whether the server's allotment is the recomputed one. */
function Verdict({ application, again }: { application: IeoApplication; again: string | undefined }) {
  const { allotment_quantity: allotted, currency_name: coin } = application;
  if (again === undefined) return null;
  return new BigNumber(again).eq(allotted) ? (
    <Notice tone="success">
      <FormattedMessage
        id="ieoApplication.recomputed.same"
        defaultMessage="Recomputed on this device from the published totals: the same quantity."
      />
    </Notice>
  ) : (
    <Notice tone="danger">
      <FormattedMessage
        id="ieoApplication.recomputed.differs"
        defaultMessage="Recomputed on this device, the published totals give {quantity}. Please contact support."
        values={{ quantity: <Amount value={again} coin={coin} /> }}
      />
    </Notice>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Text as="h2" variant="label" weight="semibold">
      {children}
    </Text>
  );
}

const allottedTitle = <FormattedMessage id="ieoApplication.allotment" defaultMessage="How it was allotted" />;

function KnownTotals(props: Known) {
  const { application, totals } = props;
  const rows = useTotalRows(props);
  const again = recompute(props);
  const isFinal = totals.is_final === 1;
  return (
    <Stack as="section" gap="4">
      <Heading>
        {isFinal ? (
          allottedTitle
        ) : (
          <FormattedMessage id="ieoApplication.preview" defaultMessage="If it closed now" />
        )}
      </Heading>
      <KeyValue rows={rows} />
      <FormulaCard
        title={<FormattedMessage id="ieoApplication.formula.title" defaultMessage="Your share" />}
        note={again === undefined ? noValue : <Amount value={again} coin={application.currency_name} />}
      >
        <Formula {...props} />
      </FormulaCard>
      {isFinal ? <Verdict application={application} again={again} /> : null}
    </Stack>
  );
}

/** Allotment of an application, recomputed on the device from the published totals. */
export function ApplicationAllotment({ application }: { application: IeoApplication }) {
  const { totals } = application;
  if (totals !== undefined) return <KnownTotals application={application} totals={totals} />;
  return (
    <KeyValue
      rows={[
        {
          label: allottedTitle,
          value: <Amount value={undefined} coin={application.currency_name} isReport />,
        },
      ]}
    />
  );
}
