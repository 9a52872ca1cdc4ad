// Around the journeys of each file: npm run proofs -- "plain back end" says which ones it leaves out, and why; no phone stays open.
import { afterAll, beforeEach } from 'vitest';
import { lackedBy } from './leftOut.ts';
import { closePhones } from './openPhone.ts';
import { isPlain } from './productServer.ts';

beforeEach(({ task, skip }) => {
  if (!isPlain) return;
  const lacked = lackedBy(task.file.filepath, task.name);
  skip(lacked !== undefined, `a plain back end lacks: ${lacked}`);
});

afterAll(closePhones);
