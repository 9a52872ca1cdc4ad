import type { ProductValues } from '../../components/products/productOrder.ts';

export interface HostValues extends ProductValues {
  /** The rules are accepted; never by itself. */
  agreement: boolean;
  /** So is a penalty that can exceed what was paid. */
  penalty: boolean;
}
