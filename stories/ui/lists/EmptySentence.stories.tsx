import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptySentence } from '../../../src/ui/lists/EmptySentence.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/lists/EmptySentence',
  component: EmptySentence,
  tags: ['autodocs'],
  args: { children: 'No open orders', gutter: true },
  argTypes: { children: { control: 'text' } },
  parameters: guide({
    use: 'For an empty part of a page or of a sheet, in one sentence.',
    do: ['Say which part is empty.'],
    dont: ['Use it for a whole page: that is “Empty”.'],
  }),
} satisfies Meta<typeof EmptySentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No open orders')).toBeVisible();
  },
};

export const LongGerman: Story = {
  args: { children: 'Es wurde noch keine Order abgeschlossen oder storniert.' },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
