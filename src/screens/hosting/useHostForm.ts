import { useIntl } from 'react-intl';
import { checkHosting, penaltyExceedsInterest } from '../../../contracts/rules/hosting.ts';
import type { HostingProduct } from '../../api/hosting.ts';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { ruled } from '../../components/forms/ruled.ts';
import type { FormWiring } from '../../components/forms/useForm.ts';
import { penaltyTerms } from '../../components/hosting/hostingTerms.ts';
import { useProductForm } from '../../components/products/useProductForm.ts';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import type { HostValues } from './hostForm.ts';

interface HostFormOptions {
  command: FormWiring<HostValues>;
  product: HostingProduct;
  /** Free balance of the spot account; undefined while unknown. */
  available: string | undefined;
}

/** State of the hosting form, validated by the server's rules. */
export function useHostForm({ command, product, available }: HostFormOptions) {
  const intl = useIntl();
  const { currency_name: coin, capacity_left: capacityLeft, save_min: minimum } = product;
  const terms = penaltyTerms(product);
  const isCostly = (amount: string): boolean =>
    terms !== undefined && readDecimal(amount).gt(0) && penaltyExceedsInterest(terms, amount);
  const parts = useProductForm<HostValues, NonNullable<ReturnType<typeof checkHosting>>>({
    command,
    initial: { product: String(product.id), amount: '', agreement: false, penalty: false },
    problemOf: (amount) =>
      checkHosting({
        amount,
        scale: product.scale ?? finestScale,
        available: available ?? amount,
        coin,
        minimum,
        capacityLeft,
      }),
    schema: {
      agreement: ruled(({ agreement }: HostValues) =>
        agreement
          ? undefined
          : intl.formatMessage({
              id: 'hosting.agreement.missing',
              defaultMessage: 'Accept the fund hosting terms to continue',
            }),
      ),
      penalty: ruled(({ amount, penalty }: HostValues) =>
        penalty || !isCostly(amount)
          ? undefined
          : intl.formatMessage({
              id: 'hosting.penalty.missing',
              defaultMessage: 'Accept the early redemption penalty to continue',
            }),
      ),
    },
    available,
    left: capacityLeft,
    saysShort: true,
  });
  return { ...parts, terms, isCostly: isCostly(parts.form.values.amount) };
}

export type HostParts = ReturnType<typeof useHostForm>;
