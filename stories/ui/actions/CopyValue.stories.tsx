import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CopyValue } from '../../../src/ui/actions/CopyValue.tsx';
import { withClipboard, withCopyCommand, withoutCopying } from '../../clipboard.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'ui/actions/CopyValue',
  component: CopyValue,
  tags: ['autodocs'],
  args: { name: 'IBAN', text: 'EE002200000012345678', children: 'EE00 2200 0000 1234 5678' },
  parameters: guide({
    use: 'For a value that users take elsewhere: an address, an IBAN, a payment reference.',
    do: [
      'Show the value in full, or shorten it in its middle.',
      'Name the value, so that the button says what it copies.',
    ],
    dont: ['Use it for texts that are only read.'],
  }),
} satisfies Meta<typeof CopyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

const copyButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Copy IBAN' });

export const Ready: Story = { parameters: rests({ shows: ['EE00 2200 0000 1234 5678'] }) };

export const AllStates: Story = allStates();

/** The whole value is selected for manual copying. */
export const CopyFailed: Story = {
  beforeEach: withoutCopying,
  parameters: rests({ shows: ['Copy failed, please copy manually'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(copyButton(canvasElement));
    await within(canvasElement).findByText('Copy failed, please copy manually');
    await expect(String(getSelection())).toBe('EE00 2200 0000 1234 5678');
    blurField();
  },
};

const writeText = fn((_: string) => Promise.resolve());

/** Copies the value itself, without grouping. */
export const Copies: Story = {
  tags: ['interaction'],
  beforeEach: () => withClipboard({ writeText }),
  play: async ({ canvasElement }) => {
    await userEvent.click(copyButton(canvasElement));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('EE002200000012345678'));
    await within(canvasElement).findByText('Copied');
  },
};

/** As on a phone that opens the page in the local network without TLS. */
export const CopiesWithoutClipboard: Story = {
  tags: ['interaction'],
  beforeEach: () => withCopyCommand(),
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    const note = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain') ?? '');
    // Runs after the listener that provides the text.
    addEventListener('copy', note);
    await userEvent.click(copyButton(canvasElement));
    await within(canvasElement).findByText(/Copied|Copy failed/);
    removeEventListener('copy', note);
    await expect(copied).toEqual(['EE002200000012345678']);
  },
};
