// rules.tsv and errors.tsv: behaviour of the contracts page beyond messages at fields.
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteConfig as site } from '../../contracts/examples/session.ts';
import {
  leverPanel,
  liquidatedTrade,
  liquidationFill,
  openTrade,
  pendingOrder,
  positions,
} from '../../contracts/examples/lever.ts';
import { failureMessage, messageOf } from '../../contracts/spec/rows.ts';
import { siteConfig } from '../../src/api/session.ts';
import { envelope, forever } from '../faults/answers.ts';
import { openLever } from './levers.ts';
import { answerNow, callsSoFar, openApp, sentSoFar } from './openApp.tsx';
import { enter, press, reads, wait } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.restoreAllMocks());
afterAll(() => void vi.unstubAllGlobals());

const page = { path: '/pages/lever/index', isMember: true };
const listing = (row: object) => (call: string) =>
  call === 'positions'
    ? envelope({ ...positions, message: { ...positions.message, data: [row] } })
    : undefined;
const sentOf = (call: string) => sentSoFar().filter((each) => each.call === call);

describe('an order', () => {
  it('bears its margin mode, its id, and no stop that is not shown', async () => {
    await openApp(page);
    await openLever();
    await vi.waitFor(() => expect(sentOf('openPosition')).toHaveLength(1));
    const { fields } = sentOf('openPosition')[0]!;
    expect(fields).toMatchObject({
      status: '0',
      type: '1',
      share: '10',
      multiple: '2',
      target_price: '49000',
      margin_mode: 'isolated',
      account_type: 'real_account',
      client_order_id: expect.stringMatching(/\S{8}/),
    });
    expect(Object.keys(fields)).not.toContain('stop_loss_price');
  });

  it('of a leverage that may be chosen no longer is not sent', async () => {
    const core = await openApp(page);
    await press('Isolated');
    await press('10×');
    await press('Confirm 10× isolated');
    const few = { ...leverPanel, multiple: { muit: [{ value: '2' }, { value: '5' }] } };
    answerNow((call) => (call === 'leverPanel' ? envelope(few) : undefined));
    await act(() => core.queryClient.invalidateQueries({ queryKey: ['lever', 'panel'] }));
    await openLever();
    await reads(messageOf('lever.order.leverage_listed'));
    expect([...callsSoFar()]).not.toContain('openPosition');
  });

  it('with a stop on the wrong side is not sent, and each says its side', async () => {
    await openApp(page);
    await press('Add TP / SL', 'checkbox');
    await press('Limit', 'radio');
    for (const [name, value] of Object.entries({
      price: '49000',
      lots: '10',
      takeProfit: '48000',
      stopLoss: '49500',
    }))
      await enter(name, value);
    await reads(messageOf('lever.order.stops', { price: '49,000' }));
    await reads(messageOf('lever.stops.side', { price: '49,000' }));
    await press(/^Open long/);
    expect([...callsSoFar()]).not.toContain('openPosition');
  });

  it('without enough balance has no button, and a way to transfer', async () => {
    await openApp(page);
    await openLever({ lots: '900' });
    await reads(failureMessage('Contract order without enough balance'));
    expect(screen.getByRole('button', { name: /^Open long/ }).getAttribute('aria-disabled')).toBe('true');
    expect([...document.querySelectorAll('main a')].map((link) => link.textContent)).toContain('Transfer');
  });

  it('before which questions come opens the way to them', async () => {
    const sentence = messageOf('lever.order.questions');
    const data = { reason: 'products.leverQuestions' };
    await openApp(page, (call) =>
      call === 'openPosition'
        ? Response.json({ type: 'error', code: 0, message: sentence, msg: sentence, data })
        : undefined,
    );
    await openLever();
    await screen.findByRole('alertdialog', { name: sentence, hidden: true });
  });

  it('is looked up after a minute by its id, and never sent again by itself', async () => {
    const core = await openApp(page, (call, fields) => {
      if (call === 'openPosition') return forever;
      return call === 'positions' && 'client_order_id' in fields
        ? envelope({ ...positions, message: { ...positions.message, data: [] } })
        : undefined;
    });
    // Requested at startup.
    await act(() => core.queryClient.fetchQuery(siteConfig()));
    const real = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
      real(run, ms === 60_000 ? 30 : ms),
    );
    await openLever();
    await reads(failureMessage('A contract or option order gets no answer in 60000 ms'));
    await wait(500);
    expect(sentOf('openPosition')).toHaveLength(1);
    const id = sentOf('openPosition')[0]?.fields['client_order_id'];
    expect(sentOf('positions').some(({ fields }) => fields['client_order_id'] === id)).toBe(true);
  });
});

