import type { MessageFormatElement } from 'react-intl';

/** Precompiled as in a build, so that no parser is loaded: type 0 is literal text, 1 an argument. */
export const messages: Record<string, MessageFormatElement[]> = {
  'floor.title': [{ type: 0, value: 'Market' }],
  'floor.loading': [{ type: 0, value: 'Loading' }],
  'floor.failed': [{ type: 0, value: 'The market could not be loaded' }],
  'floor.change': [
    { type: 1, value: 'change' },
    { type: 0, value: ' %' },
  ],
};
