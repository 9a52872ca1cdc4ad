// What breaks the rules of rules.tsv: calls on one server, by ever new people.
import type { Answer, Form } from './fixtures.ts';
import { password } from './processes/startTestApp.ts';
import type { TestApp } from './processes/startTestApp.ts';

/** fixtures/breaches.ts: how each rule is broken that the server checks, by its id. */
export type Breaches = Readonly<Record<string, Breach>>;

export interface Breach {
  break: (at: RuleBreaker) => Promise<Answer>;
  /** The field that the answer names. */
  field?: string;
  /** Figures of the message. */
  values?: Record<string, string>;
}

type Person = Awaited<ReturnType<TestApp['person']>>;

export const fund = '482913';

export class RuleBreaker {
  /** How many people there have been. */
  count = 0;
  readonly server: TestApp;
  /** Has done nothing that would be in the way of a rule. */
  readonly ann: Person;

  constructor(server: TestApp, ann: Person) {
    this.server = server;
    this.ann = ann;
  }

  next(): number {
    this.count += 1;
    return this.count;
  }

  ask(call: string, form: Form, token?: string): Promise<Answer> {
    const sent = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return this.server.call(call, Object.fromEntries(sent), { token, language: 'en' });
  }

  person(): Promise<Person> {
    return this.server.person(`breaker${this.next()}@example.com`);
  }

  /** A user with a fund password. */
  async withFund(): Promise<Person> {
    const person = await this.person();
    const form = { password: fund, re_password: fund, login_password: password };
    await this.ask('setFundPassword', form, person.token);
    return person;
  }

  /** After the four seconds in which a sandbox decides. */
  async decided(): Promise<void> {
    for (let step = 0; step < 2; step += 1) {
      this.server.clock.advance(2000);
      await this.server.context.dueWork.run();
    }
  }
}
