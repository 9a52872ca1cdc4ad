import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/calling/ApiError.ts';
import { useAddressedProduct } from './useAddressedProduct.ts';

interface Product {
  id: number;
}

const load = vi.fn<(id: number) => Promise<Product>>();
const productOf = (id: number) =>
  queryOptions<Product, ApiError, Product, (string | number)[]>({
    queryKey: ['product', id],
    queryFn: () => load(id),
  });

function start(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  return renderHook(() => useAddressedProduct(productOf, 'product.unknown'), { wrapper }).result;
}

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('is the product of the number in the address', async () => {
  load.mockImplementation((id) => Promise.resolve({ id }));
  const result = start('/?id=12');
  await waitFor(() => expect(result.current).toMatchObject({ id: '12', product: { data: { id: 12 } } }));
});

it.each(['/', '/?id=', '/?id=0', '/?id=01', '/?id=1e3', '/?id=-1', '/?id=1234567890123456'])(
  'asks nothing for %s, which names none',
  (address) => {
    const result = start(address);
    expect(result.current).toMatchObject({ id: '', product: { state: 'ready', data: undefined } });
    expect(load).not.toHaveBeenCalled();
  },
);

it('is none where the server does not know the number', async () => {
  load.mockRejectedValue(new ApiError({ kind: 'rejected', message: '', reason: 'product.unknown' }));
  const result = start('/?id=12');
  await waitFor(() => expect(result.current.product).toMatchObject({ state: 'ready', data: undefined }));
});

it('has failed where the server could not be asked', async () => {
  load.mockRejectedValue(new ApiError({ kind: 'timeout', message: '' }));
  const result = start('/?id=12');
  await waitFor(() => expect(result.current.product.state).toBe('failed'));
});
