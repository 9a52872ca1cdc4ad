// Before each journey: npm run proofs -- "plain back end" says which ones it leaves out, and why.
import { beforeEach } from 'vitest';
import { lackedBy } from './leftOut.ts';
import { isFamily } from './productServer.ts';

beforeEach(({ task, skip }) => {
  if (!isFamily) return;
  const lacked = lackedBy(task.file.filepath, task.name);
  skip(lacked !== undefined, `a plain back end lacks: ${lacked}`);
});
