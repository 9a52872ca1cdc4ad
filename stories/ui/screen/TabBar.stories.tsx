import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TabBar } from '../../../src/ui/screen/TabBar.tsx';
import { guide } from '../../docs/guide.ts';

const tabs = [
  { id: 'home', label: 'Home', icon: 'home', href: '#home' },
  { id: 'spot', label: 'Spot', icon: 'swap', href: '#spot' },
  { id: 'options', label: 'Options', icon: 'timer', href: '#options' },
  { id: 'contracts', label: 'Contracts', icon: 'candles', href: '#contracts' },
  { id: 'hosting', label: 'Hosting', icon: 'bank', href: '#hosting' },
  { id: 'assets', label: 'Assets', icon: 'wallet', href: '#assets' },
] as const;

const meta = {
  title: 'ui/screen/TabBar',
  component: TabBar,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '120px' } },
    ...guide({
      use: 'For the main pages, within reach of the thumb.',
      do: ['Keep it to five.', 'Use the heavier stroke for the current one.'],
      dont: ['Hide it on a main page.'],
    }),
  },
  argTypes: {
    current: { control: 'select', options: tabs.map(({ id }) => id) },
  },
  args: { current: 'contracts', tabs },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const linksOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Main' })).getAllByRole('link');

/** Exactly one tab is marked as the current page. */
export const Current: Story = {
  play: async ({ canvasElement }) => {
    const links = linksOf(canvasElement);
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'page',
      null,
      null,
    ]);
  },
};

export const NoneCurrent: Story = { args: { current: undefined } };

/** With text twice as large, every name is still complete. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      const label = link.querySelector('span');
      await expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
    }
  },
};

/** Six German labels at 320 px: all fit. */
export const LongGerman: Story = {
  args: {
    tabs: [
      { id: 'home', label: 'Start', icon: 'home', href: '#home' },
      { id: 'spot', label: 'Spot', icon: 'swap', href: '#spot' },
      { id: 'options', label: 'Optionen', icon: 'timer', href: '#options' },
      { id: 'contracts', label: 'Futures', icon: 'candles', href: '#contracts' },
      { id: 'hosting', label: 'Anlage', icon: 'bank', href: '#hosting' },
      { id: 'assets', label: 'Vermögen', icon: 'wallet', href: '#assets' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('link')
      .map((link) => Math.round(link.getBoundingClientRect().width));
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
};

/** The keyboard visits all six in order. */
export const WalksByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const links = linksOf(canvasElement);
    await expect(links).toHaveLength(tabs.length);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
