import type { TestApp } from './processes/startTestApp.ts';

/** A user with every kind of data that a customer leaves behind. */
export interface Life {
  server: TestApp;
  ann: Awaited<ReturnType<TestApp['person']>>;
  email: string;
  /** Data and document number of the basic verification. */
  papers: { country: string; name: string; address: string };
  cardId: string;
  submitBasic(): Promise<unknown>;
  /** Approves as an operator. */
  approveAll(): Promise<void>;
}

/** fixtures/life.ts: a domain's data of a customer. */
export interface LifeFixture {
  live(life: Life): Promise<unknown>;
  /** Asserts the domain's part of a data export. */
  // oxlint-disable-next-line typescript/no-explicit-any -- it looks into the parts of every domain
  copied?(parts: any, life: Life): void;
  /** Tables that identify the customer although they are kept longer than the account. */
  kept?: readonly string[];
}
