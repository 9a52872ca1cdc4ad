// Operator view of a withdrawal that needs a decision.
import { payoutScale } from '../../../../contracts/rules/withdrawal.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { CaseField, DeskCase, DeskCases } from '../../desk/public/deskCases.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { referenceOfAttempt } from '../payouts/PayoutPort.ts';
import { correctionOf } from '../payouts/settleDispute.ts';
import type { Correction } from '../payouts/settleDispute.ts';
import { toldOf } from '../payouts/told.ts';
import type { Dispute, WithdrawalRow, WithdrawalToldRow } from '../tables.ts';
import type { WaitReason } from '../waitsFor.ts';
import type { AboutFault, AboutRequest } from '../withdrawalReviews.ts';
import { amountOf, findWithdrawal, idOfReference, readDetails } from '../withdrawalRows.ts';
import { receiptText } from '../payouts/applyAnswer.ts';

const waits: Readonly<Record<WaitReason, string>> = {
  sum: 'As much as people decide about',
  bank: 'It has to be transferred by hand',
  listed: 'Its address is on a list',
  unscreened: 'Nobody has told whether its address is on a list',
  newAddress: 'A large sum, first to a new address',
  afterChange: 'What protects the account was changed lately',
  quietHour: 'Requested at a quiet hour',
};

const faults: Readonly<Record<Dispute, string>> = {
  amount: 'Another amount was sent than was asked for',
  failed: 'The provider says that it was not sent',
  late: 'The provider says that it was sent after it had ended otherwise',
  twice: 'The provider says that more than one transaction was sent',
};

const contents: DeskCase['contents'] = async ({ store: { db }, sealer, withdrawalNetworks }, review) => {
  const row = await findWithdrawal(db, idOfReference(review.reference));
  if (!row) return { fields: [], pictures: [] };
  const { amount, coin } = amountOf(row);
  // Only for an open case.
  const details = review.ended_at === null ? await readDetails({ db, sealer }, row) : undefined;
  // The owner's label of the card is not a holder name.
  const card = Object.entries(details?.card ?? {}).map(([name, value]) => ({
    name: name === 'name' ? 'card_name' : name,
    value,
  }));
  return {
    fields: [
      { name: 'why', value: whyText(JSON.parse(review.about) as AboutRequest | AboutFault) },
      { name: 'amount', value: `${amount} ${coin}` },
      { name: 'receipt', value: `${receiptText(row)} ${coin}` },
      { name: 'state', value: row.dispute === null ? row.state : `${row.state}, ${row.dispute}` },
      ...(row.way === 'bank' ? bankFields(row) : chainFields(row, withdrawalNetworks.nameOf(row.network!))),
      ...card.filter(({ value }) => value !== ''),
      ...(review.kind === 'withdrawal.fault' ? faultFields(row, await toldOf(db, row.id)) : []),
    ],
    pictures: [],
  };
};

function whyText({ why }: AboutRequest | AboutFault): string {
  return typeof why === 'string' ? faults[why] : why.map((each) => waits[each]).join('; ');
}

const bankFields = ({ bank_units, bank_currency, bank_rate, asset }: WithdrawalRow): CaseField[] => [
  { name: 'payout', value: `${fromUnits(bank_units!, payoutScale)} ${bank_currency!}` },
  { name: 'rate', value: `${bank_rate!} ${bank_currency!} / ${asset}` },
];

const chainFields = ({ address, hash, attempt, id }: WithdrawalRow, name: string): CaseField[] => [
  { name: 'network', value: name },
  { name: 'address', value: address! },
  ...(attempt > 0n ? [{ name: 'reference', value: `WD-${id}-${attempt}` }] : []),
  ...(hash === null ? [] : [{ name: 'hash', value: hash }]),
];

/** All statements of the provider, and the effects of either decision on the books. */
function faultFields(row: WithdrawalRow, told: readonly WithdrawalToldRow[]): CaseField[] {
  const textOf = (units: bigint) => `${fromUnits(units, assetOf(row.asset).scale)} ${row.asset}`;
  const said = told.map(({ nth, attempt, hash, units }) => ({
    name: `told ${nth}`,
    value:
      hash === ''
        ? `${referenceOfAttempt(row.id, attempt)} was not sent`
        : `${referenceOfAttempt(row.id, attempt)} sent ${textOf(units)}, ${hash}`,
  }));
  const attempts = Array.from({ length: Number(row.handed) }, (_, at) => BigInt(at + 1));
  const silent = attempts
    .filter((attempt) => !told.some((each) => each.attempt === attempt))
    .map((attempt) => referenceOfAttempt(row.id, attempt));
  return [
    ...said,
    ...(silent.length > 0 ? [{ name: 'unanswered', value: silent.join(', ') }] : []),
    ...(row.dispute === null
      ? []
      : [
          { name: 'approve', value: approvalText(correctionOf(row, told), textOf) },
          { name: 'reject', value: 'The books stay as they are' },
        ]),
  ];
}

function approvalText({ after, returned, paid }: Correction, textOf: (units: bigint) => string): string {
  const left = after.owner + after.house;
  return [
    left === 0n ? 'Nothing was sent' : `${textOf(left)} was sent`,
    ...(returned > 0n ? [`${textOf(returned)} goes back to the customer`] : []),
    ...(paid > 0n ? [`the insurance pays ${textOf(paid)}`] : []),
    ...(paid < 0n ? [`${textOf(-paid)} goes back to the insurance`] : []),
  ].join(', ');
}

const common = { hasPapers: false, contents, picture: () => Promise.resolve(undefined) } as const;

const requested = {
  ...common,
  effect: 'Approving has it sent at once, and it cannot be called back. Rejecting gives all of it back.',
  summary: ({ amount, coin, over, why }: AboutRequest) => `${amount} ${coin}, ${over}: ${why.join(', ')}`,
};

export const withdrawalDeskCases = {
  'withdrawal.request': requested,
  'withdrawal.large': { ...requested, needsTwo: true },
  'withdrawal.bank': {
    ...requested,
    needsTwo: true,
    effect: 'Transfer it first. Approving says that it left, by the entry of the statement that you type.',
  },
  'withdrawal.fault': {
    ...common,
    needsTwo: true,
    effect:
      'Of what was not sent, approving tries anew and rejecting gives it back. Of anything else, approving books what the provider says now, and rejecting leaves the books as they are.',
    summary: ({ amount, coin, why }: AboutFault) => `${amount} ${coin}: ${why}`,
  },
} satisfies DeskCases;
