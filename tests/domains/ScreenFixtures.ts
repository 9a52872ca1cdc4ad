import type { ScreenName } from '../../src/domains/pages.ts';

/** Actions of a user on a screen, by the text they read there (tests/traces/steps.ts). */
export interface User {
  press: (name: string | RegExp, role?: 'button' | 'tab' | 'checkbox' | 'radio' | 'switch') => Promise<void>;
  enter: (name: string, value: string) => Promise<void>;
  submit: () => Promise<void>;
  /** Opens a screen in one of its ways, by name. */
  open: (name: string) => Promise<void>;
  /** Presses the button in a dialog that has the name of the one that opened it. */
  confirm: (name: string) => Promise<void>;
  /** Opens the page again, logged in. */
  logIn: (screen: ScreenName) => Promise<void>;
  placeLeverOrder: (changes?: Record<string, string>) => Promise<void>;
  openPhotos: () => Promise<void>;
  openClaim: () => Promise<void>;
  /** Opens the form of a P2P order, for a user who may order. */
  openOtc: () => Promise<void>;
  /** The conversation about a P2P order, at either of its addresses. */
  openOrderChat: (path: string) => Promise<void>;
  /** A purchase that has to be paid, or a sale whose payment has to be checked. Time is held until `wait`. */
  openOtcOrder: (kind: 'purchase' | 'sale') => Promise<void>;
  /** An application whose allotment can be paid, with other terms if given. Time is held until `wait`. */
  openIeoApplication: (terms?: { price: string }) => Promise<void>;
  /** @param path of the form; that to an address without it */
  tryToWithdraw: (path?: string) => Promise<void>;
  authorise: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

/** How a form breaks a rule of rules.tsv. */
export interface Breach {
  break: (user: User) => Promise<void>;
  /** In the words of the rule. */
  values?: Readonly<Record<string, string>>;
  /** Command that must not be sent; by default the command of the form. */
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
  /** For a user without activity: the screen shows its empty state. */
  isNewcomer?: boolean;
  /** Button that closes the dialog that the screen opens with. */
  opensWith?: string;
  /** How many it opens with. */
  amountFields?: number;
  /** Form input, to check which of it the browser's storages keep. */
  typed?: {
    /** The file under src that makes the form. */
    maker: string;
    /** By label. */
    fields: Readonly<Record<string, string>>;
    /** Values that no storage may contain. */
    secrets?: readonly string[];
    /** Value that a reload restores. */
    kept?: string;
  };
  /** Calls that fail silently, and the reason: the page is complete without them. */
  quiet?: Reasons;
  /** Calls that fail silently on other screens, and the reason why this screen shows the failure. */
  loud?: Reasons;
  /** Calls whose failure takes away what stood on the screen, and why. */
  replaced?: Reasons;
  /** Calls for which the screen only shows that they failed, and the place that shows the details. */
  explained?: Reasons;
}

/** Test data of a screen; used by e2e, contracts and tests. */
export interface ScreenFixture extends Walk {
  /** Further ways to open it. */
  more?: readonly Walk[];
  /** Taps that show another part of the screen, and the calls whose data this part shows. */
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
  /** Dialogs over the page, and the presses that open them (presses.ts). */
  dialogs?: readonly {
    name: string;
    presses: readonly string[];
    query?: string;
    /** A plain back end lacks it. */
    isExtension?: boolean;
  }[];
  /** User actions that make the screen send each call. */
  commands?: Readonly<Record<string, (user: User) => Promise<void>>>;
}

export type ScreenFixtures = Readonly<Partial<Record<ScreenName, ScreenFixture>>>;
