// rules.tsv on displayed decimals: whole figures as displayed, worked by hand from the examples. Prices have the
// decimals of their pair's tick, amounts at least those of their coin, totals two.
import { afterAll, expect, it, vi } from 'vitest';
import { openApp } from './openApp.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

/** All texts with a digit; muted decimals are joined to the text before them. */
function figures(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    if (/^[.,]\d/.test(text)) texts.push((texts.pop() ?? '') + text);
    else texts.push(text);
  }
  return texts.filter((text) => /\d/.test(text));
}

async function expectFigures(path: string, expected: readonly string[]): Promise<void> {
  await openApp({ path, isMember: true });
  await vi.waitFor(() => expect(figures()).toEqual(expect.arrayContaining([...expected])), {
    timeout: 30_000,
  });
}

it('prices on Home have the decimals of their ticks', async () => {
  // 97412.6 by 0.1, 3318.42 by 0.01, 0.18241 by 0.00001
  await expectFigures('/', ['97,412.6', '3,318.42', '0.18241']);
});

it('totals on Assets have two decimals, and amounts those of their coins', async () => {
  // 950688.62091403 + 5644.18 + 2150 + 9219 = 967701.80091403, cut
  const totals = ['967,701.80', '950,688.62', '5,644.18', '2,150.00', '9,219.00'];
  // BTC 0.1142 + 0.05, ETH 0.822 with four decimals, USDT 12480.5 + 14365.44 and the balances of the other accounts
  await expectFigures('/pages/assets/index', [...totals, '0.1642', '0.8220', '43,859.12']);
});

it('figures on SpotTrade have the decimals of tick, step and coin', async () => {
  // The tick is 0.1, the step 0.0001; 12480.5 USDT are available.
  const prices = ['97,412.6', '98,120.0', '97,410.0', '98,900.0'];
  await expectFigures('/pages/trade/index', [...prices, '12,480.50', '0.0640', '0.0500', '0.0000']);
});
