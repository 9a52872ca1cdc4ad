import { expect, it } from 'vitest';
import { changesIn } from './useStream.ts';

it('a stream is read by complete lines; heartbeats and unknown changes are no changes', () => {
  expect(changesIn(':\n\ndata: queue\n\ndata: later\n\ndata: conver')).toEqual({
    changes: ['queue'],
    rest: 'data: conver',
  });
  expect(changesIn('data: conversations\n\n')).toEqual({ changes: ['conversations'], rest: '' });
});
