/** Of five orders, three rest in the book, one buys and one sells at the market. */
export function orderForm(count: number, price: number): string {
  const isMarket = count % 5 > 2;
  const isSale = count % 5 === 4;
  const factor = isSale ? 0.98 : 1.02;
  return new URLSearchParams({
    legal_id: '3',
    currency_id: '1',
    type: isSale ? '2' : '1',
    amount: '0.00015',
    target_price: isMarket ? (price * factor).toFixed(2) : (50_000 + (count % 1000)).toFixed(2),
    order_kind: isMarket ? 'market' : 'limit',
    client_order_id: `bench-${process.pid}-${count}`,
  }).toString();
}
