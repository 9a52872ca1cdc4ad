import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountField } from '../../../src/ui/fields/AmountField.tsx';
import { Announced } from '../../../src/ui/messages/Announced.tsx';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Form } from '../../../src/ui/fields/Form.tsx';
import { MessagesTogether } from '../../../src/ui/messages/MessagesTogether.tsx';
import { ReasonInHand } from '../../../src/ui/messages/ReasonInHand.tsx';
import { StickyAction } from '../../../src/ui/screen/StickyAction.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

const reason = 'Insufficient balance';

const meta = {
  title: 'ui/messages/ReasonInHand',
  component: ReasonInHand,
  tags: ['autodocs'],
  args: { children: reason },
  render: ({ children }) => (
    <Form label="Order" onSubmit={fn()} submitCount={0} isSubmitting={false}>
      <MessagesTogether>
        <AmountField label="Quantity" name="quantity" value="9" decimals={4} onChange={fn()} />
        <StickyAction>
          <Announced text={undefined}>You receive 8.991 BTC</Announced>
          <ReasonInHand>{children}</ReasonInHand>
          <Button type="submit" width="block" disabled={children !== undefined} reason={children}>
            Buy
          </Button>
        </StickyAction>
      </MessagesTogether>
    </Form>
  ),
  parameters: guide({
    use: 'For why the button is disabled, while the keyboard hides the button.',
    do: ['Use the words of the button’s reason.'],
    dont: ['Show it while the button is in sight.'],
  }),
} satisfies Meta<typeof ReasonInHand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the button while no field is focused. */
export const Away: Story = {
  name: 'No field in focus',
  parameters: rests({ shows: [reason, 'You receive 8.991 BTC'] }),
  play: () => blurField(),
};

/** In the place of the receipt, so that the button does not move. */
export const InHand: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [inPlace, beneath] = canvas.getAllByText(reason);
    await expect(inPlace).not.toBeVisible();
    await expect(beneath).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(inPlace).toBeVisible();
    await expect(beneath).not.toBeVisible();
    await expect(canvas.getByText('You receive 8.991 BTC')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveAccessibleDescription(reason);
  },
};
