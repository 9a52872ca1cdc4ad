import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from '../../../src/ui/actions/IconButton.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { Skeleton } from '../../../src/ui/loading/Skeleton.tsx';
import { SubScreen } from '../../../src/ui/screen/SubScreen.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/SubScreen',
  component: SubScreen,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    ...guide({
      use: 'For a page below another page: bar with a way back, body with refresh.',
      do: ['Lead back to the page that it belongs to.'],
      dont: ['Use it for a main page: that has tabs.'],
    }),
  },
  args: { title: 'Asset records', onBack: fn(), children: <Skeleton shape="rows" /> },
} satisfies Meta<typeof SubScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Asset records'] }) };

export const WithActions: Story = {
  args: {
    actions: <IconButton icon="download" label="Save as CSV" onClick={() => undefined} />,
    onRefresh: fn(() => Promise.resolve()),
  },
  parameters: rests({ shows: ['Asset records'] }),
};

export const Offline: Story = {
  args: { beneathBar: <OfflineBar onRetry={() => undefined} /> },
  parameters: rests({ shows: ['You are offline.'] }),
};