describe('a position', () => {
  it('is closed only after a second yes', async () => {
    await openApp(page, listing(openTrade));
    await press('Close position');
    expect([...callsSoFar()]).not.toContain('closePosition');
    const buttons = screen.getAllByRole('button', { name: 'Close position', hidden: true });
    await act(async () => buttons.at(-1)!.click());
    await vi.waitFor(() => expect([...callsSoFar()]).toContain('closePosition'));
  });

  it('whose close is answered by a sentence alone is said to be closed', async () => {
    await openApp(page, (call) => (call === 'closePosition' ? envelope('Closed') : listing(openTrade)(call)));
    await press('Close position');
    const buttons = screen.getAllByRole('button', { name: 'Close position', hidden: true });
    await act(async () => buttons.at(-1)!.click());
    await reads('BTC/USDT: 1,000 lots closed, none left');
  });

  it.each([
    ['its ticks recomputed', envelope([liquidationFill]), 'Recomputed on this device.'],
    [
      'no ticks where the back end keeps none',
      new Response('', { status: 404, headers: { 'content-type': 'text/html' } }),
      'No price data is available for this liquidation.',
    ],
  ])('that was liquidated shows %s', async (_, fills, says) => {
    await openApp(page, (call) => (call === 'leverFills' ? fills : listing(liquidatedTrade)(call)));
    await press('History', 'tab');
    await press('See ticks');
    await reads(says);
  });

  it('in cross margin takes no margin', async () => {
    await openApp(page, listing({ ...openTrade, margin_mode: 'cross' }));
    await reads('Cross: the whole contract account is its collateral.');
    expect(screen.queryByRole('button', { name: 'Add margin' })).toBeNull();
  });
});

describe('an account', () => {
  it.each([
    ['/pages/lever/index', 'real_account'],
    ['/pages/lever/simulator', 'simulation_account'],
  ])('%s: no call is about another one than the %s [rule:lever.simulator.apart]', async (path, account) => {
    const core = await openApp({ path, isMember: true });
    await openLever();
    await vi.waitFor(() => expect(sentOf('openPosition')).toHaveLength(1));
    await act(() => core.queryClient.invalidateQueries({ queryKey: ['lever'] }));
    const named = ['leverPanel', 'positions', 'openPosition'].flatMap(sentOf);
    expect(new Set(named.map(({ call }) => call)).size).toBe(3);
    expect([...new Set(named.map(({ fields }) => fields['account_type']))]).toEqual([account]);
  });

  it('of the demo shows no row of the other one, and keeps a ticket of its own', async () => {
    const demo = { path: '/pages/lever/simulator', isMember: true };
    await openApp(demo, listing(openTrade));
    await reads('No open demo positions');
    await press('Limit', 'radio');
    await enter('lots', '77');
    await openApp({ ...page, isSameDevice: true });
    expect(screen.getByRole('textbox', { name: /^Lots/ })).toHaveProperty('value', '');
  });

  it('of the demo is not asked for where the back end has none, as its orders would be real', async () => {
    await openApp({ path: '/pages/lever/simulator', isMember: true }, (call) =>
      call === 'siteConfig' ? envelope({ ...site, has_demo_contracts: false }) : undefined,
    );
    await reads('There is no demo account here');
    expect([...callsSoFar()]).not.toContain('leverPanel');
  });

  it.each([
    ['', true],
    [', also on a page over plain http', false],
  ])('of the demo is reset after a second yes, by a request of its own%s', async (_name, isSecure) => {
    const { crypto } = globalThis;
    if (!isSecure) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    onTestFinished(() => void vi.stubGlobal('crypto', crypto));
    await openApp({ path: '/pages/lever/simulator', isMember: true });
    await press('Reset');
    expect([...callsSoFar()]).not.toContain('resetDemo');
    await press('Reset demo');
    await vi.waitFor(() => expect(sentOf('resetDemo')).toHaveLength(1));
    expect(sentOf('resetDemo')[0]?.fields).toEqual({ client_reset_id: expect.stringMatching(/\S{8}/) });
    await reads('Demo account reset');
  });
});

describe('a waiting order', () => {
  it('is cancelled only after a second yes', async () => {
    await openApp(page, listing(pendingOrder));
    await press(/^Orders/, 'tab');
    await press('Cancel');
    expect([...callsSoFar()]).not.toContain('cancelLeverOrder');
    await press('Cancel order');
    await vi.waitFor(() => expect([...callsSoFar()]).toContain('cancelLeverOrder'));
  });
});
