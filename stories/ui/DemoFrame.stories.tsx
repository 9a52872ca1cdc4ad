import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoFrame } from '../../src/ui/DemoFrame.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { Text } from '../../src/ui/Text.tsx';

const meta = {
  title: 'ui/DemoFrame',
  component: DemoFrame,
  tags: ['autodocs'],
  args: {
    children: (
      <Stack gutter padBlock="4">
        <Text as="p">Demo account</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof DemoFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
