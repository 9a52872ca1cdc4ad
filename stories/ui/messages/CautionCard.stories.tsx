import type { Meta, StoryObj } from '@storybook/react-vite';
import { CautionCard } from '../../../src/ui/messages/CautionCard.tsx';
import { KeyValue } from '../../../src/ui/facts/KeyValue.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/CautionCard',
  component: CautionCard,
  tags: ['autodocs'],
  args: { title: 'Your price moves closer', text: 'What you move out no longer protects it.' },
  parameters: guide({
    use: 'For facts that users have to know before they go on, with their figures.',
    do: ['Show the loss as large as the gain.'],
    dont: ['Hide it behind a link.'],
  }),
} satisfies Meta<typeof CautionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  parameters: rests({ shows: ['Your price moves closer', 'no longer protects it'] }),
};

export const WithFigures: Story = {
  args: {
    children: (
      <KeyValue
        frame="line"
        rows={[
          { label: 'Now', value: '15.67%' },
          { label: 'After it', value: '9.19%', variant: 'total' },
        ]}
      />
    ),
  },
  parameters: rests({ shows: ['15.67%', '9.19%'] }),
};
