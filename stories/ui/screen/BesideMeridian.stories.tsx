import type { Meta, StoryObj } from '@storybook/react-vite';
import { BesideMeridian } from '../../../src/ui/screen/BesideMeridian.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/BesideMeridian',
  component: BesideMeridian,
  tags: ['autodocs'],
  args: {
    children: (
      <Text as="p">
        There were many failed logins for this account, so we ask for a code before the password.
      </Text>
    ),
  },
  parameters: guide({
    use: 'For text over a hero’s illustration.',
    do: ['End the text before the meridian.'],
    dont: ['Use it without the illustration.'],
  }),
} satisfies Meta<typeof BesideMeridian>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = { parameters: rests({ shows: [/so we ask for a code before the password/] }) };
