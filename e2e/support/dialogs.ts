// What opens over a page, everywhere in the app: where it is, and the presses that lead to it. Presses are XPath, which
// both browsers understand.
import { isCompatible } from './productServer.ts';

export interface OpenedDialog {
  name: string;
  path: string;
  presses: readonly string[];
  /** Words that stand there once nothing moves any more; without them whatever is pressed stands still. */
  settled?: string;
}

/** The page answers presses: what the server has drawn does not yet. An expression for the page. */
export const answersPresses =
  "Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))";

const withWords = (words: string) => `//button[contains(., "${words}") or contains(@aria-label, "${words}")]`;
const named = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
const first = '(//*[@aria-haspopup="dialog"])[1]';
const submitted = '//button[@type="submit"]';
const inForm = '(//form//*[@aria-haspopup="dialog"])';

const security = '/pages/settings/security/index';
const filter = '(//*[@role="group" and @aria-label="Filters"]//button)[1]';

/** The balance has come: a plain back end does not say of it that it is practice money. */
const balance = isCompatible ? 'Total value' : 'This balance is practice money';

/** What no plain back end of the family has. */
const extensions: readonly OpenedDialog[] = [
  // First, as it can be pressed only while the coins are on their way.
  {
    name: 'blocks that are replaced',
    path: '/pages/sandbox/chain',
    presses: [named('Reorganise the chain')],
  },
  {
    name: 'a deposit',
    path: '/pages/assets/record?tab=deposits',
    presses: ['(//main//li//button)[1]'],
  },
  { name: 'the phrase of mails', path: security, presses: [withWords('Phrase in our mails')] },
  {
    name: 'the hold of withdrawals',
    path: security,
    presses: ['//*[@role="switch" and @aria-label="Hold my withdrawals"]'],
  },
  {
    name: 'another e-mail address',
    path: '/pages/settings/account/index',
    presses: ['//main//button[contains(., "E-mail")]'],
  },
  {
    name: 'the leverage of a contract',
    path: '/pages/lever/info',
    presses: ['//main//*[@aria-haspopup="dialog"]'],
  },
  { name: 'the reset of the demo account', path: '/pages/lever/simulator', presses: [named('Reset')] },
  { name: 'the leverage of a ticket', path: '/pages/lever/index', presses: [named('Isolated')] },
  { name: 'the network of test coins', path: '/pages/sandbox/chain', presses: [`${inForm}[2]`] },
];

export const dialogs: readonly OpenedDialog[] = [
  ...(isCompatible ? [] : extensions),
  { name: 'where prices come from', path: '/', presses: [withWords('Simulated prices')], settled: balance },
  {
    name: 'favourites that are edited',
    path: '/',
    presses: ['//*[@role="tab" and contains(., "Favourites")]', withWords('Add')],
    settled: balance,
  },
  { name: 'the pairs of a market', path: '/pages/trade/kline?symbol=BTC%2FUSDT', presses: [first] },
  { name: 'the contracts', path: '/pages/lever/info?symbol=BTC%2FUSDT', presses: [first] },
  { name: 'the pairs of the ticket', path: '/pages/trade/index', presses: [first] },
  { name: 'the kind of an order', path: '/pages/trade/index', presses: [`${inForm}[1]`] },
  { name: 'an order that is cancelled', path: '/pages/trade/index', presses: [withWords('Cancel')] },
  { name: 'the poster', path: '/pages/promotion/index', presses: [named('Poster')] },
  { name: 'a notice', path: '/pages/notice/index', presses: ['(//main//li//button)[1]'] },
  { name: 'the currency', path: '/pages/settings/index', presses: [withWords('Currency')] },
  { name: 'the log-out', path: '/pages/settings/index', presses: [withWords('Log out')] },
  { name: 'the country of an ID', path: '/pages/verification/basic', presses: [`${inForm}[1]`] },
  { name: 'the deletion of a bank card', path: '/pages/bankbind/index', presses: [named('Delete card')] },
  { name: 'the search of a coin', path: '/pages/assets/index', presses: [named('Find a coin')] },
  { name: 'what a total is worth', path: '/pages/assets/index', presses: [first] },
  { name: 'a record', path: '/pages/assets/record', presses: ['(//main//li//button)[1]'] },
  { name: 'the coins of records', path: '/pages/assets/record', presses: [filter] },
  { name: 'the period of records', path: '/pages/assets/record', presses: [named('All time')] },
  { name: 'the file of records', path: '/pages/assets/record', presses: [named('Save as CSV')] },
  { name: 'the coin of a deposit', path: '/pages/assets/deposit/index', presses: [first] },
  { name: 'the coin of a transfer', path: '/pages/assets/transfer/index', presses: [`${inForm}[1]`] },
  { name: 'a withdrawal without verification', path: '/pages/assets/withdraw/index', presses: [submitted] },
  { name: 'the coin of a withdrawal', path: '/pages/assets/withdraw/index', presses: [`${inForm}[1]`] },
  { name: 'an account of a transfer', path: '/pages/assets/transfer/index', presses: [`${inForm}[2]`] },
];
