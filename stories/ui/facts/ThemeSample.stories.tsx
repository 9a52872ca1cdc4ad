import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../../../src/theme/themes.ts';
import { ThemeSample } from '../../../src/ui/facts/ThemeSample.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/facts/ThemeSample',
  component: ThemeSample,
  tags: ['autodocs'],
  args: { id: 'dark' },
  parameters: guide({
    use: 'For a theme beside its name, in the settings.',
    do: ['Show it in the colours of its own theme.'],
    dont: ['Use it without the name.'],
  }),
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
