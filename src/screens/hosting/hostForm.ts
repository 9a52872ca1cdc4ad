import type { ProductValues } from '../../components/products/productOrder.ts';

export interface HostValues extends ProductValues {
  /** Acceptance of the rules; never preselected. */
  agreement: boolean;
  /** Consent to a penalty that can exceed the interest paid. */
  penalty: boolean;
}
