import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoiceField } from '../../../src/ui/choices/ChoiceField.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const options = ['TRC20', 'ERC20', 'OMNI'].map((value) => ({ value, label: value, content: value }));

const meta = {
  title: 'ui/choices/ChoiceField',
  component: ChoiceField<string>,
  tags: ['autodocs'],
  args: { label: 'Network', options, value: 'TRC20', onChange: fn(), content: 'lines' },
  parameters: guide({
    use: 'For choice cards as a field of a form, with label and error.',
    do: ['Say in the label what is chosen.'],
    dont: ['Choose in advance where the choice costs money.'],
  }),
} satisfies Meta<typeof ChoiceField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { parameters: rests({ shows: ['Network', 'TRC20'] }) };

export const Missing: Story = {
  args: { value: '', error: 'Choose a coin and a network' },
  parameters: rests({ shows: ['Choose a coin and a network'] }),
};
