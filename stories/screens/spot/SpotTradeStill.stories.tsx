// The ticket's button keeps its position, and every figure keeps its unit and its line, whatever the ticket contains.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openOrders, placeSpotOrder } from '../../../contracts/examples/spot.ts';
import { spotOrder } from '../../../src/api/spot.ts';
import { SpotTradeView } from '../../../src/screens/spot/SpotTradeView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { toaster } from '../../toasts.tsx';
import { rows, spotTrade } from './spotTrade.tsx';
import {
  chooseMarket,
  chooseSell,
  field,
  filledIn,
  pressInDialog,
  sentOrder,
  submitButton,
  write,
} from './ticketSteps.ts';

const meta = {
  title: 'screens/spot/SpotTrade',
  component: SpotTradeView,
  ...spotTrade,
} satisfies Meta<typeof SpotTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Props = ComponentProps<typeof SpotTradeView>;

const waiting = { ...placeSpotOrder, id: openOrders[0]!.id + 1 };

/** As with a server: an order reduces the balance and is listed, and disappears once all are cancelled. */
function Traded(props: Props) {
  const [placed, setPlaced] = useState<'none' | 'open' | 'cancelled'>('none');
  return (
    <SpotTradeView
      {...props}
      balances={
        placed === 'open' ? ready([{ code: 'USDT', free: '9920.85146875', held: '1' }]) : props.balances
      }
      openOrders={rows(placed === 'open' ? [waiting, ...openOrders.slice(1)] : openOrders.slice(1))}
      onSubmit={async () => {
        setPlaced('open');
        return { state: 'made', made: spotOrder(waiting) };
      }}
      onCancelAll={async () => setPlaced('cancelled')}
    />
  );
}

/** Distance from the top of the ticket, regardless of scrolling. */
function buttonTop(canvas: HTMLElement): number {
  const button = submitButton(canvas);
  return button.getBoundingClientRect().top - button.closest('form')!.getBoundingClientRect().top;
}

/** Blurs the field: during input the button may be higher, above the keyboard. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The test runner renders before it has set the story's width, and the fallback font is narrower. */
async function isLaidOut(viewport: 'w320' | 'phone'): Promise<void> {
  await waitFor(() => expect(innerWidth).toBe(viewport === 'w320' ? 320 : 390));
  await document.fonts.ready;
}

async function place(canvas: HTMLElement): Promise<void> {
  await write(canvas, 'quantity', '0.064');
  await userEvent.click(submitButton(canvas));
  await waitFor(() => expect(within(canvas).getByRole('form')).toHaveTextContent('Order placed: buy'));
}

const stays = (viewport: 'w320' | 'phone'): Story => ({
  tags: ['interaction'],
  render: (args) => <Traded {...args} />,
  globals: viewport === 'w320' ? { viewport: { value: viewport } } : {},
  play: async ({ canvasElement }) => {
    await isLaidOut(viewport);
    const at = buttonTop(canvasElement);
    const stands = async () => {
      leaveField();
      await expect(buttonTop(canvasElement)).toBe(at);
    };
    await write(canvasElement, 'quantity', '0.12345');
    await stands();
    await write(canvasElement, 'price', '97410.25');
    await stands();
    await expect(field(canvasElement, 'price')).toHaveAccessibleDescription(/Use multiples of 0\.1/);
    await write(canvasElement, 'price', '97410.1');
    await write(canvasElement, 'quantity', '0.0123456789');
    await stands();
    await write(canvasElement, 'quantity', '9');
    await stands();
    await place(canvasElement);
    await stands();
    await write(canvasElement, 'quantity', '0.01');
    await stands();
  },
});

export const ButtonStays: Story = stays('phone');
export const ButtonStaysOn320: Story = stays('w320');

const staysBySide = (viewport: 'w320' | 'phone', locale: string): Story => ({
  tags: ['interaction'],
  globals: { locale, ...(viewport === 'w320' ? { viewport: { value: viewport } } : {}) },
  play: async ({ canvasElement }) => {
    await isLaidOut(viewport);
    const sides = within(canvasElement).getAllByRole('radio');
    const stays = async (change: () => Promise<void>) => {
      leaveField();
      const at = buttonTop(canvasElement);
      await change();
      leaveField();
      await expect(buttonTop(canvasElement)).toBe(at);
    };
    await stays(() => userEvent.click(sides[1]!));
    await stays(() => userEvent.click(sides[0]!));
    await chooseMarket(canvasElement);
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await stays(() => write(canvasElement, 'total', '500'));
    await stays(() => userEvent.click(sides[1]!));
  },
});

/** The other side has other labels and figures, but the same space. */
export const ButtonStaysBySide: Story = staysBySide('phone', 'en');
export const ButtonStaysBySideOn320: Story = staysBySide('w320', 'en');
export const ButtonStaysBySideInGerman: Story = staysBySide('w320', 'de');

