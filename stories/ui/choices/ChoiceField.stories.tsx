import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoiceField } from '../../../src/ui/choices/ChoiceField.tsx';
import { rests } from '../../rests.ts';

const options = ['TRC20', 'ERC20', 'OMNI'].map((value) => ({ value, label: value, content: value }));

const meta = {
  title: 'ui/ChoiceField',
  component: ChoiceField<string>,
  tags: ['autodocs'],
  args: { label: 'Network', options, value: 'TRC20', onChange: fn(), content: 'lines' },
} satisfies Meta<typeof ChoiceField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { parameters: rests({ shows: ['Network', 'TRC20'] }) };

export const Missing: Story = {
  args: { value: '', error: 'Choose a coin and a network' },
  parameters: rests({ shows: ['Choose a coin and a network'] }),
};
