// Consistency that the compiler does not check: texts, states, calls, rules, raw values, the brand, repeated lines, licences,
// project rules.
import process from 'node:process';

const checks = {
  messages: () => import('./check/messages.ts'),
  refusals: () => import('./check/refusals.ts'),
  sameSentences: () => import('./check/sameSentences.ts'),
  nextSteps: () => import('./check/nextSteps.ts'),
  longTexts: () => import('./check/longTexts.ts'),
  brandNames: () => import('./check/brandNames.ts'),
  rawValues: () => import('./check/rawValues.ts'),
  repeatedLines: () => import('./check/repeatedLines.ts'),
  stories: () => import('./check/stories.ts'),
  calls: () => import('./check/calls.ts'),
  pacts: () => import('./check/pacts.ts'),
  rows: () => import('./check/rows.ts'),
  deskWords: () => import('./check/deskWords.ts'),
  appDomains: () => import('./check/appDomains.ts'),
  noticeWords: () => import('./check/noticeWords.ts'),
  wording: () => import('./check/wording.ts'),
  licences: () => import('./check/licences.ts'),
  house: () => import('./check/projectRules.ts'),
};

const only = process.argv.slice(2);
let faultCount = 0;
for (const [name, load] of Object.entries(checks)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const { check } = await load();
  const faults = await check();
  faultCount += faults.length;
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}${faults.length === 0 ? '' : `: ${faults.length}`}`,
  );
  for (const fault of faults) console.log(`     ${fault}`);
}

process.exitCode = faultCount === 0 ? 0 : 1;
