// States of every page that orders a product.
import { fn } from 'storybook/test';
import type { ProductValues } from '../../../src/components/products/productOrder.ts';
import { failed, loading } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { rests } from '../../rests.ts';
import { at, commandStories, fault } from '../command/commandStories.tsx';

/** Props other than the product and its command. */
export const productPage = {
  isClosed: false,
  available: '12480.5',
  now: () => at,
  isOffline: false,
  onBack: fn(),
  offlineBar: undefined,
};

/** @param verb what the button begins with, as "Invest" */
export const productStories = <Values extends ProductValues, Found>(
  filled: Values,
  verb: string,
  begun?: Partial<Values>,
) => ({
  ...commandStories<Values, Found>(filled, new RegExp(`^${verb}`), begun),
  loading: {
    args: { product: loading },
    parameters: rests({ has: [`.${content.group.fields}`], shows: [verb] }),
  },
  failed: {
    args: { product: failed(fault, fn(), at) },
    parameters: rests({ shows: ['Product or balance could not be loaded', 'Try again'] }),
  },
  /** By the user's verified country. */
  regionBlocked: {
    args: { isClosed: true },
    parameters: rests({ shows: ['Not offered in your region', 'Go back'], hides: ['Max'] }),
  },
});
