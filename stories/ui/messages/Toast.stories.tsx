import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Screen } from '../../../src/ui/screen/Screen.tsx';
import { Sheet } from '../../../src/ui/dialogs/Sheet.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { Toast, toastTime } from '../../../src/ui/messages/Toast.tsx';
import { createToaster } from '../../../src/ui/messages/createToaster.ts';
import { Toaster } from '../../../src/ui/messages/Toaster.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';
import { tabBar } from '../../screens/tabBar.tsx';

const meta = {
  title: 'ui/messages/Toast',
  component: Toast,
  tags: ['autodocs'],
  args: { toast: { kind: 'success', text: 'Address copied' }, onDismiss: fn() },
  parameters: guide({
    use: 'For a message on what has just happened, above the bottom bar.',
    do: [
      'Keep errors until they are dismissed.',
      'Let others leave after four seconds or their reading time.',
    ],
    dont: ['Put what users must not miss into a toast.'],
  }),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { parameters: rests({ toasts: ['Address copied'] }) };

export const Info: Story = {
  args: { toast: { kind: 'info', text: 'Prices are live again' } },
  parameters: rests({ toasts: ['Prices are live again'] }),
};

export const TappedAway: Story = {
  tags: ['interaction'],
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Address copied'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** An error stays until it is dismissed. */
export const Failure: Story = {
  args: { toast: { kind: 'error', text: 'Copy failed, please copy manually', failure: {} } },
  parameters: rests({ toasts: ['Copy failed, please copy manually'] }),
  play: async ({ args }) => {
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

const showOrder = fn();

export const WithAction: Story = {
  args: { toast: { kind: 'info', text: 'Order cancelled', action: { label: 'Show', onAction: showOrder } } },
  parameters: rests({ toasts: ['Order cancelled Show'] }),
};

export const LongGerman: Story = {
  args: {
    toast: {
      kind: 'error',
      failure: {},
      text: 'Die Auszahlungsadresse konnte nicht gespeichert werden. Es wurde nichts geändert.',
      action: { label: 'Wiederholen', onAction: fn() },
    },
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ toasts: ['Die Auszahlungsadresse konnte nicht gespeichert werden.'] }),
};

function ToasterDemo({ tabBar }: { tabBar?: ReactNode }) {
  const [toaster] = useState(createToaster);
  return (
    <>
      <Screen tabBar={tabBar}>
        <button type="button" onClick={() => toaster.show({ kind: 'success', text: 'Order placed' })}>
          Place
        </button>
        <button
          type="button"
          onClick={() => toaster.show({ kind: 'error', text: 'The order was refused', failure: {} })}
        >
          Fail
        </button>
      </Screen>
      <Toaster toaster={toaster} />
    </>
  );
}

// These stories tap without userEvent, whose focus would scroll the docs page.
const inAPage = { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } };

/** The live region exists before its first text, so that the text is announced; it is above the bottom bar. */
export const InToaster: Story = {
  parameters: { ...inAPage, ...rests({ toasts: ['The order was refused'] }) },
  render: () => <ToasterDemo tabBar={tabBar('Home')} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await fireEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const { bottom } = (await within(region).findByText('The order was refused')).getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(80);
  },
};

/** Without bars it is at the bottom of the page: a form above it stays visible. */
export const WithoutBars: Story = {
  parameters: { ...inAPage, ...rests({ toasts: ['The order was refused'] }) },
  render: () => <ToasterDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await canvas.findByText('The order was refused');
    const { bottom } = canvas.getByRole('status').getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(48);
  },
};

function DialogDemo({ startsOpen = false }: { startsOpen?: boolean }) {
  const [toaster] = useState(createToaster);
  const [isOpen, setOpen] = useState(startsOpen);
  const fail = () => toaster.show({ kind: 'error', text: 'The order was refused', failure: {} });
  return (
    <>
      <Screen tabBar={tabBar('Home')}>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Screen>
      {isOpen ? (
        <Sheet
          title="Cancel this order?"
          onClose={() => setOpen(false)}
          actions={<Button onClick={fail}>Cancel order</Button>}
        >
          <Text>97.41 USDT become available again.</Text>
        </Sheet>
      ) : null}
      <Toaster toaster={toaster} />
    </>
  );
}

/** Whether the element is topmost at its centre. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** A dialog covers the page; toasts are still visible and announced. */
export const OverADialog: Story = {
  parameters: {
    ...inAPage,
    ...rests({ dialog: 'Cancel this order?', toasts: ['The order was refused'] }),
  },
  render: () => <DialogDemo startsOpen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = await canvas.findByRole('dialog', { name: 'Cancel this order?' });
    const region = within(sheet).getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await fireEvent.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    await within(region).findByText('The order was refused');
    blurField();
    await waitFor(() => expect(isOnTop(canvas.getByText('The order was refused'))).toBe(true));
    // At the end of the screen that the sheet leaves free: its title and close button stay reachable.
    const toast = canvas.getByText('The order was refused').getBoundingClientRect();
    await expect(toast.bottom).toBeLessThan(sheet.getBoundingClientRect().top);
    await waitFor(() =>
      expect(isOnTop(within(sheet).getByRole('button', { name: 'Cancel order' }))).toBe(true),
    );
  },
};

export const DismissesByKeyboard: Story = {
  tags: ['interaction'],
  args: Failure.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Get help' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Its action dismisses the toast. */
export const ActionDismisses: Story = {
  tags: ['interaction'],
  args: WithAction.args,
  play: async ({ args, canvasElement }) => {
    showOrder.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    await expect(showOrder).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Over a dialog it is interactive, and a remaining toast moves to the page when the dialog closes. */
export const OutlivesItsDialog: Story = {
  tags: ['interaction'],
  parameters: inAPage,
  render: () => <DialogDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Cancel this order?' });
    const region = within(sheet).getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    const message = () => canvas.getByText('The order was refused');
    await waitFor(() => expect(isOnTop(message())).toBe(true));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('The order was refused')).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await expect(sheet).not.toBeInTheDocument();
    await waitFor(() => expect(isOnTop(message())).toBe(true));
  },
};

/** Success disappears after four seconds, the error beside it does not. */
export const LeavesByItself: Story = {
  tags: ['interaction'],
  render: () => <ToasterDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place' }));
    await expect(canvas.getByText('Order placed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Order placed')).toBeNull(), {
      timeout: toastTime + 2_000,
    });
    await expect(canvas.getByText('The order was refused')).toBeVisible();
  },
};

function middleOf(node: Node): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { top, bottom } = range.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
}

/** The support link is aligned with the close button, and the edge of the dark theme takes no space. */
export const LinesUp: Story = {
  ...Failure,
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [help, dismiss] = [canvas.getByRole('link'), canvas.getByRole('button', { name: 'Dismiss' })];
    await expect(Math.abs(middleOf(help) - middleOf(dismiss))).toBeLessThanOrEqual(1);
    const text = canvas.getByText('Copy failed, please copy manually');
    const { dataset } = document.documentElement;
    const chosen = dataset['theme'];
    const widths = ['light', 'dark'].map((theme) => {
      dataset['theme'] = theme;
      return text.getBoundingClientRect().width;
    });
    dataset['theme'] = chosen;
    await expect(widths[1]).toBe(widths[0]);
  },
};
