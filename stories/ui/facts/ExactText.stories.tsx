import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExactText } from '../../../src/ui/facts/ExactText.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/ExactText',
  component: ExactText,
  tags: ['autodocs'],
  args: {
    label: 'Text that you sign',
    lang: 'en',
    text: 'trade.example wants you to sign in with your Ethereum account:\n0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n\nURI: https://trade.example',
  },
  parameters: guide({
    use: 'For what a person signs: line by line, as it is.',
    do: ['Leave the text in its own language.'],
    dont: ['Reflow or translate it.'],
  }),
} satisfies Meta<typeof ExactText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['URI: https://trade.example'] }) };