/** All digits of the order's value are visible, and so is its unit. */
export const ValueKeepsItsDigits: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' }, locale: 'de' },
  play: async ({ canvasElement }) => {
    await isLaidOut('w320');
    const total = field(canvasElement, 'total');
    const box = total.parentElement!.parentElement!;
    await expect(box).toHaveTextContent('Orderwert (USDT)');
    for (const value of ['6239,12651', '99999,12345678']) {
      await write(canvasElement, 'total', value);
      leaveField();
      await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
    }
  },
};

/** A selected share brings the button into view, like typing does. */
export const ShareBesideTheButton: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    const action = submitButton(canvasElement).parentElement!;
    await expect(getComputedStyle(action).position).toBe('static');
    await userEvent.click(within(canvasElement).getByText('50%'));
    await expect(slider).toHaveFocus();
    await expect(getComputedStyle(action).position).toBe('sticky');
  },
};

/** The error of the focused field replaces the receipt; the other field announces its error. */
export const SaysTheFieldInHand: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, 'price', '97410.25');
    await write(canvasElement, 'quantity', '0.06405');
    // Outside its field the message names the field.
    const seen = () =>
      canvas
        .getAllByText(/^Use multiples of/)
        .map((node) => node.closest<HTMLElement>('[id$=error]')!)
        .filter(({ parentElement }) => parentElement!.offsetHeight > 10)
        .map(({ textContent }) => textContent);
    await expect(seen()).toEqual(['Quantity (BTC) Use multiples of 0.0001 Use 0.064']);
    await userEvent.click(field(canvasElement, 'price'));
    await expect(seen()).toEqual(['Price (USDT) Use multiples of 0.1 Use 97,410.2']);
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(/0\.0001/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use 97,410.2' }));
    await expect(field(canvasElement, 'price')).toHaveValue('97,410.2');
  },
};

/** Rendered bounds of the matching text. */
function drawn(value: Element, text: string): DOMRect {
  const walker = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue!.indexOf(text);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const box = range.getBoundingClientRect();
    const parent = node.parentElement!.getBoundingClientRect();
    return parent.width < 2 ? parent : box;
  }
  throw new Error(`${value.textContent} does not say ${text}`);
}

async function haveUnits(canvas: HTMLElement, figures: Record<string, string>): Promise<void> {
  const column = within(canvas).getByRole('form').getBoundingClientRect();
  for (const [name, unit] of Object.entries(figures)) {
    const value = within(canvas).getByText(name).closest('dt')!.nextElementSibling!;
    const box = drawn(value, unit);
    await expect(box.width).toBeGreaterThan(15);
    await expect(box.right).toBeLessThanOrEqual(column.right + 1);
    const digits = drawn(value, value.textContent.trim().replace(/[^\d].*$/, ''));
    await expect(digits.left).toBeGreaterThanOrEqual(column.left);
    // On one line.
    await expect(Math.abs(digits.top - box.top)).toBeLessThan(2);
  }
}

export const FiguresKeepUnits: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  args: {
    balances: ready([
      { code: 'USDT', free: '12345678.12345678', held: '0' },
      { code: 'BTC', free: '1234.12345678', held: '0' },
    ]),
  },
  play: async ({ canvasElement }) => {
    await isLaidOut('w320');
    await write(canvasElement, 'quantity', '1.1234');
    await haveUnits(canvasElement, {
      Available: 'USDT',
      'Max. buy': 'BTC',
      'You pay': 'USDT',
      'Fee 0.10%': 'BTC',
      'You receive': 'BTC',
    });
    await chooseSell(canvasElement);
    await haveUnits(canvasElement, {
      'Available to sell': 'BTC',
      'Max. sell': 'BTC',
      'Receive at least': 'USDT',
      'Fee 0.10%': 'USDT',
      'You receive': 'USDT',
    });
  },
};

/** The message about a placed order disappears with the order. */
export const OutcomeGoesWithItsOrder: Story = {
  tags: ['interaction'],
  render: (args) => <Traded {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await place(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel all/ }));
    await canvas.findByRole('dialog');
    await pressInDialog(canvasElement, 'Cancel all');
    await waitFor(() => expect(canvas.getByRole('form')).not.toHaveTextContent('Order placed'));
  },
};

/** The result of an order lookup shows where a placed order does, with its price in the pair's format. */
export const SaysSettledOrder: Story = {
  tags: ['interaction'],
  args: {
    ...filledIn({ price: '97410', quantity: '0.064' }),
    settled: { draft: sentOrder, outcome: { state: 'made', made: spotOrder(placeSpotOrder) } },
  },
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form'));
    await waitFor(() =>
      expect(form.getByRole('status')).toHaveTextContent('Order placed: buy 0.0640 BTC at 97,410.0'),
    );
    await expect(field(canvasElement, 'quantity')).toHaveValue('');
    await expect(toaster.snapshot()).toEqual([]);
  },
};
