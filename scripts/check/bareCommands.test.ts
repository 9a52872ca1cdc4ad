import { expect, it } from 'vitest';
import { bareCommands } from './calls.ts';

const faults = (path: string, text: string) =>
  bareCommands(['coin/trade', 'coin/trade/cancel'], new Map([[path, text]]));
const past = (path: string, word: string) => [
  `${path}: ${word} leads past the helper of commands that move money`,
];

it.each([
  ["import { moneyClient } from '../../api/client.ts';", 'moneyClient'],
  ['const send = moneyCommand(key, ask, read);', 'moneyCommand('],
  ['const isKept = keepCommand(place, draft);', 'keepCommand'],
  ['await placeSpotOrder().send(form, {} as KeptCommand);', 'KeptCommand'],
  ['const send = useMoneyMutation(placeSpotOrder());', 'useMoneyMutation'],
  ["await fetch('/api/coin/trade', { method: 'POST' });", '/api/coin/trade'],
  ["await put('/coin/trade/cancel');", "'/coin/trade/cancel'"],
])('what could send money past the helper is found: %s', (text, word) => {
  expect(faults('src/screens/A.tsx', text)).toEqual(past('src/screens/A.tsx', word));
});

it('the helper, the calls themselves, and pages of the same name are left alone', () => {
  expect(faults('src/components/command/A.ts', 'useMoneyMutation(keepCommand)')).toEqual([]);
  expect(faults('src/api/A.ts', "moneyCommand(() => client.POST('/coin/trade'))")).toEqual([]);
  expect(faults('src/screens/A.tsx', "useAttempt({ mutation: placeSpotOrder() }); '/coin/trades'")).toEqual(
    [],
  );
});
