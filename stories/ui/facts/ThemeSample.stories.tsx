import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../../../src/theme/themes.ts';
import { ThemeSample } from '../../../src/ui/facts/ThemeSample.tsx';

const meta = {
  title: 'ui/facts/ThemeSample',
  component: ThemeSample,
  tags: ['autodocs'],
  args: { id: 'dark' },
} satisfies Meta<typeof ThemeSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryTheme: Story = {
  render: () => (
    <>
      {themes.map(({ id }) => (
        <ThemeSample key={id} id={id} />
      ))}
    </>
  ),
};
