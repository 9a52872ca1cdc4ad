import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FormKeypad } from '../../../src/components/forms/FormKeypad.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/forms/FormKeypad',
  component: FormKeypad,
  tags: ['autodocs'],
  args: { formId: 'form', name: 'password', value: '49', onPress: fn() },
} satisfies Meta<typeof FormKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = { parameters: rests({ shows: ['1', '9'] }) };
