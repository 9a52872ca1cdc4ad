import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });

/** A chat state that does not leave the page. */
export const framed = { kind: 'framed', href: 'about:blank', host: 'chat.meridian.example' } as const;

/** Arguments common to all chats. */
export const chatArgs = {
  context: {},
  place: ready(framed),
  onRetry: fn(),
  onLogin: fn(),
  onBack: fn(),
  helpHref: '#help',
  offlineBar: undefined,
};

/** States common to all chats, under each chat's title. */
export const chatStates = (title: string) => ({
  Loading: {
    args: { place: loading },
    parameters: rests({ has: [`.${content.group.messages}`], shows: [title] }),
  },
  Failed: {
    args: { place: failed(fault, fn(), at) },
    parameters: rests({ shows: [title, 'The chat could not be opened', 'Try again'] }),
  },
  /** The chat of an external help desk. */
  Framed: {
    parameters: rests({ has: ['iframe'], shows: [title, 'We never ask for your password'] }),
  },
  SupportUnavailable: {
    args: { place: ready({ kind: 'nobody' } as const) },
    parameters: rests({
      shows: [title, 'Customer service is unavailable right now. Try again later', 'Try again'],
      hides: ['The chat could not be opened'],
    }),
  },
});
