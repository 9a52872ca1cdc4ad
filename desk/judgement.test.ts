import { describe, expect, it } from 'vitest';
import type { DeskCaseDetail, DeskOperator } from '../contracts/desk.ts';
import { compare, comparedOf, decisionsOf, mayDecide, type Draft } from './judgement.ts';

describe('what was entered and what is read', () => {
  it('are the same whatever their case, spaces and width', () => {
    expect(compare('Sample Person', 'SAMPLE  PERSON ')).toBe('same');
    expect(compare('L01X 00T47', 'l01x00t47')).toBe('same');
    expect(compare('Sample Street 14,\nKöln', 'sample street 14, köln')).toBe('same');
    expect(compare('Köln', 'Ko\u0308ln')).toBe('same');
    expect(compare('A12', 'Ａ１２')).toBe('same');
  });

  it('differ by a letter, a sign or an accent', () => {
    expect(compare('L01X00T47', 'L01X00T4-')).toBe('differs');
    expect(compare('Köln', 'Koln')).toBe('differs');
  });

  it('are not compared before something is read', () => {
    expect(compare('Germany', '')).toBeUndefined();
    expect(compare('Germany', '  ')).toBeUndefined();
  });
});

const rita: DeskOperator = { id: 1, name: 'rita', roles: ['reviewer'] };
const adam: DeskOperator = { id: 2, name: 'adam', roles: ['reviewer', 'approver'] };
const nothing: Draft = { verdicts: {}, reasons: {}, read: {}, notes: '', statement: '' };
const picture = (field: string) => ({ field, width: 1, height: 1, bytes: 1 });

function detail(changes: Partial<DeskCaseDetail> = {}): DeskCaseDetail {
  return {
    id: 1,
    kind: 'verification.advanced',
    state: 'inReview',
    account_number: '4820193',
    created_ms: 0,
    taken_by: 'rita',
    fields: [],
    has_papers: true,
    pictures: [picture('front_pic'), picture('hand_pic')],
    attempt: 1,
    notes: '',
    rejections: {},
    reasons: [
      { field: 'name', reasons: [{ reason: 'verification.nameDiffers', text: 'Another name' }] },
      ...['front_pic', 'hand_pic'].map((field) => ({
        field,
        reasons: [{ reason: 'verification.glare', text: 'Glare' }],
      })),
    ],
    needs_two: false,
    needs_statement: false,
    history: [],
    ...changes,
  };
}

const accepted: Draft = { ...nothing, verdicts: { front_pic: 'accept', hand_pic: 'accept' } };

describe('what an approval goes by', () => {
  const fields = [
    { name: 'name', value: 'Ann Person' },
    { name: 'card_id', value: 'L01X00T47' },
    { name: 'address', value: 'Sample Street 14' },
  ];

  it('is what was read from the papers, and every picture', () => {
    const draft = { ...accepted, read: { name: 'ANN PERSON', card_id: 'L01X00T4-' } };
    expect(comparedOf(detail({ fields }), draft)).toEqual([
      { field: 'name', said: 'Same as on the ID' },
      { field: 'card_id', said: 'Differs from the ID' },
      { field: 'address', said: 'Not compared' },
      { field: 'front_pic', said: 'Accepted' },
      { field: 'hand_pic', said: 'Accepted' },
    ]);
  });

  it('is what is known where there are no papers, and the entry on the statement', () => {
    const bank = { fields: fields.slice(0, 1), has_papers: false, pictures: [], needs_statement: true };
    expect(comparedOf(detail(bank), { ...nothing, statement: ' E2E-0447 ' })).toEqual([
      { field: 'name', said: 'Ann Person' },
      { field: 'statement', said: 'E2E-0447' },
    ]);
  });
});

