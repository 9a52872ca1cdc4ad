// How a form is filled in, for searching the browser's storage afterwards.
import type { Page } from 'playwright-core';
import type { Person } from '../Person.ts';

/** Typed text: secrets, and one text that a reload restores. */
export interface Typed {
  secrets: readonly string[];
  kept?: string;
  /** Formatted text in the field, if different. */
  shown?: string;
}

export interface FormWalk {
  path: string;
  /** A visitor's form opens other pages, which restore its input. */
  isForVisitors: boolean;
  /** Preparation by the owner. */
  prepare?: (owner: Person) => Promise<unknown>;
  /** Opens the form's sheet, also after a reload. */
  open?: (page: Page) => Promise<void>;
  /** @param look called wherever a field contains a secret */
  fillIn: (page: Page, look: (typed: Typed) => Promise<void>) => Promise<Typed>;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
