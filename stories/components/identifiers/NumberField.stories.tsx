import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NumberField } from '../../../src/components/identifiers/NumberField.tsx';
import { rests } from '../../rests.ts';

const germany = { dialCode: '49', region: 'DE' };
const phone = {
  country: germany,
  settle: (text: string) => Promise.resolve({ country: germany, national: text }),
  format: undefined,
  take: (text: string) => text,
  isReady: true,
};
const form = (value: string, error?: string) => ({
  values: { phone: value },
  errors: { phone: error },
  set: fn(),
  field: () => ({}),
});

const meta = {
  title: 'components/identifiers/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: { phone, form: form(''), countryHref: '#countries' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = { parameters: rests({ shows: ['Phone number', '+49'] }) };

export const Wrong: Story = {
  args: { form: form('151', 'This phone number is too short for its country') },
  parameters: rests({ shows: ['This phone number is too short for its country'] }),
};

/** The country is unknown. */
export const NoCountry: Story = {
  args: { phone: { ...phone, country: undefined } },
  parameters: rests({ shows: ['+'] }),
};
