import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateField } from '../../../src/ui/fields/DateField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/fields/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'From', value: '2026-11-01', onChange: fn(), max: '2026-11-21' },
  parameters: guide({
    use: 'For a day, chosen with the device’s own calendar.',
    do: ['Limit the days to those that are accepted.'],
    dont: ['Use it for a time that only the server knows.'],
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { parameters: rests({ shows: ['From'] }) };

export const AllStates: Story = allStates({
  Disabled: { disabled: true },
  Error: { error: 'The end date is before the start date.' },
});

export const Open: Story = { args: { value: '' } };

export const Invalid: Story = {
  args: { error: 'The end date is before the start date.' },
  parameters: rests({ shows: ['The end date is before the start date.'] }),
};

export const Disabled: Story = { args: { disabled: true } };
