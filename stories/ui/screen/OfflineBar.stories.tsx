import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { Screen } from '../../../src/ui/screen/Screen.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/OfflineBar',
  component: OfflineBar,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'For a lost connection: since when, and a way to retry.',
      do: ['Disable orders with this reason.'],
      dont: ['Hide what was loaded before.'],
    }),
  },
  argTypes: { pausedAt: { control: 'date' } },
  args: { pausedAt: Date.UTC(2026, 10, 21, 14, 23, 41), onRetry: fn() },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('status');
    await expect(bar).toHaveTextContent('Offline. Prices paused at 14:23:41.');
  },
};

export const NoPricesYet: Story = {
  args: { pausedAt: undefined },
  parameters: rests({ shows: ['You are offline.'] }),
};

export const German: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };

/** On a page it is above the bottom bar and over the text. */
export const OnAPage: Story = {
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  render: (args) => (
    <Screen top={<OfflineBar {...args} />} bottom={<Button width="block">Continue</Button>}>
      <Stack gutter gap="5">
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={at} as="p">
            Line {at + 1}
          </Text>
        ))}
      </Stack>
    </Screen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    const bar = boxOf(canvas.getByRole('status'));
    await expect(boxOf(canvas.getByText('Line 1')).top).toBeLessThan(bar.top);
    await expect(bar.bottom).toBeLessThanOrEqual(boxOf(canvas.getByRole('button', { name: 'Continue' })).top);
  },
};

export const RetriesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The last line of a page can be scrolled out from under the bar. */
export const LastLineScrollsFree: Story = {
  tags: ['interaction'],
  render: OnAPage.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('status').getBoundingClientRect();
    scrollTo(0, document.documentElement.scrollHeight);
    const { bottom } = canvas.getByText('Line 40').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(bar.top);
    scrollTo(0, 0);
  },
};
