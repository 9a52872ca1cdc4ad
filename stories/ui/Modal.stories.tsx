import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { Modal } from '../../src/ui/Modal.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { Text } from '../../src/ui/Text.tsx';

function Opened(props: ComponentProps<typeof Modal>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Trade options</Button>
      {isOpen ? (
        <Modal
          {...props}
          onClose={close}
          actions={
            <Stack gap="3">
              <Button width="block">Start verification</Button>
              <Button width="block" variant="text" onClick={close}>
                Not now
              </Button>
            </Stack>
          }
        />
      ) : null}
    </>
  );
}

const meta = {
  title: 'ui/Modal',
  component: Modal,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Verify your identity first',
    onClose: fn(),
    actions: null,
    children: (
      <Text tone="secondary">
        Timed options need advanced verification. You need your ID and about 4 minutes.
      </Text>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Trade options' }));
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = () => screen.getByRole('alertdialog', { name: 'Verify your identity first' });

export const Open: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(modal().contains(document.activeElement)).toBe(true);
    const { left, right } = modal().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** What has to be answered does not go away by a tap beside it. */
export const StaysOnScrimTap: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(modal());
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await expect(modal()).toBeVisible();
  },
};

/** Escape is the answer that changes nothing, and the focus returns. */
export const Escape: Story = {
  play: async (context) => {
    await meta.play(context);
    // The browser turns Escape into this event; synthetic keys do not reach it.
    modal().dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(within(context.canvasElement).getByRole('button', { name: 'Trade options' })).toHaveFocus();
  },
};

export const LongGerman: Story = {
  args: {
    children: (
      <Text>
        Für zeitgebundene Optionen ist eine erweiterte Identitätsüberprüfung erforderlich. Halten Sie Ihren
        Personalausweis bereit.
      </Text>
    ),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};

export const LargeText: Story = { globals: { textSize: '200' } };
