// Violations of the rules of rules.tsv: calls on one server, each by a new user.
import type { Answer, Form } from './fixtures.ts';
import { password } from './processes/startTestApp.ts';
import type { TestApp } from './processes/startTestApp.ts';

/** fixtures/breaches.ts: how to violate each rule that the server checks, by rule id. */
export type Breaches = Readonly<Record<string, Breach>>;

export interface Breach {
  break: (at: RuleBreaker) => Promise<Answer>;
  /** Expected field in the response. */
  field?: string;
  /** Expected figures of the message. */
  values?: Record<string, string>;
}

type Person = Awaited<ReturnType<TestApp['person']>>;

export const fund = '482913';

export class RuleBreaker {
  /** Number of users created. */
  count = 0;
  readonly server: TestApp;
  /** A user without any activity that could affect a rule. */
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

  /** Waits the four seconds in which a sandbox decides. */
  async decided(): Promise<void> {
    for (let step = 0; step < 2; step += 1) {
      this.server.clock.advance(2000);
      await this.server.context.dueWork.run();
    }
  }
}
