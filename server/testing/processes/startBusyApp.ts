// A server with users who trade a lot, for tests of lists.
import { readOpenapi } from '../../../contracts/readOpenapi.ts';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { domains } from '../../product.ts';
import { Refusal } from '../../refusal.ts';
import { exampleReviews } from '../states/exampleReviews.ts';
import { grantUnits } from '../grantUnits.ts';
import type { Interception } from './InterceptedDriver.ts';
import { RandomTrading } from '../RandomTrading.ts';
import { startTestApp } from './startTestApp.ts';
import type { TestApp } from './startTestApp.ts';

export interface Person {
  token: string;
  owner: string;
}

export interface BusyApp {
  server: TestApp;
  people: Person[];
  /** An hour of random trading, with many commands per commit. */
  trade(operations: number): Promise<void>;
}

/** Three users with large balances of every coin; test case kinds are registered beside the product's. */
export async function startBusyApp(seed: number, interception?: Interception): Promise<BusyApp> {
  const product = () => ({ specification: readOpenapi(), domains: [...domains, exampleReviews] });
  const server = await startTestApp({}, interception, product);
  const people: Person[] = [];
  for (const name of ['ann', 'ben', 'cem']) people.push(await server.person(`${name}@example.com`));
  const { executor } = server.context;
  const { exchange } = server.memory;
  const trading = new RandomTrading({ exchange, pairs, people: people.map(({ owner }) => owner), seed });
  await executor.runForPlatform('test.grant', (tx) => {
    for (const owner of [...trading.owners, 'house:maker', 'house:taker']) {
      for (const { code, scale } of assets) {
        grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 7) });
      }
    }
  });
  const trade = async (operations: number): Promise<void> => {
    for (let done = 0; done < operations; done += 40) {
      server.clock.advance((40 / operations) * 3_600_000);
      const batch = Array.from({ length: 40 }, () =>
        executor.runForPlatform('trade', (tx) => {
          const operation = trading.operation();
          if (operation.type === 'cancel') return exchange.cancel(tx, operation);
          if (operation.type === 'place') return exchange.place(tx, operation.input);
          return exchange.placeForPlatform(tx, operation.input);
        }),
      );
      for (const outcome of await Promise.allSettled(batch)) {
        if (outcome.status === 'fulfilled') continue;
        const isExpected = outcome.reason instanceof Refusal || outcome.reason instanceof InsufficientFunds;
        if (!isExpected) throw outcome.reason;
      }
    }
  };
  return { server, people, trade };
}
