import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shareOf, uncapped } from '../../../contracts/rules/ieo.ts';
import type { Ieo } from '../../api/ieo.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { FormulaCard } from '../../ui/cards/FormulaCard.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { coinScaleOf } from './productTerms.ts';
import type { ApplyParts } from './useApplyForm.ts';

interface EstimateProps {
  product: Ieo;
  parts: ApplyParts;
}

/** Which part of the rule limits the allotment. */
type Limit = 'cap' | 'amount' | 'share';

function limitOf({ product, parts: { amount, totals } }: EstimateProps): Limit | undefined {
  if (amount === undefined || totals === undefined) return undefined;
  const share = shareOf(amount, totals, coinScaleOf(product));
  const most = BigNumber.min(amount, totals.cap);
  if (share !== undefined && most.gt(share)) return 'share';
  return most.eq(amount) ? 'amount' : 'cap';
}

/** The calculation in numbers. */
function Formula(props: EstimateProps): ReactNode {
  const { product, parts } = props;
  const { amount, totals, allotted } = parts;
  const formats = useFormats();
  if (amount === undefined || totals === undefined || allotted === undefined) return null;
  const rest = uncapped(totals);
  const coin = product.currency_name;
  const offered = formats.exact(rest.coins.toFixed());
  const applied = formats.exact(rest.applied.toFixed());
  switch (limitOf(props)) {
    case 'cap':
      return (
        <FormattedMessage
          id="ieo.estimate.cap"
          defaultMessage="At most {cap} per account"
          values={{ cap: `${formats.exact(totals.cap)}\u00a0${coin}` }}
        />
      );
    case 'amount':
      return (
        <FormattedMessage
          id="ieo.estimate.all"
          defaultMessage="Everything you apply for: {applied} applied for, {offered} on offer"
          values={{ applied, offered }}
        />
      );
    case 'share':
    case undefined:
      return (
        <FormattedMessage
          id="ieo.estimate.formula"
          defaultMessage="{amount} × {offered} on offer ÷ {applied} applied for = {result}, rounded down"
          values={{ amount: formats.exact(amount), offered, applied, result: formats.exact(allotted) }}
        />
      );
  }
}

function Note(props: EstimateProps): ReactNode {
  const { product, parts } = props;
  const { amount, totals } = parts;
  const amounts = useAmounts();
  if (totals === undefined)
    return (
      <FormattedMessage
        id="ieo.estimate.unknown"
        defaultMessage="The total of all applications is not published, so there is no estimate."
      />
    );
  const cap = `${amounts.amount(totals.cap, product.currency_name)}\u00a0${product.currency_name}`;
  return (
    <>
      <FormattedMessage
        id="ieo.estimate.note"
        defaultMessage="An estimate: more applications mean fewer coins for you."
      />{' '}
      {limitOf(props) === 'share' && totals.capped_applications > 0 ? (
        <FormattedMessage
          id="ieo.estimate.others"
          defaultMessage="{count, plural, one {# other application gets} other {# other applications get}} {cap}, the maximum per account; the rest is shared."
          values={{ count: totals.capped_applications, cap }}
        />
      ) : limitOf(props) !== 'cap' && new BigNumber(amount ?? 0).gt(totals.cap) ? (
        <FormattedMessage
          id="ieo.estimate.capped"
          defaultMessage="You apply for more than {cap}, the maximum allotment per account."
          values={{ cap }}
        />
      ) : null}
    </>
  );
}

/** What the amount would be allotted if applications closed now, from the published totals. */
export function Estimate(props: EstimateProps) {
  const { product, parts } = props;
  const intl = useIntl();
  const formats = useFormats();
  const amounts = useAmounts();
  const { amount, allotted, totals } = parts;
  const { currency_name: coin } = product;
  if (product.totals !== undefined && (amount === undefined || totals === undefined)) return null;
  const percent =
    amount === undefined || allotted === undefined
      ? undefined
      : new BigNumber(allotted).times(100).div(amount).integerValue(BigNumber.ROUND_FLOOR).toNumber();
  return (
    <FormulaCard
      title={
        <Stack gap="2">
          <Text as="p" variant="caption" tone="secondary">
            <FormattedMessage id="ieo.estimate" defaultMessage="If it closed now you would get" />
          </Text>
          <Text as="p" variant="title2" num>
            <span translate="no">
              {formats.about(amounts.amount(allotted, coin))}
              {allotted === undefined ? null : `\u00a0${coin}`}
            </span>
          </Text>
          {percent === undefined ? null : (
            <ProgressBar
              label={intl.formatMessage({
                id: 'ieo.estimate.share',
                defaultMessage: 'Share of what you apply for',
              })}
              percent={percent}
            />
          )}
        </Stack>
      }
      note={<Note {...props} />}
    >
      <Formula {...props} />
    </FormulaCard>
  );
}
