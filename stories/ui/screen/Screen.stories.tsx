import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { AppBar } from '../../../src/ui/screen/AppBar.tsx';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Screen } from '../../../src/ui/screen/Screen.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { tabBar } from '../../screens/tabBar.tsx';
import { guide } from '../../docs/guide.ts';

const lines = (
  <Stack gutter padBlock="5" gap="5">
    {Array.from({ length: 24 }, (_, at) => (
      <Stack key={at} gap="4">
        <Text>Line {at + 1}</Text>
      </Stack>
    ))}
  </Stack>
);

const choices = (mapping: Record<string, ReactNode>) => ({
  control: 'select' as const,
  options: Object.keys(mapping),
  mapping,
});

const meta = {
  title: 'ui/screen/Screen',
  component: Screen,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For every page: fixed bars and a body that scrolls.',
      do: ['Put the primary action into its bottom bar.'],
      dont: ['Scroll inside its body.'],
    }),
  },
  // Frame contents are selected by name: elements cannot be typed into a control.
  argTypes: {
    top: choices({ none: undefined, 'app bar': <AppBar variant="sub" title="Withdraw" onBack={fn()} /> }),
    bottom: choices({ none: undefined, button: <Button width="block">Continue</Button> }),
    tabBar: choices({ none: undefined, 'tab bar': tabBar('Home') }),
    children: choices({ 'long page': lines, 'short page': <Text>Nothing here yet</Text> }),
  },
  args: { top: 'app bar', bottom: 'button', children: 'long page' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongPage: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** A short page fills the screen, with the button at its bottom. */
export const ShortPage: Story = {
  args: { children: 'short page' },
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement)
      .getByRole('button', { name: 'Continue' })
      .getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(innerHeight - 60);
    await expect(within(canvasElement).getByRole('main')).toBeVisible();
  },
};

/** The maximum width of the page is 450 px. */
export const Widest: Story = {
  globals: { viewport: { value: 'w450' } },
  play: async ({ canvasElement }) => {
    const { width } = within(canvasElement).getByRole('main').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(450);
  },
};

/** The bar and the button stay in place. */
export const ScrollsBetweenItsBars: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Continue' });
    const before = button.getBoundingClientRect().bottom;
    scrollTo(0, 400);
    await expect(button.getBoundingClientRect().bottom).toBe(before);
    await expect(canvas.getByText('Withdraw').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    scrollTo(0, 0);
  },
};
