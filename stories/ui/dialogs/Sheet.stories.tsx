import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Sheet } from '../../../src/ui/dialogs/Sheet.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

/** The sheet opened by a page, for its surrounding behaviour. */
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
  title: 'ui/dialogs/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For choosing and confirming, above the page that it belongs to.',
      do: ['Close it by the cross, a drag or a tap beside it.', 'Keep the confirming button at its end.'],
      dont: ['Open a sheet from a sheet for a further step.'],
    }),
  },
  argTypes: { title: { control: 'text' }, actions: { control: false }, children: { control: false } },
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
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel order' }));

const sheet = () => screen.getByRole('dialog', { name: 'Cancel this order?' });

/** After opening without a pointer, the browser shows the ring on the focused button. */
const withoutRing: Story['play'] = async () => {
  const dialog = await screen.findByRole('dialog');
  // Waits for the opening animation.
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  blurField();
};

/** At the bottom edge, within the phone's width; the page behind does not scroll. */
export const Open: Story = {
  parameters: rests({ dialog: 'Cancel this order?' }),
  play: async (context) => {
    await withoutRing(context);
    const { bottom, width } = sheet().getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
    await expect(width).toBeLessThanOrEqual(450);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  },
};

/** Overflowing content scrolls inside; title and buttons stay visible. */
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
  parameters: rests({ dialog: 'Cancel this order?' }),
  play: async (context) => {
    await withoutRing(context);
    const cancel = within(sheet()).getByRole('button', { name: 'Cancel order' });
    await expect(cancel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(sheet().getBoundingClientRect().top).toBeGreaterThan(0);
    await screen.findByRole('group', { name: 'Cancel this order?' });
  },
};

export const LongGerman: Story = {
  args: {
    title: 'Auszahlungsanforderung zurückziehen?',
    children: <Text>Möchten Sie die Auszahlungsanforderung wirklich unwiderruflich zurückziehen?</Text>,
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ dialog: 'Auszahlungsanforderung zurückziehen?' }),
  play: withoutRing,
};

/** The focus cycles inside, and Escape returns it to the opening button. */
export const KeyboardStaysInside: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await expect(sheet().contains(document.activeElement)).toBe(true);
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      const at = document.activeElement;
      await expect(at === document.body || sheet().contains(at)).toBe(true);
    }
    // The browser translates Escape into this event; synthetic keys do not trigger it.
    sheet().dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel order' })).toHaveFocus();
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  },
};

export const ClosesByItsCross: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A tap inside does not close it, a tap on the scrim does. */
export const ClosesByItsScrim: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByText('97.41 USDT become available again.'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(sheet());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Scrollable content is a stop of the Tab key, so keyboard users can reach it. */
export const LongContentIsAStop: Story = {
  tags: ['interaction'],
  args: LongContent.args,
  play: async () => {
    const content = await screen.findByRole('group', { name: 'Cancel this order?' });
    await userEvent.tab();
    await expect(content).toHaveFocus();
  },
};

type Finger = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', distance: number) => void;

/** Pointer on the handle of the open sheet; distances are in px below the start. */
function fingerOn(canvasElement: HTMLElement): Finger {
  const handle = sheet().querySelector('span[aria-hidden=true]')!;
  const { left, top } = handle.getBoundingClientRect();
  const { PointerEvent } = canvasElement.ownerDocument.defaultView!;
  return (type, distance) =>
    void handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: left,
        clientY: top + distance,
      }),
    );
}

const atRest = () =>
  Promise.all(
    sheet()
      .getAnimations()
      .map(({ finished }) => finished),
  );

/** A slow drag, so that its end is no flick. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

/** It follows the finger down, not up, and closes when released beyond the threshold. */
export const FollowsAndClosesByDrag: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await atRest();
    const { top } = sheet().getBoundingClientRect();
    const finger = fingerOn(canvasElement);
    finger('pointerdown', 0);
    finger('pointermove', -40);
    await expect(sheet().getBoundingClientRect().top).toBe(top);
    finger('pointermove', 60);
    await expect(Math.round(sheet().getBoundingClientRect().top - top)).toBe(60);
    finger('pointermove', 120);
    await expect(Math.round(sheet().getBoundingClientRect().top - top)).toBe(120);
    await pause();
    finger('pointerup', 120);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Released earlier, or cancelled by the system, it springs back. */
export const SpringsBack: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await screen.findByRole('dialog');
    await atRest();
    const { top } = sheet().getBoundingClientRect();
    const finger = fingerOn(canvasElement);
    for (const [end, distance] of [
      ['pointerup', 80],
      ['pointercancel', 200],
    ] as const) {
      finger('pointerdown', 0);
      finger('pointermove', distance);
      await pause();
      finger(end, distance);
      await atRest();
      await expect(sheet().getBoundingClientRect().top).toBe(top);
    }
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A flick closes over a shorter distance than a slow drag. */
export const ClosesByFlick: Story = {
  tags: ['interaction'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await atRest();
    const finger = fingerOn(canvasElement);
    finger('pointerdown', 0);
    finger('pointermove', 30);
    finger('pointerup', 60);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
