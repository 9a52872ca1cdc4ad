import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { Sheet } from '../../src/ui/Sheet.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { Text } from '../../src/ui/Text.tsx';

function Opened(props: ComponentProps<typeof Sheet>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Cancel order
      </Button>
      {isOpen ? <Sheet {...props} onClose={close} /> : null}
    </>
  );
}

const meta = {
  title: 'ui/Sheet',
  component: Sheet,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Cancel this order?',
    onClose: fn(),
    children: <Text tone="secondary">97.41 USDT become available again.</Text>,
    actions: (
      <Stack direction="row" gap="3" equal>
        <Button variant="secondary">Keep</Button>
        <Button variant="danger">Cancel order</Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel order' }));
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => screen.getByRole('dialog', { name: 'Cancel this order?' });

/** Stays at the lower edge and inside the phone's width; the page behind does not scroll. */
export const Open: Story = {
  play: async (context) => {
    await meta.play(context);
    const { bottom, width } = sheet().getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
    await expect(width).toBeLessThanOrEqual(450);
    await expect(sheet().contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  },
};

/** The focus goes round inside, and Escape brings it back to the button that opened. */
export const Keyboard: Story = {
  play: async (context) => {
    await meta.play(context);
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      const at = document.activeElement;
      await expect(at === document.body || sheet().contains(at)).toBe(true);
    }
    // The browser turns Escape into this event; synthetic keys do not reach it.
    sheet().dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(within(context.canvasElement).getByRole('button', { name: 'Cancel order' })).toHaveFocus();
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  },
};

export const ClosedByItsCross: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Close' }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** A tap inside does not close, one on the scrim does. */
export const ClosedByItsScrim: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(screen.getByText('97.41 USDT become available again.'));
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await userEvent.click(sheet());
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** More than fits scrolls inside; title and buttons stay in reach. */
export const LongContent: Story = {
  args: {
    children: (
      <Stack gap="4">
        {Array.from({ length: 30 }, (_, at) => (
          <Text key={at}>Step {at + 1} of the explanation</Text>
        ))}
      </Stack>
    ),
  },
  play: async (context) => {
    await meta.play(context);
    const cancel = within(sheet()).getByRole('button', { name: 'Cancel order' });
    await expect(cancel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(sheet().getBoundingClientRect().top).toBeGreaterThan(0);
    const content = await screen.findByRole('group', { name: 'Cancel this order?' });
    await userEvent.tab();
    await expect(content).toHaveFocus();
  },
};

export const LongGerman: Story = {
  args: {
    title: 'Cancel this order?',
    children: <Text>Möchten Sie die Auszahlungsanforderung wirklich unwiderruflich zurückziehen?</Text>,
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
