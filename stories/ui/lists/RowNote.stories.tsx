import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { RowNote, RowNoteLine } from '../../../src/ui/lists/RowNote.tsx';
import { countedSteps } from '../../../src/ui/progress/countedSteps.ts';
import { StepBar } from '../../../src/ui/progress/StepBar.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/RowNote',
  tags: ['autodocs'],
  component: RowNote,
  decorators: [
    (Story) => (
      <>
        <ListRow
          isBare
          lead={<Icon name="download" size="md" />}
          title="USDT"
          caption="18:31 · TRC20"
          value="+1,500.00"
        />
        <Story />
      </>
    ),
  ],
  args: { children: 'The minimum is 10 USDT. It is kept for you.' },
  parameters: guide({
    use: 'For what has to be said about the row above.',
    do: ['Keep it to a sentence or to the steps.'],
    dont: ['Repeat the row.'],
  }),
} satisfies Meta<typeof RowNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = { parameters: rests({ shows: ['USDT', 'The minimum is 10 USDT.'] }) };

export const Steps: Story = {
  args: {
    children: (
      <>
        <RowNoteLine end="≈ 1 minute left">12 of 20 confirmations</RowNoteLine>
        <StepBar steps={countedSteps({ done: 12, of: 20 })} size="md" />
      </>
    ),
  },
  parameters: rests({ shows: ['12 of 20 confirmations', '≈ 1 minute left'] }),
};
