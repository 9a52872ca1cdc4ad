// Messages for a cancellation whose answer did not arrive.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { partlyFilledOrder } from '../../../contracts/examples/spot.ts';
import { ApiError } from '../../../src/api/calling/ApiError.ts';
import { cancelToasts, type Found } from '../../../src/screens/spot/cancelToasts.ts';
import { SpotTradeView } from '../../../src/screens/spot/SpotTradeView.tsx';
import { blurField, rests } from '../../rests.ts';
import { toaster } from '../../toasts.tsx';
import { rows, spotTrade } from './spotTrade.tsx';
import { pressInDialog } from './ticketSteps.ts';

const meta = {
  title: 'screens/spot/SpotTrade',
  component: SpotTradeView,
  ...spotTrade,
  args: { ...spotTrade.args, openOrders: rows([partlyFilledOrder]) },
} satisfies Meta<typeof SpotTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Outcome = Found | 'checking';

/** Shows the app's message, and lists the order while it is open. */
function Told({ outcome, ...props }: ComponentProps<typeof SpotTradeView> & { outcome: Outcome }) {
  const toasts = cancelToasts(useIntl());
  const [openOrders, setOpenOrders] = useState(props.openOrders);
  return (
    <SpotTradeView
      {...props}
      openOrders={openOrders}
      onCancel={async () => {
        const failure = new ApiError({ kind: 'offline', message: 'No connection' });
        const isOver = outcome !== 'checking' && ['cancelled', 'gone'].includes(outcome.state);
        if (isOver) setOpenOrders(rows([]));
        toaster.show(outcome === 'checking' ? toasts.checking(1) : toasts.found(outcome, 1, failure));
      }}
    />
  );
}

const told = (outcome: Outcome, text: string, listed: string): Story => ({
  render: (args) => <Told {...args} outcome={outcome} />,
  parameters: rests({ shows: [listed], toasts: [text] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await pressInDialog(canvasElement, 'Cancel order');
    await userEvent.hover(await canvas.findByText(text));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    blurField();
  },
});

const isListed = '0.0360 of 0.1200 filled';
const isGone = 'No open orders';

export const CancelChecking: Story = {
  name: 'No answer after Cancel',
  ...told('checking', 'We’re checking whether your order was cancelled', isListed),
};
export const CancelFound: Story = {
  name: 'Cancellation received',
  ...told({ state: 'cancelled' }, 'Order cancelled', isGone),
};
/** The order had filled before. */
export const CancelTooLate: Story = {
  name: 'Filled before it was cancelled',
  ...told({ state: 'gone' }, 'Your order is no longer open. See your order history.', isGone),
};
export const CancelNotFound: Story = {
  name: 'Cancellation not received',
  ...told({ state: 'open', count: 1 }, 'Your order is still open. You can cancel it again.', isListed),
};
export const CancelUnclear: Story = {
  name: 'Outcome unknown after Cancel',
  ...told({ state: 'unclear' }, 'We could not confirm the cancellation. Check your open orders.', isListed),
};
