import { FormattedMessage } from 'react-intl';
import type { NewCoin } from '../../api/subscription.ts';
import { estimateOf } from '../../components/subscription/newCoinTerms.ts';

/** Estimated return and its basis: never shown without a basis, and never as certain. */
export function EstimatedReturn({ product }: { product: NewCoin }) {
  const estimate = estimateOf(product);
  return estimate ? (
    <FormattedMessage
      id="newCoin.estimate.text"
      defaultMessage="{text} (estimate, not certain). Source: {source}"
      values={{ text: estimate.text, source: estimate.source }}
    />
  ) : (
    <FormattedMessage id="newCoin.estimate.none" defaultMessage="— no basis published" />
  );
}
