import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { announcement } from '../../../contracts/examples/help.ts';
import { NoticeView } from '../../../src/screens/help/NoticeView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as text from '../../../src/ui/loading/TextSkeleton.css.ts';
import { rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });

const meta = {
  title: 'screens/help/Notice',
  component: NoticeView,
  parameters: { layout: 'fullscreen' },
  args: {
    article: ready(announcement),
    locale: 'en',
    helpHref: '#help',
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof NoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { article: loading },
  parameters: rests({ has: [`.${text.paragraph}`], shows: ['Announcement'] }),
};

export const Failed: Story = {
  args: { article: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The announcement could not be loaded', 'Try again'] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: ['Maintenance on 24 November', '20 Nov 2026', 'We move the system', 'Goes on'],
  }),
};
