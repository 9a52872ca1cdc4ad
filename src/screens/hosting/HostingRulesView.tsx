import { FormattedMessage } from 'react-intl';
import { redemptionAfter, totalInterest, type PenaltyTerms } from '../../../contracts/rules/hosting.ts';
import type { HostingProduct } from '../../api/hosting.ts';
import { AgreementText, type AgreementTextProps } from '../../components/agreements/AgreementText.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { inPercent, penaltyTerms } from '../../components/hosting/hostingTerms.ts';
import { ProductTitle } from './ProductTitle.tsx';
import { SignedAmount } from './SignedAmount.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PenaltyText } from './RedeemSheet.tsx';

interface HostingRulesViewProps extends AgreementTextProps {
  /** Product whose rule is shown; undefined if the page is not about a single product. */
  product: HostingProduct | undefined;
}

/**
 * Example: at 0.4 % a day, 15 days of 10,000 yield 600; under rule C, a redemption of 1,000 three days before the end
 * costs 12.
 */
const example: PenaltyTerms = { dayRate: '0.004', days: 15, scale: 2, rule: 'C', settlementRatio: '0.004' };

function Example({ terms, coin }: { terms: PenaltyTerms; coin: string }) {
  const formats = useFormats();
  const { penalty, refund } = redemptionAfter(terms, '1000', terms.days - 3);
  const rate = formats.feeRate(inPercent(terms.dayRate));
  return (
    <Stack gap="3">
      <KeyValue
        frame="panel"
        rows={[
          {
            label: (
              <FormattedMessage
                id="hosting.rules.example.yield"
                defaultMessage="{amount} at {rate} for {days, plural, one {# day} other {# days}} earns"
                values={{ amount: <Amount value="10000" coin={coin} />, rate, days: terms.days }}
              />
            ),
            value: <Amount value={totalInterest(terms, '10000')} coin={coin} />,
          },
          {
            label: (
              <FormattedMessage
                id="hosting.rules.example.penalty"
                defaultMessage="Redeeming {amount} 3 days before the end costs"
                values={{ amount: <Amount value="1000" coin={coin} /> }}
              />
            ),
            value: <SignedAmount value={`-${penalty}`} coin={coin} />,
          },
          {
            label: <FormattedMessage id="hosting.redeem.back" defaultMessage="You get back" />,
            value: <Amount value={refund} coin={coin} />,
            variant: 'total',
          },
        ]}
      />
      <Text as="p" variant="caption" tone="secondary">
        <PenaltyText terms={terms} />
      </Text>
    </Stack>
  );
}

/** Hosting rules, with an example computed by the product's own rule. */
export function HostingRulesView({ product, ...text }: HostingRulesViewProps) {
  const own = product && penaltyTerms(product);
  return (
    <AgreementText
      {...text}
      title={<FormattedMessage id="hosting.rules" defaultMessage="Fund hosting terms" />}
    >
      <Stack gap="4">
        <Text as="h2" variant="title3">
          {product ? (
            <ProductTitle row={product} />
          ) : (
            <FormattedMessage id="hosting.rules.example" defaultMessage="An example" />
          )}
        </Text>
        {product && own === undefined ? (
          <Text as="p" variant="body" tone="secondary">
            <FormattedMessage
              id="hosting.rules.unreported"
              defaultMessage="The penalty for this product could not be loaded."
            />
          </Text>
        ) : (
          <Example terms={own ?? example} coin={product?.currency_name ?? 'USDT'} />
        )}
      </Stack>
    </AgreementText>
  );
}
