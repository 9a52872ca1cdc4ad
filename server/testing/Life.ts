import type { TestApp } from './processes/startTestApp.ts';

/** Somebody of whom everything is kept that a customer leaves behind. */
export interface Life {
  server: TestApp;
  ann: Awaited<ReturnType<TestApp['person']>>;
  email: string;
  /** What the basic verification says, and the number that it has beside it. */
  papers: { country: string; name: string; address: string };
  cardId: string;
  submitBasic(): Promise<unknown>;
  /** As a desk does it. */
  approveAll(): Promise<void>;
}

/** fixtures/life.ts: what a domain keeps of a customer. */
export interface LifeFixture {
  live(life: Life): Promise<unknown>;
  /** Expects it in a copy. */
  // oxlint-disable-next-line typescript/no-explicit-any -- it looks into the parts of every domain
  copied?(parts: any, life: Life): void;
  /** Tables of it that name her although they are kept longer than her account. */
  kept?: readonly string[];
}
