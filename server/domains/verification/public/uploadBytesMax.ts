import { operationsOf, readOpenapi } from '../../../../contracts/readOpenapi.ts';
import { bodyRulesOf } from '../../../http/bodyRules.ts';

/** How large a file of upload may be, as its entry in the contract says. */
export const uploadBytesMax = bodyRulesOf(
  operationsOf(readOpenapi()).find(({ operation }) => operation.operationId === 'upload')!.operation,
).files!.get('file')!.maxBytes;