describe('an approval', () => {
  it('of money on a bank statement names the entry, a rejection does not', () => {
    const bank = detail({ pictures: [], needs_two: true, needs_statement: true });
    expect(decisionsOf(bank, nothing, rita)).toMatchObject({
      canApprove: false,
      sentence: 'To approve, enter the reference of the entry on the bank statement.',
    });
    expect(decisionsOf(bank, { ...nothing, statement: 'E2E-7' }, rita).canApprove).toBe(true);
    const refused = { ...nothing, reasons: { transfer: 'deposit.notReceived' } };
    expect(decisionsOf(bank, refused, rita).canReject).toBe(true);
  });

  it('needs every picture accepted', () => {
    expect(decisionsOf(detail(), nothing, rita)).toMatchObject({ canApprove: false, canReject: false });
    const half: Draft = { ...nothing, verdicts: { front_pic: 'accept' } };
    expect(decisionsOf(detail(), half, rita).canApprove).toBe(false);
    expect(decisionsOf(detail(), accepted, rita)).toMatchObject({ canApprove: true, canReject: false });
  });

  it('needs that no reason is chosen', () => {
    const basic = detail({ kind: 'verification.basic', pictures: [] });
    expect(decisionsOf(basic, nothing, rita).canApprove).toBe(true);
    const reasons = { name: 'verification.nameDiffers', address: '' };
    expect(decisionsOf(basic, { ...nothing, reasons }, rita)).toMatchObject({
      canApprove: false,
      canReject: true,
      rejections: { name: 'verification.nameDiffers' },
    });
  });

  it('of two persons is proposed by the first and confirmed by another approver', () => {
    const first = detail({ needs_two: true });
    expect(decisionsOf(first, accepted, rita)).toMatchObject({
      canApprove: true,
      approveLabel: 'Propose approval',
    });
    const proposed = detail({ needs_two: true, proposed_by: 'rita' });
    expect(decisionsOf(proposed, accepted, rita)).toMatchObject({
      canApprove: false,
      sentence: 'You have proposed the approval. An approver confirms it.',
    });
    expect(decisionsOf(proposed, accepted, adam)).toMatchObject({
      canApprove: true,
      approveLabel: 'Confirm approval',
    });
    const byAdam = detail({ needs_two: true, proposed_by: 'adam' });
    expect(decisionsOf(byAdam, accepted, rita).canApprove).toBe(false);
  });
});

describe('a rejection', () => {
  const refused: Draft = { ...nothing, verdicts: { front_pic: 'refuse', hand_pic: 'accept' } };

  it('asks nothing of a picture that cannot be rejected, as one of a timeline', () => {
    const shown = detail({ pictures: [picture('event 2')] });
    expect(decisionsOf(shown, nothing, rita).canApprove).toBe(true);
  });

  it('needs a reason for each refused picture', () => {
    expect(decisionsOf(detail(), refused, rita)).toMatchObject({
      canReject: false,
      canApprove: false,
      sentence: 'Choose a reason for each picture that is refused.',
    });
    const told: Draft = { ...refused, reasons: { front_pic: 'verification.glare' } };
    expect(decisionsOf(detail(), told, rita)).toMatchObject({ canReject: true, canApprove: false });
  });

  it('says nothing of a picture that is accepted again', () => {
    const again: Draft = { ...accepted, reasons: { front_pic: 'verification.glare' } };
    expect(decisionsOf(detail(), again, rita)).toMatchObject({ rejections: {}, canApprove: true });
  });

  it('needs none of a kind that has no reasons', () => {
    const fault = detail({ kind: 'withdrawal.fault', pictures: [], reasons: [] });
    expect(decisionsOf(fault, nothing, rita)).toMatchObject({
      canReject: true,
      canApprove: true,
      rejections: {},
    });
    expect(decisionsOf(fault, nothing, adam).canReject).toBe(true);
    expect(decisionsOf({ ...fault, state: 'submitted' }, nothing, rita).canReject).toBe(false);
  });
});

describe('who may decide', () => {
  it('is whoever has taken the case, or an approver, while it is in review', () => {
    expect(mayDecide(detail(), rita)).toBe(true);
    expect(mayDecide(detail({ taken_by: 'adam' }), rita)).toBe(false);
    expect(mayDecide(detail(), adam)).toBe(true);
    for (const state of ['submitted', 'approved', 'rejected', 'withdrawn'] as const)
      expect(mayDecide(detail({ state }), adam)).toBe(false);
  });
});
