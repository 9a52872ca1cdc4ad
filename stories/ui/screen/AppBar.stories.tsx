import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppBar } from '../../../src/ui/screen/AppBar.tsx';
import { IconButton } from '../../../src/ui/actions/IconButton.tsx';
import { Logo } from '../../../src/ui/pictures/Logo.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/AppBar',
  component: AppBar,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'For the title of a page with a way back and at most two actions.',
      do: ['Keep the title to the words of the link that led here.'],
      dont: ['Put the main action into it.'],
    }),
  },
  args: { variant: 'sub', title: 'Withdrawal records', onBack: fn() },
  argTypes: {
    title: { control: 'text' },
    actions: { control: false },
  },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const filter = <IconButton icon={laterIcons.filter} label="Filter" onClick={fn()} />;

export const Sub: Story = {
  args: { actions: filter },
  parameters: rests({ shows: ['Withdrawal records'] }),
};

/** The page shows its title in large type; for assistive technology it comes first, in the bar. */
export const Login: Story = {
  args: { title: 'Log in', exit: 'close', hidesTitle: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const Root: Story = {
  args: {
    variant: 'root',
    title: <Logo />,
    onBack: undefined,
    actions: (
      <>
        <IconButton icon="search" label="Search" onClick={fn()} />
        <IconButton icon="chat" label="Support chat" onClick={fn()} />
        <IconButton icon="bell" label="Notices, 2 unread" dot="new" onClick={fn()} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** A title longer than the bar wraps; the actions are not cut. */
export const LongGerman: Story = {
  args: { title: 'Auszahlungsadressen und Sicherheitseinstellungen', actions: filter },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** At double text size the longest word still fits on one line. */
export const LongestWord: Story = {
  args: { title: 'Auszahlungsadressen' },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    const words = document.createRange();
    words.selectNodeContents(heading);
    await expect(words.getClientRects()).toHaveLength(1);
    // Larger than at the default text size, where a line is 24 px.
    await expect(heading.offsetHeight).toBeGreaterThan(30);
  },
};

export const LargeText: Story = {
  args: { actions: filter },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Back navigation comes before the title, for touch and keyboard. */
export const BackByKeyboard: Story = {
  tags: ['interaction'],
  args: Sub.args,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Withdrawal records' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const Closes: Story = {
  tags: ['interaction'],
  args: Login.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
