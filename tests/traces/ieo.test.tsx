// IEOs: the list, one product, and the application for it.
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  allottedTotals,
  appliedApplication,
  comingIeo,
  ieos,
  openIeo,
  openTotals,
} from '../../contracts/examples/ieo.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, sentSoFar, textOnScreen, type Answer } from './openApp.tsx';
import { enter, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const page = (query = '') => ({ path: `/pages/assets/ieo/index${query}`, isMember: true });
const shows = (...words: string[]) => {
  const text = textOnScreen();
  for (const each of words) expect(text).toContain(each);
};
const answering =
  (answers: Record<string, unknown>): Answer =>
  (call) =>
    call in answers ? envelope(answers[call]) : undefined;
const linksOnPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].map((link) => link.getAttribute('href'));
const applications = () =>
  sentSoFar()
    .filter(({ call }) => call === 'applyIeo')
    .map(({ fields }) => fields);
/** An answer with the id that the app has sent. */
const made = (): Response =>
  envelope({ ...appliedApplication, client_order_id: applications().at(-1)?.['client_order_id'] });

describe('the list', () => {
  it('shows each product and leads to it, or to the own application', async () => {
    await openApp(page(), answering({ ieos: ieos.slice(0, 3) }));
    await reads('Halo Network');
    shows('HALO', '0.042', '20M', '26.4M', 'Mintline', 'Vega Storage', '0.362');
    expect(linksOnPage()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('ieo/index?id=1'),
        expect.stringContaining('ieo/orderDetail?id=452509286700398'),
      ]),
    );
  });

  it('claims no stage of a product whose dates are unreadable', async () => {
    await openApp(page(), answering({ ieos: [{ ...openIeo, lock_date: '2099-99-99 12:00:00' }] }));
    await reads('Applications from');
    expect(textOnScreen()).not.toMatch(/NaN|Unlocked since/);
  });

  it('keeps its tab in the address', async () => {
    await openApp(page('?tab=listed'), answering({ ieos }));
    await reads('Vega Storage');
    expect(textOnScreen()).not.toContain('Halo Network');
  });
});

describe('a product', () => {
  it('shows its name, prices, supply, dates, cap and description [field:IeoProduct name] [field:IeoProduct listing price] [field:IeoProduct listing date] [field:IeoProduct IEO price] [field:IeoProduct total supply] [field:IeoProduct supply] [field:IeoProduct apply time] [field:IeoProduct allotment date] [field:IeoProduct pay date] [field:IeoProduct lock date] [field:IeoProduct description] [field:IeoProduct cap per user (decision 42)]', async () => {
    const told = { ...openIeo, totals: { ...openTotals, cap: '40321' } };
    await openApp(page('?id=1'), answering({ ieos: [told] }));
    await reads('Halo Network');
    shows('0.05', '0.042', '500,000,000', '20,000,000', '40,321', '1,000', '50,000');
    shows('16 Nov 2020', '22 Nov 2099', '24 Nov 2099', '25 Nov 2099', '26 Nov 2099', '26 Dec 2099');
    shows(openIeo.description, openIeo.serial_number);
  });

  it.each([
    ['before its applications', comingIeo, 'Coming'],
    ['after its applications', { ...ieos[1]!, application_id: undefined }, 'Allotting'],
  ])('%s has a date and no form', async (_, product, stage) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 14, 23) });
    await openApp(page(`?id=${product.id}`), answering({ ieos: [product] }));
    await reads(stage);
    expect(document.querySelector('form')).toBeNull();
    vi.useRealTimers();
  });

  it('that is not on offer in the country has no form', async () => {
    const products = { products: [{ product: 'subscription', is_open: false }], questions: [] };
    for (const query of ['', '?id=1']) {
      await openApp(page(query), answering({ products }));
      await reads('Not offered in your region');
    }
  });

  it('that is already applied for leads to the application', async () => {
    await openApp(page('?id=1'), answering({ ieos: [{ ...openIeo, application_id: 77 }] }));
    await reads('You have already applied for this IEO. Check My IEO applications');
    expect(document.querySelector('form')).toBeNull();
  });
});

describe('the estimate', () => {
  /** 10,000 × 20,000,000 ÷ (26,400,000 + 10,000) = 7,572.88905… */
  it('includes the own application, in the published totals', async () => {
    await openApp(page('?id=1'), answering({ ieos: [openIeo] }));
    await enter('amount', '10000');
    await reads('≈ 7,572.8890 HALO');
    shows('0.00 USDT', '≈ 318.07 USDT', '420.00 USDT');
  });

  it('follows the totals of other applications every five seconds', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    let applied = '26400000';
    await openApp(page('?id=1'), (call) =>
      call === 'ieos' ? envelope([{ ...openIeo, totals: { ...openTotals, applied } }]) : undefined,
    );
    await enter('amount', '10000');
    await reads('≈ 7,572.8890 HALO');
    applied = '39990000';
    await vi.advanceTimersByTimeAsync(5_000);
    await reads('≈ 5,000.0000 HALO');
    vi.useRealTimers();
  });

  it('of a back end without totals is none', async () => {
    const { totals: _, minimum: __, maximum: ___, ...plain } = openIeo;
    await openApp(page('?id=1'), answering({ ieos: [plain] }));
    await enter('amount', '10000');
    await reads('so there is no estimate');
    expect(textOnScreen()).not.toContain('≈ 0');
  });
});

describe('an application', () => {
  it('is made once, with the number of its product and the quantity, and names its serial number and allotment date [rule:subscription.ieo.once]', async () => {
    await openApp(page('?id=1'), (call) => {
      if (call === 'ieos') return envelope([openIeo]);
      return call === 'applyIeo' ? made() : undefined;
    });
    await enter('amount', '10000');
    await submit();
    await reads('Application made');
    shows('IEO-2611-01-401', '24 Nov 2099', 'My applications');
    const sent = applications();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ id: '1', amount: '10000' });
    expect(sent[0]!['client_order_id']).toMatch(/\S/);
  });

  it('whose answer is lost is looked up by its id and not sent again [rule:subscription.ieo.once]', async () => {
    await openApp(page('?id=1'), (call) => {
      if (call === 'ieos') return envelope([openIeo]);
      if (call === 'applyIeo') return new Response('<html>Gateway Timeout', { status: 504 });
      if (call !== 'ieoApplications') return undefined;
      const own = applications()[0]?.['client_order_id'];
      return envelope({
        list: own === undefined ? [] : [{ ...appliedApplication, client_order_id: own }],
        total: 1,
      });
    });
    await enter('amount', '10000');
    await submit();
    await reads('Application made');
    expect(applications()).toHaveLength(1);
  });

  it('that comes too late is refused in words, and its date stands in its place then [rule:subscription.ieo.open]', async () => {
    let isOver = false;
    await openApp(page('?id=1'), (call) => {
      if (call === 'ieos')
        return envelope([
          isOver ? { ...openIeo, apply_end: '2020-11-22 16:00:00', totals: allottedTotals } : openIeo,
        ]);
      if (call !== 'applyIeo') return undefined;
      isOver = true;
      const message = messageOf('subscription.ieo.open');
      const data = { reason: 'subscription.notOpen' };
      return Response.json({ type: 'error', code: 0, message, msg: message, data });
    });
    await enter('amount', '10000');
    await submit();
    await reads(messageOf('subscription.ieo.open'));
    await reads('Applications closed, allotment on');
    expect(document.querySelector('form')).toBeNull();
  });
});
