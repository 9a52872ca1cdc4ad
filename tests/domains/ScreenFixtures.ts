import type { ScreenName } from '../../src/domains/pages.ts';

/** What a person does on a screen, by what they read there (tests/traces/steps.ts). */
export interface User {
  press: (name: string | RegExp, role?: 'button' | 'tab' | 'checkbox' | 'radio' | 'switch') => Promise<void>;
  enter: (name: string, value: string) => Promise<void>;
  submit: () => Promise<void>;
  /** Presses the button in a dialog that has the name of the one that opened it. */
  confirm: (name: string) => Promise<void>;
  /** Opens the page again, logged in. */
  logIn: (screen: ScreenName) => Promise<void>;
  placeLeverOrder: (changes?: Record<string, string>) => Promise<void>;
  openPhotos: () => Promise<void>;
  openClaim: () => Promise<void>;
  /** @param path of the form; that to an address without it */
  tryToWithdraw: (path?: string) => Promise<void>;
  authorise: () => Promise<void>;
}

/** How a form breaks a rule of rules.tsv. */
export interface Breach {
  break: (user: User) => Promise<void>;
  /** In the words of the rule. */
  values?: Readonly<Record<string, string>>;
  /** What is not sent; the command of the form without it. */
  held?: string;
}

/** By the call. */
type Reasons = Readonly<Record<string, string>>;

/** One way to open a screen. */
export interface Walk {
  /** The screen's own without it. */
  name?: string;
  query?: string;
  /** Stands on the screen once its data is there; the button of a form without it. */
  ready?: string;
  isMember?: boolean;
  /** Of somebody who has done nothing yet: what others have there stands in its place. */
  isNewcomer?: boolean;
  /** How many it opens with. */
  amountFields?: number;
  /** What is typed into its form, for what the browser's storages keep of it. */
  typed?: {
    /** The file under src that makes the form. */
    maker: string;
    /** By label. */
    fields: Readonly<Record<string, string>>;
    /** What no storage may keep. */
    secrets?: readonly string[];
    /** What a reload gives back. */
    kept?: string;
  };
  /** Calls that fail without a word, and why: the page has all of its own without them. */
  quiet?: Reasons;
  /** Calls that fail quietly on other screens, and why it is said here. */
  loud?: Reasons;
  /** Calls whose failure takes away what stood on the screen, and why. */
  replaced?: Reasons;
  /** Calls of which the screen says only that they failed, and where the rest is said. */
  explained?: Reasons;
}

/** What tests have to know of a screen; e2e, contracts and tests read it. */
export interface ScreenFixture extends Walk {
  /** Further ways to open it. */
  more?: readonly Walk[];
  /** What shows another part of it, and the calls that this part shows something of. */
  taps?: readonly { tap: string; calls: readonly string[] }[];
  /** Calls that it makes beside those of screen-calls.tsv, and why. */
  furtherCalls?: Reasons;
  /** By a call of screen-calls.tsv: the one that it makes in its stead. */
  insteadOf?: Reasons;
  /** By a call of screen-calls.tsv: the page that makes it, which the screen leads to and comes back from. */
  detours?: Readonly<Record<string, ScreenName>>;
  /** Extensions and messages of the feed that it shows something of. */
  breaksWith?: readonly string[];
  /** The call that its form sends. */
  form?: string;
  /** By rule; where the server has to answer otherwise first, tests/traces/forms.test.tsx has it. */
  breaches?: Readonly<Record<string, Breach>>;
  /** Pages that the form leads to and that a person comes back from, and a field that keeps its value. */
  errands?: { field: string; value: string; pages: readonly string[] };
  /** What opens over the page, and the presses that lead to it (presses.ts). */
  dialogs?: readonly {
    name: string;
    presses: readonly string[];
    query?: string;
    /** A plain back end of the family lacks it. */
    isExtension?: boolean;
  }[];
  /** What a person does for the screen to make a call. */
  commands?: Readonly<Record<string, (user: User) => Promise<void>>>;
}

export type ScreenFixtures = Readonly<Partial<Record<ScreenName, ScreenFixture>>>;
