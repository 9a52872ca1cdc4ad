// The desk's view of a held deposit.
import type { DeskCase, DeskCases } from '../../desk/public/deskCases.ts';
import type { HeldAbout, HoldReason } from '../holds.ts';

const sentences: Readonly<Record<HoldReason, string>> = {
  bigSum: 'As much as is looked at first',
  closedAccount: 'Its account is closed',
  listed: 'It came from an address on a list',
  takenBackBefore: 'The provider has told before that its block was taken back',
  unknownSender: 'Nobody has told where it came from',
};

const shownMost = 20;

const contents: DeskCase['contents'] = async ({ store: { db }, deposits }, { about: text }) => {
  const about = JSON.parse(text) as HeldAbout;
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', BigInt(about.deposit))
    .executeTakeFirst();
  const from = row ? (JSON.parse(row.from_addresses) as string[]) : [];
  const senders = [
    ...from.slice(0, shownMost),
    ...(from.length > shownMost ? [`${from.length} in all`] : []),
  ];
  return {
    fields: [
      { name: 'deposit', value: about.why.map((why) => sentences[why]).join('; ') },
      { name: 'amount', value: `${about.amount} ${about.coin}` },
      { name: 'network', value: deposits.nameOf(about.network) },
      { name: 'state', value: row?.state ?? 'gone' },
      { name: 'hash', value: row?.hash ?? '' },
      { name: 'address', value: row?.address ?? '' },
      { name: 'from', value: senders.join(', ') || 'Nobody has told' },
    ],
    pictures: [],
  };
};

export const heldDeskCases = {
  'deposit.held': {
    hasPapers: false,
    effect:
      'Approving credits it at once, and it can be spent and withdrawn. Rejecting leaves it uncredited.',
    summary: ({ amount, coin, why }: HeldAbout) => `${amount} ${coin}: ${why.join(', ')}`,
    contents,
    picture: () => Promise.resolve(undefined),
  },
} satisfies DeskCases;
