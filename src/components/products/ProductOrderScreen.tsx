import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { CommandScreen } from '../command/CommandScreen.tsx';
import type { CommandForm } from '../command/useCommandForm.ts';
import { FastCalendar } from './FastCalendar.tsx';
import { ProductClosed } from './ProductClosed.tsx';

/** Props of a view that orders a product. */
export interface ProductOrderProps<Product, Values, Row> {
  command: CommandForm<Values, Row>;
  /** Undefined if no product has this id. */
  product: RemoteState<Product | undefined>;
  /** Not offered in the user's verified country. */
  isClosed: boolean;
  /** Available in the spot account; undefined while unknown. */
  available: string | undefined;
  /** The server's clock. */
  now: () => number;
  isOffline: boolean;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** The same, once the product is known. */
export type KnownProduct<Props extends { product: unknown }, Product> = Omit<Props, 'product'> & {
  product: Product;
};

type DoneProps<Values> = ComponentProps<typeof CommandScreen<Values, never>>['done'];

interface ProductOrderScreenProps<Product, Values> {
  title: ReactNode;
  records: { label: string; href: string };
  done: Omit<DoneProps<Values>, 'rowsOf'> & {
    rowsOf: (product: Product, made: Values) => ReturnType<DoneProps<Values>['rowsOf']>;
  };
  isOpen: (product: Product) => boolean;
  /** In place of the form of a product that takes nothing; undefined where there is none of its number. */
  notOpen: (product: Product | undefined) => ReactNode;
  /** Meaning of the product's days; hosting by default. */
  daysOf?: 'lockup';
  children: (product: Product) => ReactNode;
}

/** The page that orders a product: the form, or the reason why there is none, and the confirmation. */
export function ProductOrderScreen<Product extends { id: number; day_s?: number | undefined }, Values, Row>({
  page,
  done,
  isOpen,
  notOpen,
  daysOf,
  children,
  ...screen
}: ProductOrderScreenProps<Product, Values> & { page: ProductOrderProps<Product, Values, Row> }) {
  const { command, product, isClosed, onBack, offlineBar } = page;
  const known = product.state === 'ready' ? product.data : undefined;
  // The outcome of a submitted order is still reported.
  const isIdle = command.submission.state === 'idle';
  return (
    <CommandScreen
      {...screen}
      command={command}
      onBack={onBack}
      offlineBar={offlineBar}
      needs={product}
      failedTitle={
        <FormattedMessage
          id="hosting.product.failed"
          defaultMessage="Product or balance could not be loaded"
        />
      }
      done={{ ...done, rowsOf: (made: Values) => (known === undefined ? [] : done.rowsOf(known, made)) }}
    >
      {(found) =>
        isClosed && isIdle ? (
          <ProductClosed onBack={onBack} />
        ) : found === undefined || (isIdle && !isOpen(found)) ? (
          notOpen(found)
        ) : (
          <>
            <FastCalendar dayS={found.day_s} of={daysOf} />
            {children(found)}
          </>
        )
      }
    </CommandScreen>
  );
}
