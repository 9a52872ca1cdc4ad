import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OwnCodeField } from '../../../src/components/codes/OwnCodeField.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/codes/OwnCodeField',
  component: OwnCodeField,
  tags: ['autodocs'],
  args: {
    address: { channel: 'mail', to: 'l•••n@posteo.example' },
    code: {
      secondsLeft: 0,
      isSending: false,
      wasSent: false,
      sandboxCode: undefined,
      digits: 6,
      send: fn(async () => undefined),
    },
    value: '',
    onChange: fn(),
    error: undefined,
  },
} satisfies Meta<typeof OwnCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: rests({ shows: ['Verification code', 'To l•••n@posteo.example'] }),
};
