import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Modal } from '../../../src/ui/dialogs/Modal.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

/** The modal opened by a page, for its surrounding behaviour. */
function Opened(props: ComponentProps<typeof Modal>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Trade options</Button>
      {isOpen ? <Modal {...props} onClose={close} /> : null}
    </>
  );
}

const meta = {
  title: 'ui/dialogs/Modal',
  component: Modal,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For what blocks: verification required, session ended. All else is a sheet.',
      do: ['Say that nothing was sent, and keep the draft in sight.'],
      dont: ['Close it by a tap beside it.'],
    }),
  },
  argTypes: {
    title: { control: 'text' },
    art: { control: false },
    actions: { control: false },
    children: { control: false },
  },
  args: {
    title: 'Verify your identity first',
    onClose: fn(),
    actions: (
      <Stack gap="3">
        <Button width="block">Start verification</Button>
        <Button width="block" variant="text">
          Not now
        </Button>
      </Stack>
    ),
    children: (
      <Text tone="secondary">
        Timed options need advanced verification. You need your ID and about 4 minutes.
      </Text>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = () => screen.getByRole('alertdialog', { name: 'Verify your identity first' });

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Trade options' }));

/** After opening without a pointer, the browser shows the ring on the focused button. */
const withoutRing: Story['play'] = async () => {
  await screen.findByRole('alertdialog');
  blurField();
};

export const Open: Story = {
  parameters: rests({ dialog: 'Verify your identity first' }),
  play: async (context) => {
    await withoutRing(context);
    const { left, right } = modal().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongGerman: Story = {
  args: {
    title: 'Bestätigen Sie zuerst Ihre Identität',
    children: (
      <Text>
        Für zeitgebundene Optionen ist eine erweiterte Identitätsüberprüfung erforderlich. Halten Sie Ihren
        Personalausweis bereit.
      </Text>
    ),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ dialog: 'Bestätigen Sie zuerst Ihre Identität' }),
  play: withoutRing,
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: rests({ dialog: 'Verify your identity first' }),
  play: withoutRing,
};

export const TakesTheFocus: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(modal().contains(document.activeElement)).toBe(true);
  },
};

/** A dialog that requires an answer ignores taps on the scrim. */
export const StaysOnScrimTap: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(modal());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(modal()).toBeVisible();
  },
};

/** Escape cancels without changes, and the focus is restored. */
export const ClosesByEscape: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    // The browser translates Escape into this event; synthetic keys do not trigger it.
    modal().dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Trade options' })).toHaveFocus();
  },
};
