import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { NoticeRow } from '../api/notices.ts';
import { balanceVisibility } from '../components/amounts/balanceVisibility.ts';
import { createToaster } from '../ui/messages/createToaster.ts';
import { NewsToasts } from './NewsToasts.tsx';

const row = (id: number, kind: string, about: Record<string, string>): NoticeRow => ({
  id,
  kind,
  about,
  category: 'attention',
  title: kind,
  sent_to: [],
  created_ms: id * 1000,
  is_read: false,
});

it('says each event of the user’s money once, the oldest first, and nothing that the user has done here', () => {
  const toaster = createToaster();
  const rows = [
    row(4, 'session.newLogIn', {}),
    row(3, 'option.settled', { symbol: 'BTC/USDT', result: 'lost', net: '-101', coin: 'USDT' }),
    row(2, 'lever.stopLoss', { symbol: 'BTC/USDT', side: 'long', lots: '5', price: '61029.9' }),
  ];
  const page = (shown: readonly NoticeRow[]) => (
    <IntlProvider locale="en" messages={{}} onError={() => undefined}>
      <NewsToasts rows={shown} toaster={toaster} />
    </IntlProvider>
  );
  const texts = () => toaster.snapshot().map(({ text }) => text);
  const { rerender } = render(page(rows));
  const said = [
    'Your stop-loss closed a position. BTC/USDT: 5 lots at 61,029.90. The history shows fees and result.',
    'Your option was settled. BTC/USDT: wrong, net −101.00 USDT.',
  ];
  expect(texts()).toEqual(said);
  for (const { id } of toaster.snapshot()) toaster.dismiss(id);
  rerender(page([...rows]));
  expect(texts()).toEqual([]);
});

it('says no amount while amounts are hidden', () => {
  balanceVisibility.setHidesAtStart(true);
  const toaster = createToaster();
  const settled = row(5, 'option.settled', { symbol: 'BTC/USDT', result: 'lost', net: '-101', coin: 'USDT' });
  render(
    <IntlProvider locale="en" messages={{}} onError={() => undefined}>
      <NewsToasts rows={[settled]} toaster={toaster} />
    </IntlProvider>,
  );
  expect(toaster.snapshot().map(({ text }) => text)).toEqual(['Your option was settled']);
  balanceVisibility.setHidesAtStart(false);
});
