import { useQuery } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { paths } from '../../contracts/schema.d.ts';

const client = createClient<paths>({ baseUrl: '/api' });

/** The rows of the market in their simplest form. */
export function Market() {
  const { data, error } = useQuery({
    queryKey: ['quotations'],
    queryFn: async () => (await client.GET('/currency/quotation_new')).data?.data ?? [],
  });
  if (error) return <FormattedMessage id="floor.failed" />;
  if (!data) return <FormattedMessage id="floor.loading" />;
  return (
    <main>
      <h1>
        <FormattedMessage id="floor.title" />
      </h1>
      <ul>
        {data
          .flatMap(({ quotation }) => quotation)
          .map(({ symbol, now_price, change }) => (
            <li key={symbol}>
              <Link to={`/pages/trade/index?symbol=${symbol}`}>
                {symbol} {now_price} <FormattedMessage id="floor.change" values={{ change }} />
              </Link>
            </li>
          ))}
      </ul>
    </main>
  );
}
