import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoiceCards } from '../../../src/ui/choices/ChoiceCards.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/choices/ChoiceCards',
  component: ChoiceCards,
  tags: ['autodocs'],
  args: {
    label: 'Price colours',
    options: [
      { value: 'green-up', label: 'Green up, red down', content: <Text>Green up</Text> },
      { value: 'red-up', label: 'Red up, green down', content: <Text>Red up</Text> },
    ],
    value: 'green-up',
    onChange: fn(),
  },
  parameters: guide({
    use: 'For one of a few options that need their figures or a sentence each.',
    do: ['Show each option’s price before it is chosen.'],
    dont: ['Use it for plain words: segmented is smaller.'],
  }),
} satisfies Meta<typeof ChoiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { parameters: rests({ shows: ['Green up', 'Red up'] }) };

export const AllStates: Story = allStates();

export const Second: Story = { args: { value: 'red-up' } };

/** Three cards with two lines each, side by side. */
export const Lines: Story = {
  args: {
    label: 'Network',
    content: 'lines',
    value: 'trc20',
    options: ['trc20', 'erc20', 'omni'].map((value) => ({
      value,
      label: value.toUpperCase(),
      content: (
        <>
          <Text variant="bodyStrong">{value.toUpperCase()}</Text>
          <Text variant="caption">≈ 3 minutes</Text>
        </>
      ),
    })),
  },
  parameters: rests({ shows: ['TRC20', 'ERC20', 'OMNI'] }),
};
