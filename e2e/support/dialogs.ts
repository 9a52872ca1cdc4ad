// All dialogs of the app: their page, and the presses that open them. Presses are XPath, which both browsers support.
import { pages, type ScreenName } from '../../src/domains/pages.ts';
import { fixtures } from '../../tests/domains/fixtures.ts';
import { named, withWords } from '../../tests/domains/presses.ts';
import { isPlain } from './productServer.ts';

export interface OpenedDialog {
  name: string;
  path: string;
  presses: readonly string[];
  /** Text that shows once all motion has ended; by default the pressed element must be at rest. */
  settled?: string;
}

/** Whether the page is hydrated and handles presses: the server's HTML does not yet. An expression for the page. */
export const answersPresses =
  "Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))";

/** The balance has loaded; a plain back end does not mark it as practice money. */
const balance = isPlain ? 'Total value' : 'This balance is practice money';

const ofScreens = Object.entries(fixtures).flatMap(([screen, { dialogs: own = [] }]) =>
  own.map(({ query, isExtension = false, ...dialog }) => {
    const { path } = pages[screen as ScreenName];
    return { ...dialog, isExtension, path: query === undefined ? path : `${path}?${query}` };
  }),
);

/** Dialogs that plain compatible back ends lack. */
const extensions: readonly OpenedDialog[] = [
  // First, because it can be pressed only while the deposit is pending.
  {
    name: 'blocks that are replaced',
    path: '/pages/sandbox/chain',
    presses: [named('Reorganise the chain')],
  },
  ...ofScreens.filter(({ isExtension }) => isExtension),
];

export const dialogs: readonly OpenedDialog[] = [
  ...(isPlain ? [] : extensions),
  // Of Home, where what stands there moves until the balance has come.
  { name: 'where prices come from', path: '/', presses: [withWords('Simulated prices')], settled: balance },
  {
    name: 'favourites that are edited',
    path: '/',
    presses: ['//*[@role="tab" and contains(., "Favourites")]', withWords('Add')],
    settled: balance,
  },
  ...ofScreens.filter(({ isExtension }) => !isExtension),
];
