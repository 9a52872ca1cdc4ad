import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AppBar } from '../../src/ui/AppBar.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Divider } from '../../src/ui/Divider.tsx';
import { Screen } from '../../src/ui/Screen.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { Text } from '../../src/ui/Text.tsx';

const lines = (
  <Stack gutter padBlock="5" gap="5">
    {Array.from({ length: 24 }, (_, at) => (
      <Stack key={at} gap="4">
        <Text>Line {at + 1}</Text>
        <Divider />
      </Stack>
    ))}
  </Stack>
);

const meta = {
  title: 'ui/Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    top: <AppBar form="sub" title="Withdraw" onBack={fn()} />,
    bottom: <Button width="block">Continue</Button>,
    children: lines,
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page scrolls; the bar and the button stay where the thumb finds them. */
export const LongPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Continue' });
    const before = button.getBoundingClientRect().bottom;
    await expect(before).toBeLessThanOrEqual(innerHeight);
    scrollTo(0, 400);
    await expect(button.getBoundingClientRect().bottom).toBe(before);
    await expect(canvas.getByText('Withdraw').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    scrollTo(0, 0);
  },
};

/** Little content still fills the page, with the button at its foot. */
export const ShortPage: Story = {
  args: { children: <Text>Nothing here yet</Text> },
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement)
      .getByRole('button', { name: 'Continue' })
      .getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(innerHeight - 60);
    await expect(within(canvasElement).getByRole('main')).toBeVisible();
  },
};

/** At its widest the page is 450 px. */
export const Widest: Story = {
  globals: { viewport: { value: 'w450' } },
  play: async ({ canvasElement }) => {
    const { width } = within(canvasElement).getByRole('main').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(450);
  },
};
