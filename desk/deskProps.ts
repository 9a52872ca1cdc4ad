// Shared props of the page's parts.
import type { DeskCaseDetail, DeskOperator } from '../contracts/desk.ts';
import type { Draft } from './judgement.ts';

/** Position before a login, to return to afterwards. */
export interface Place {
  operatorId?: number;
  kind?: string;
  caseId?: number;
  /** Key of the open conversation. */
  conversation?: string;
}

export interface CaseProps {
  id: number;
  operator: DeskOperator;
  now: number;
  /** Called when the queue has changed. */
  onChanged: () => void;
  onDecided: (text: string) => void;
}

export interface CaseBodyProps extends CaseProps {
  detail: DeskCaseDetail;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onReload: () => void;
}
