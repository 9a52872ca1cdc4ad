import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from '../../../src/ui/choices/SearchField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/choices/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search coins', value: '', onChange: fn() },
  parameters: guide({
    use: 'For narrowing the list beneath while the user types.',
    do: ['Name what is searched in its label.', 'Keep a result for what is found nowhere.'],
    dont: ['Use it as a field of a form.'],
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AllStates: Story = allStates({ Filled: { value: 'bitc' } });

export const Typed: Story = { args: { value: 'bitc' }, parameters: rests({ shows: ['bitc'] }) };
