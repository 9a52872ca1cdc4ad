// Setup of each test file: for npm run proofs -- "plain back end" it reports the skipped tests with the reason; it also
// closes phones.
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
