// Domain-specific data of whole-server tests is in the domain's folder, as server/domains/<domain>/fixtures/<kind>.ts,
// and found by its path: no test has a list of domains.
import { addOnce } from '../Domain.ts';
import type { TestApp } from './processes/startTestApp.ts';

export type Form = Record<string, string | undefined>;
export type Answer = Awaited<ReturnType<TestApp['call']>>;

/**
 * Merges the fixtures of all domains.
 * @throws Error when two declare the same
 */
export function together<Entry>(found: Readonly<Record<string, Readonly<Record<string, Entry>>>>) {
  const all: Record<string, Entry> = {};
  for (const own of Object.values(found))
    for (const [name, entry] of Object.entries(own)) addOnce(all, name, entry);
  return all;
}

/** A user without any activity. */
export interface Caller {
  server: TestApp;
  token: string;
  owner: string;
}

/** fixtures/calls.ts: data that server/http/badInput.test.ts cannot take from the example of a call's entry. */
export interface CallFixture {
  /** Runs before any field is invalidated. */
  prepare?(caller: Caller): Promise<unknown>;
  /** Fields that make the example invalid: with valid ones, bad values would change something. */
  spoiled?: Form;
  /** Runs directly before the example is sent; returns fields that the example cannot contain. */
  right?(caller: Caller): Promise<Record<string, string> | void>;
  /** Answer to a user who has sent neither pictures nor coins and requested no code; ok by default. */
  answers?: '998' | 'error';
  /** Its money moves after a review. */
  waitsForReview?: true;
}
