import { readSource, sourceFiles } from './sourceFiles.ts';

/** Words by which an English refusal says what to do next, at the start of a sentence or after a colon. */
const step = new RegExp(
  `(?:^|[.:,] |or )(?:then |please )?(?:${[
    'accept',
    'add',
    'answer',
    'ask',
    'cancel',
    'check',
    'choose',
    'close',
    'compare',
    'complete',
    'confirm',
    'contact',
    'correct',
    'delete',
    'deposit',
    'do not',
    'end',
    'enter',
    'fill in',
    'finish',
    'link',
    'log in',
    'lower',
    'give',
    'move',
    'open an',
    'pay',
    'quarantine',
    'rebuild',
    'release',
    'reload',
    'remove',
    'send',
    'set',
    'submit',
    'switch',
    'take',
    'transfer',
    'try',
    'type',
    'upload',
    'use',
    'vote',
    'wait',
    'withdraw',
    'write',
    'you can',
  ].join('|')})\\b|^(?:Maximum|Minimum): |\\bplease \\w+|after \\{|in \\{count\\}`,
  'i',
);

/** Refusals after which there is nothing to do, or whose place says what there is. */
const without: Readonly<Record<string, string>> = {
  'account.notHeld': 'nothing to end',
  'bank.noCard': 'heads the list that offers to link one',
  'deposit.ownerLeft': 'tells a reviewer why a deposit is not credited',
  'desk.nothingToRepair': 'nothing to repair',
  'help.articleUnknown': 'heads a page that leads to all documents',
  'hosting.paused': 'ends in the words of the operator',
  'products.closed': 'the law of the region decides',
  'products.noQuestions': 'nothing to answer',
  'spot.insufficientBalance': 'stands beside what is available, with the ways to deposit and to transfer',
  'wallet.insufficientBalance': 'as spot.insufficientBalance',
};

const thrownInCode = /(?:new Refusal\(|\bfaults\.\w+ = )\s*['"]([a-z]+\.[A-Za-z]+)['"]/g;
const thrownInRule = /(?:\breason: |\breturn )['"]([a-z]+\.[A-Za-z]+)['"]/g;
const thrownBySchema = /"x-(?:required|invalid)": "([a-z]+\.[A-Za-z]+)"/g;

function thrownIn(path: string): string[] {
  const text = readSource(path);
  const patterns = path.startsWith('contracts/rules/') ? [thrownInCode, thrownInRule] : [thrownInCode];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, reason]) => reason!));
}

/** Refusals whose English text says nothing about what to do next, and exceptions that need none any more. */
export function check(): Promise<string[]> {
  const english = JSON.parse(readSource('contracts/messages/en.json')) as Record<string, string>;
  const paths = sourceFiles('server', 'contracts').filter(
    (path) => path.endsWith('.ts') && !/\.(?:test|proof)\.ts$/.test(path),
  );
  const thrown = new Set([
    ...paths.flatMap(thrownIn),
    ...[...readSource('contracts/openapi.json').matchAll(thrownBySchema)].map(([, reason]) => reason!),
  ]);
  const lacking = [...thrown].filter(
    (reason) =>
      !reason.startsWith('ledger.') && Object.hasOwn(english, reason) && !step.test(english[reason]!),
  );
  return Promise.resolve([
    ...lacking
      .filter((reason) => !Object.hasOwn(without, reason))
      .map(
        (reason) =>
          `contracts/messages/en.json: ${reason} does not say what to do next: "${english[reason]}"`,
      ),
    ...Object.keys(without)
      .filter((reason) => !lacking.includes(reason))
      .map((reason) => `scripts/check/nextSteps.ts: ${reason} says what to do next, or refuses nothing`),
  ]);
}
