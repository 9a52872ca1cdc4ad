import type { IntlShape } from 'react-intl';
import type { LedgerKind } from '../../api/pages/walletRecords.ts';
import type { Domain } from '../../domains/Domain.ts';
import { domains } from '../../domains/domains.ts';
import type { IconName } from '../../ui/pictures/icons.ts';
import { document } from '../../ui/pictures/laterIcons.ts';

type Declared = (typeof domains)[keyof typeof domains];
type KindsOf<Each> = Each extends { ledgerKinds: infer Kinds } ? keyof Kinds : never;
type Kinds = Record<KindsOf<Declared>, NonNullable<Domain['ledgerKinds']>[string]>;

// A kind of the contract that no domain declares does not compile.
const kinds: Readonly<Record<LedgerKind, Kinds[keyof Kinds]>> = Object.assign(
  {},
  ...Object.values<Domain>(domains).map(({ ledgerKinds }) => ledgerKinds),
) as Kinds;

export const ledgerKinds = Object.keys(kinds) as LedgerKind[];

/** Kinds that the records can be filtered by. */
export const filterKinds = (isSandbox: boolean): readonly LedgerKind[] => [
  ...ledgerKinds.filter((kind) => kinds[kind].filter === 'always'),
  ...ledgerKinds.filter((kind) => kinds[kind].filter === 'sandbox' && isSandbox),
];

/** The icon of a document for a kind that is not known here. */
export const ledgerIcon = (kind: string | undefined): IconName =>
  Object.hasOwn(kinds, kind ?? '') ? kinds[kind as LedgerKind].icon : document;

/** Plural name of a kind. */
export const ledgerKindName = (intl: IntlShape, kind: LedgerKind): string =>
  intl.formatMessage(kinds[kind].name);
