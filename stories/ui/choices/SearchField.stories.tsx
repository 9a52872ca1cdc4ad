import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from '../../../src/ui/choices/SearchField.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search coins', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = { args: { value: 'bitc' }, parameters: rests({ shows: ['bitc'] }) };
