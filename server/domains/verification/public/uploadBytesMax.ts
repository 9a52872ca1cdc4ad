import { operationsOf, readOpenapi } from '../../../../contracts/readOpenapi.ts';
import { bodyRulesOf } from '../../../http/bodyRules.ts';

/** Maximum upload size, from the contract. */
export const uploadBytesMax = bodyRulesOf(
  operationsOf(readOpenapi()).find(({ operation }) => operation.operationId === 'upload')!.operation,
).files!.get('file')!.maxBytes;
