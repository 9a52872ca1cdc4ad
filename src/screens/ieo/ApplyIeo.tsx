import { useQuery } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { useState } from 'react';
import { applyIeo, ieo, type Ieo, type IeoAnswer } from '../../api/ieo.ts';
import { products } from '../../api/products.ts';
import { balances } from '../../api/wallet.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { useServerTime } from '../../components/live/useServerTime.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import type { ProductValues } from '../../components/products/productOrder.ts';
import { useAddressedProduct, useProductPage } from '../../components/products/useAddressedProduct.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isText } from '../../stored/shapes.ts';
import { mapRemote } from '../../ui/loading/remoteData.ts';
import { applicationRecords } from './applicationRecords.ts';
import { ApplyPage } from './ApplyPage.tsx';
import { stageAt } from './productTerms.ts';

interface ProductQuery {
  state: { data: Ieo | null | undefined };
}

/** Interval for the published totals while applications change them. */
const totalsMs = 5_000;

const applyForm = ({ product, amount }: ProductValues, client_order_id: string | undefined) => ({
  id: product,
  amount: new BigNumber(amount).toFixed(),
  client_order_id,
});

/** The product in the URL, and the application for it. */
export function ApplyIeo() {
  const { pathOf, serverNow, isOffline } = useShell();
  const nowMs = useServerTime(serverNow, isOffline);
  const [application, setApplication] = useState<IeoAnswer>();
  const { id, product: answered } = useAddressedProduct(
    (each) => ({
      ...ieo(each),
      // Paused by react-query while the page is hidden or the device is offline.
      refetchInterval: ({ state: { data } }: ProductQuery) =>
        data && stageAt(data, serverNow()) === 'open' ? totalsMs : false,
    }),
    'subscription.unknown',
  );
  const product = mapRemote(answered, (found) => found ?? undefined);
  const command = useCommandForm({
    name: 'ieo',
    fields: { product: isText, amount: isDecimal },
    of: id,
    fieldOf: { amount: 'amount' },
    changes: [['ieo']],
    onMade: setApplication,
    // Applications may have closed, or one of the account was made elsewhere.
    shown: [['ieo', 'product'], balances().queryKey],
    mutation: applyIeo(),
    formOf: applyForm,
    records: applicationRecords,
  });
  const known = product.state === 'ready' ? product.data : undefined;
  return (
    <ApplyPage
      {...useProductPage(product, useQuery(balances()), (found) => found.pay_currency_id)}
      now={() => nowMs}
      command={command}
      application={application}
      isClosed={isClosed(useQuery(products()).data, 'subscription')}
      links={{
        records: pathOf('IeoApplications'),
        application: (own) => pathOf('IeoApplication', { id: String(own) }),
        others: pathOf('Ieos'),
        deposit: pathOf('Deposit', known ? { coin: known.pay_currency_name } : {}),
      }}
    />
  );
}
