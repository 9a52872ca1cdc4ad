import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../../src/app/screens.ts';
import type { Domain } from '../../src/domains/Domain.ts';
import { domains } from '../../src/domains/domains.ts';
import { pages, type ScreenName } from '../../src/domains/pages.ts';
import { fixtures } from '../../tests/domains/fixtures.ts';
import type { ScreenFixture } from '../../tests/domains/ScreenFixtures.ts';

const specified = readFileSync(join(import.meta.dirname, 'pages.tsv'), 'utf8');
const isSpecified = (name: ScreenName): boolean => specified.includes(`\n${pages[name].path.slice(1)}\t`);

/** Home is part of the app's main chunk. */
const loaded = ['Home', ...Object.keys(screens)] as ScreenName[];

/** The screens of pages.tsv that the app loads; every other page answers 'not available yet'. */
export const builtScreens: readonly string[] = loaded.filter(isSpecified);

/** Screens that the product adds to those of pages.tsv. */
export const extensionScreens: readonly ScreenName[] = loaded.filter((name) => !isSpecified(name));

/** States of built screens that depend on later work, with the reason. */
export const laterStates: Record<string, Record<string, string>> = {};

/** Rules of built screens whose part depends on later work, with the reason. */
export const laterRules: Readonly<Record<string, string>> = {
  // The call has no hosting account, so there is nothing to refuse; the form shows when the amount becomes free.
  'otc.order.own_offer': 'merchants with an account of the app: operators of the desk place no orders',
  'wallet.transfer.trust_locked': 'a back end whose transfers name the hosting account',
};

/** Entities of fields.tsv that built screens will show later, with the reason. */
export const laterEntities: Readonly<Record<string, string>> = {
  Article: "news and announcements: Home's notices and its banner",
};

/** Calls of screen-calls.tsv that are built, but whose part of a built screen is not, with the reason. */
export const laterScreenCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Home: { articles: 'news and announcements: the notices and the banner' },
  Deposit: { articles: 'news and announcements' },
};

/** Screens with a separate address, with the screen whose view they share. */
export const sameViews: Readonly<Record<string, string>> = {
  Chat2: 'Chat',
  NewChat: 'Chat',
  OtcChat: 'Chat',
  NewOtcChat: 'Chat',
};

type OfScreens = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Entries of each screen's fixture in tests/domains, by screen name. */
const ofScreens = (partOf: (fixture: ScreenFixture) => OfScreens[string] | undefined): OfScreens =>
  Object.fromEntries(
    Object.entries(fixtures).flatMap(([name, fixture]) => {
      const part = partOf(fixture);
      return part ? [[name, part]] : [];
    }),
  );

/** Calls of screen-calls.tsv that a screen replaces by another call. */
export const insteadOfCalls = ofScreens(({ insteadOf }) => insteadOf);

/** Calls of screen-calls.tsv that are made by a page that the screen opens and returns from. */
export const callsOfDetours = ofScreens(({ detours }) => detours);

/** Calls of screen-calls.tsv that the app makes on startup on every page, with the reason. */
export const callsAtStart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Home: { profile: 'who has logged in', language: 'the language of the account' },
  Language: { language: 'the language of the account' },
};

/** Calls of screens in addition to screen-calls.tsv, with the reason. */
export const furtherCalls = ofScreens(({ furtherCalls }) => furtherCalls);

/** Failure texts that differ from others of the same sentence, by situation. */
export const saidApart: Readonly<Record<string, string>> = {
  // A refusal without a reason is not an error of the app.
  'Any other failed response without a message': 'The request was rejected without a reason. Try again, or contact support.',
  // The text names the time at which prices stopped.
  'No network': 'Offline. Prices paused at {time}.',
  // Appended to 'Upload failed', like any other reason.
  'Upload takes longer than 60000 ms': 'The server did not respond within a minute. Try again.',
  // A withdrawal is requested, whereas a transfer is made.
  'A withdrawal gets no answer in 60000 ms': 'We’re checking whether your request was received.',
};

/** NotLoggedIn of a guarded screen is the same redirect everywhere: one test covers every path. */
export const guardTest = { file: 'src/app/guard.test.tsx', title: 'sends a visitor of every guarded path to login: %s' };

/** Screens whose NotLoggedIn is a separate page, with a story. */
export const publicScreens = ['Home', 'Kline', 'Settings', 'Notices'];

/**
 * Domains whose calls are built before their screens: pacts contain their calls although no screen makes them yet, and
 * the server's checks are traced.
 */
export const domainsAhead: readonly string[] = Object.entries<Domain>(domains).flatMap(
  ([name, { screens: own = {} }]) => {
    const names = Object.keys(own);
    return names.length > 0 && !names.some((screen) => builtScreens.includes(screen)) ? [name] : [];
  },
);
