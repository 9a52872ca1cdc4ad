import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptySentence } from '../../../src/ui/lists/EmptySentence.tsx';

const meta = {
  title: 'ui/EmptySentence',
  component: EmptySentence,
  tags: ['autodocs'],
  args: { children: 'No open orders', gutter: true },
  argTypes: { children: { control: 'text' } },
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
