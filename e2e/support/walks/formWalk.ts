// How a form is filled in, for what is looked for in the storages of the browser afterwards.
import type { Page } from 'playwright-core';
import type { Person } from '../Person.ts';

/** Typed text: secrets, and one text that a reload restores. */
export interface Typed {
  secrets: readonly string[];
  kept?: string;
  /** How its field writes it, where that differs. */
  shown?: string;
}

export interface FormWalk {
  path: string;
  /** A visitor's form leads to other pages and gets its owner back from them. */
  isForVisitors: boolean;
  /** Preparation by the owner. */
  prepare?: (owner: Person) => Promise<unknown>;
  /** Opens the sheet that the form stands in, also after a reload. */
  open?: (page: Page) => Promise<void>;
  /** @param look is asked for wherever a secret stands in a field */
  fillIn: (page: Page, look: (typed: Typed) => Promise<void>) => Promise<Typed>;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
