import { joined } from '../../server/Domain.ts';
import { domains as ofServer } from '../../server/product.ts';
import type { Domain } from '../../src/domains/Domain.ts';
import { domains } from '../../src/domains/domains.ts';

/**
 * Errors in the app's declarations: a feed message or a ledger kind that refreshes no page.
 * @param messages that the server sends to owners
 * @param kinds of the rows that the server posts to users' ledgers
 */
export function faultsOf(
  app: Readonly<Record<string, Domain>>,
  { messages, kinds }: { messages: readonly string[]; kinds: ReadonlySet<string> },
): string[] {
  const events = new Set<string>(Object.values(app).flatMap((domain) => domain.events ?? []));
  const faults = messages
    .filter((message) => !events.has(message))
    .map((message) => `src/domains: ${message} reads nothing again`);
  for (const kind of kinds) {
    const [name, domain] = Object.entries(app).find(([, { ledgerKinds = {} }]) => kind in ledgerKinds) ?? [];
    if (!domain) faults.push(`src/domains: no domain declares the ledger kind ${kind}`);
    else if (!domain.events)
      faults.push(`src/domains/${name}.ts: no message reads it again when a row of ${kind} is posted`);
    else if (!domain.movesMoney && name !== 'wallet')
      faults.push(`src/domains/${name}.ts: it posts ${kind} to the ledger and does not say movesMoney`);
  }
  return faults;
}

/** Each message and ledger posting of the server refreshes the pages that show it. */
export function check(): Promise<string[]> {
  const reasons = Object.values(joined(ofServer, 'reasons'));
  const kinds = new Set(reasons.map(({ kind }) => kind).filter((kind) => kind !== 'house'));
  return Promise.resolve(
    faultsOf(domains, { messages: Object.keys(joined(ofServer, 'ownerMessages')), kinds }),
  );
}
