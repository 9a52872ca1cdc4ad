// An operator's assessment of a case, and the decisions that it allows.
import type { DeskCaseDetail, DeskOperator } from '../contracts/desk.ts';

export interface Draft {
  /** By the field of a picture. */
  verdicts: Readonly<Record<string, 'accept' | 'refuse'>>;
  /** By field; '' for none. */
  reasons: Readonly<Record<string, string>>;
  /** The operator's transcription from the ID, by field. */
  read: Readonly<Record<string, string>>;
  notes: string;
  /** Description of the money in the bank's statement. */
  statement: string;
}

export type Check = 'same' | 'differs';

const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** Undefined if nothing is entered. Ignores letter case and spaces. */
export function compare(entered: string, read: string): Check | undefined {
  if (bare(read) === '') return undefined;
  return bare(entered) === bare(read) ? 'same' : 'differs';
}

/** Pictures that the customer submitted to be accepted; those of a timeline are only shown. */
export const isJudged = ({ reasons }: Pick<DeskCaseDetail, 'reasons'>, field: string): boolean =>
  reasons.some((each) => each.field === field);

const found = { same: 'Same as on the ID', differs: 'Differs from the ID', open: 'Not compared' } as const;

/** Comparison behind an approval, field by field. */
export function comparedOf(
  detail: DeskCaseDetail,
  { read, verdicts, statement }: Draft,
): { field: string; said: string }[] {
  const { fields, has_papers, pictures, needs_statement } = detail;
  return [
    ...fields.map(({ name, value }) => ({
      field: name,
      said: has_papers ? found[compare(value, read[name] ?? '') ?? 'open'] : value,
    })),
    ...pictures
      .filter(({ field }) => isJudged(detail, field))
      .map(({ field }) => ({
        field,
        said: verdicts[field] === 'accept' ? 'Accepted' : 'Not accepted',
      })),
    ...(needs_statement ? [{ field: 'statement', said: statement.trim() }] : []),
  ];
}

/** Rejection reasons for the customer, by field. A reason for a picture that was accepted again is dropped. */
export function rejectionsOf(
  { pictures }: DeskCaseDetail,
  { reasons, verdicts }: Draft,
): Record<string, string> {
  const isPicture = (field: string) => pictures.some((picture) => picture.field === field);
  const chosen = Object.entries(reasons).filter(
    ([field, reason]) => reason !== '' && (!isPicture(field) || verdicts[field] === 'refuse'),
  );
  return Object.fromEntries(chosen);
}

const isOpen = ({ state }: DeskCaseDetail): boolean => state === 'submitted' || state === 'inReview';

/** The assignee or an approver decides. */
export function mayDecide(detail: DeskCaseDetail, { name, roles }: DeskOperator): boolean {
  return detail.state === 'inReview' && (detail.taken_by === name || roles.includes('approver'));
}

export interface Decisions {
  rejections: Record<string, string>;
  canReject: boolean;
  canApprove: boolean;
  approveLabel: string;
  /** Missing requirement, or general rule. */
  sentence: string;
}

function missingIn(
  detail: DeskCaseDetail,
  draft: Draft,
  rejections: Record<string, string>,
): string | undefined {
  const pictures = detail.pictures.filter(({ field }) => isJudged(detail, field));
  if (pictures.some(({ field }) => draft.verdicts[field] === 'refuse' && !rejections[field]))
    return 'Choose a reason for each picture that is refused.';
  if (Object.keys(rejections).length > 0) return undefined;
  const open = pictures.filter(({ field }) => draft.verdicts[field] === undefined).length;
  if (open > 0) return 'Accept or refuse each picture.';
  return detail.needs_statement && draft.statement.trim() === ''
    ? 'To approve, enter the reference of the entry on the bank statement.'
    : undefined;
}

/** Four-eyes rule: who may confirm the first operator's proposal. */
function secondPersonMissing(
  { needs_two, proposed_by, proposer_approves }: DeskCaseDetail,
  { name, roles }: DeskOperator,
): string | undefined {
  if (!needs_two || proposed_by === undefined) return undefined;
  if (proposed_by === name)
    return `You have proposed the approval. ${proposer_approves ? 'Somebody else' : 'An approver'} confirms it.`;
  if (!proposer_approves && !roles.includes('approver'))
    return `${proposed_by} has proposed the approval. An approver confirms it.`;
  return undefined;
}

function approveLabelOf({ needs_two, proposed_by }: DeskCaseDetail): string {
  if (!needs_two) return 'Approve';
  return proposed_by === undefined ? 'Propose approval' : 'Confirm approval';
}

export function decisionsOf(detail: DeskCaseDetail, draft: Draft, operator: DeskOperator): Decisions {
  const rejections = rejectionsOf(detail, draft);
  const isRejected = Object.keys(rejections).length > 0;
  const needsReason = detail.reasons.length > 0;
  const may = isOpen(detail) && mayDecide(detail, operator);
  const missing = missingIn(detail, draft, rejections);
  const waits = secondPersonMissing(detail, operator);
  return {
    rejections,
    canReject: may && (isRejected || !needsReason) && missing === undefined,
    canApprove: may && !isRejected && missing === undefined && waits === undefined,
    approveLabel: approveLabelOf(detail),
    sentence: missing ?? waits ?? 'A decision is never edited, only followed by a new one.',
  };
}
