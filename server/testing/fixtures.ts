// What tests of the whole server have to know of a domain stands in its folder, as server/domains/<domain>/fixtures/<kind>.ts,
// and is found by its place: no test has a list of domains.
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

/** fixtures/calls.ts: what server/http/badInput.test.ts cannot take from the example of a call's entry. */
export interface CallFixture {
  /** Before anything is spoiled. */
  prepare?(caller: Caller): Promise<unknown>;
  /** Fields with which the example is refused: with the right ones bad words would change something. */
  spoiled?: Form;
  /** Right before the example is sent; answers fields that the example cannot know. */
  right?(caller: Caller): Promise<Record<string, string> | void>;
  /** Answer to a user who has sent neither pictures nor coins and requested no code; ok by default. */
  answers?: '998' | 'error';
  /** Its money comes after a review. */
  waitsForReview?: true;
}
