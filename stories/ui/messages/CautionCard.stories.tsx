import type { Meta, StoryObj } from '@storybook/react-vite';
import { CautionCard } from '../../../src/ui/messages/CautionCard.tsx';
import { KeyValue } from '../../../src/ui/facts/KeyValue.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/CautionCard',
  component: CautionCard,
  tags: ['autodocs'],
  args: { title: 'Your price moves closer', text: 'What you move out no longer protects it.' },
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
